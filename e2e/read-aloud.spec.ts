import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { expect, messages, test } from './fixtures'
import { chooseLanguage } from './steps'
import { expectStoryPage, openLandingAtStory } from './story-reader'

declare global {
  interface Window {
    utterances: SpeechSynthesisUtterance[]
  }
}

const getStory = (locale: Locale) => messages[locale]['free-story'].story
const getVoiceLanguage = (locale: Locale) => `${locale}-001`

/** Replaces speech synthesis by one that records utterances, with one voice for each of these languages. */
const mockSpeech = (page: Page, voiceLocales: Locale[]) =>
  page.addInitScript((languages) => {
    const utterances: object[] = []
    const voices = languages.map((lang) => ({ lang, name: lang, localService: true }))
    const speech = {
      speaking: false,
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: (utterance: object) => {
        utterances.push(utterance)
        speech.speaking = true
      },
    }
    class Utterance {
      constructor(public text: string) {}
    }
    Object.assign(window, { utterances })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  }, voiceLocales.map(getVoiceLanguage))
const readUtterances = (page: Page) =>
  page.evaluate(() => window.utterances.map(({ text, lang }) => ({ text, lang })))
/** Dispatches an event of the latest utterance. */
const dispatchSpeechEvent = (page: Page, event: 'onend' | 'onboundary', detail: object = {}) =>
  page.evaluate(([name, data]) => window.utterances.at(-1)?.[name]?.(data as SpeechSynthesisEvent), [
    event,
    detail,
  ] as const)

test('a button reads a page by sentences; without a voice there is no button', async ({ page }) => {
  await mockSpeech(page, ['es', 'fr'])
  await openLandingAtStory(page, 'es')
  const { readAloud, stop, next } = getStory('es')
  const read = page.getByRole('button', { name: readAloud })
  const spoken = page.locator('.story-spoken')

  await read.click()
  const first = (await readUtterances(page))[0]
  expect(first?.lang).toBe(getVoiceLanguage('es'))
  await expect(spoken).toHaveText(first?.text ?? '')
  await dispatchSpeechEvent(page, 'onboundary', { name: 'word', charIndex: 0, charLength: 5 })
  await expect(page.locator('.story-spoken-word')).toHaveText(first?.text.slice(0, 5) ?? '')
  await dispatchSpeechEvent(page, 'onend')
  // Voices get a space for a word joiner.
  const second = (await readUtterances(page))[1]?.text
  // biome-ignore lint/performance/useDomNodeTextContent: voices read the rendered text
  await expect.poll(async () => (await spoken.innerText()).replaceAll('\u2060', ' ')).toBe(second)

  // Some browsers forget to say that a sentence has ended.
  await page.evaluate(() => Reflect.set(speechSynthesis, 'speaking', false))
  await expect.poll(async () => (await readUtterances(page)).length).toBe(3)

  await page.getByRole('button', { name: next }).click()
  await expectStoryPage(page, 2, 'es')
  await expect(spoken).toHaveCount(0)

  await read.click()
  await expect(spoken).toHaveCount(1)
  const stopButton = page.getByRole('button', { name: stop })
  // The label says the state; a pressed "Stop" would say it twice, and contradict itself (WCAG 4.1.2).
  await expect(stopButton).not.toHaveAttribute('aria-pressed')
  await stopButton.click()
  await expect(spoken).toHaveCount(0)

  await read.click()
  await expect(spoken).toHaveCount(1)
  await chooseLanguage(page, 'fr')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(spoken).toHaveCount(0)
  await dispatchSpeechEvent(page, 'onend')
  expect(await readUtterances(page)).toHaveLength(5)

  await expect(page.getByRole('button', { name: getStory('fr').readAloud })).toBeVisible()
  await chooseLanguage(page, 'en')
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  await expect(page.getByRole('button', { name: getStory('en').readAloud })).toHaveCount(0)
})
