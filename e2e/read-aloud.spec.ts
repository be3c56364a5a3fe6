import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'
import { chooseLanguage, expect, getLanguageName, messages, test } from './fixtures'
import { expectStoryPosition, openLandingAtStory, openTools, readScrollPosition } from './story-reader'

const story = (locale: Locale) => messages[locale]['free-story'].story

/** Replaces speech synthesis by one that records utterances, with one voice for each language. */
const getVoiceLanguage = (locale: string) => `${locale}-001`
test.beforeEach(async ({ page }) => {
  await page.addInitScript((languages) => {
    const utterances: { text: string; lang: string; utterance: SpeechSynthesisUtterance }[] = []
    const voices = languages.map((lang) => ({ lang, localService: true }))
    const speech = {
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance) =>
        utterances.push({ text: utterance.text, lang: utterance.lang, utterance }),
    }
    class Utterance {
      constructor(public text: string) {}
    }
    Object.assign(window, { utterances })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  }, locales.map(getVoiceLanguage))
})
const readUtterances = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { utterances: { text: string; lang: string }[] }).utterances.map(
      ({ text, lang }) => ({
        text,
        lang,
      }),
    ),
  )
/** Dispatches an event of the latest utterance. */
const dispatchSpeechEvent = (page: Page, event: 'onend' | 'onboundary', detail: object = {}) =>
  page.evaluate(
    ([name, data]) => {
      const latest = (
        window as unknown as { utterances: { utterance: Record<string, (event: object) => void> }[] }
      ).utterances.at(-1)
      latest?.utterance[name as string]?.(data as object)
    },
    [event, detail],
  )

for (const locale of locales) {
  test(`reads the ${locale} page sentence by sentence and highlights sentence and word`, async ({ page }) => {
    await openLandingAtStory(page, locale)
    await openTools(page)
    await page.getByRole('button', { name: story(locale).readAloud }).click()
    const marked = page.locator('.story-spoken')
    const first = (await readUtterances(page))[0]
    expect(first?.lang).toBe(getVoiceLanguage(locale))
    await expect(marked).toHaveText(first?.text ?? '')
    await dispatchSpeechEvent(page, 'onboundary', { name: 'word', charIndex: 0, charLength: 5 })
    await expect(page.locator('.story-spoken-word')).toHaveText(first?.text.slice(0, 5) ?? '')
    await dispatchSpeechEvent(page, 'onend')
    // Voices get a space for a word joiner.
    const second = (await readUtterances(page))[1]?.text
    // biome-ignore lint/performance/useDomNodeTextContent: voices read the rendered text
    await expect.poll(async () => (await marked.innerText()).replaceAll('\u2060', ' ')).toBe(second)
  })
}

test('reads the new page during a page turn', async ({ page }) => {
  await openLandingAtStory(page)
  await openTools(page)
  const read = page.getByRole('button', { name: story('en').readAloud })
  await page.getByRole('button', { name: story('en').next }).dispatchEvent('click')
  await read.dispatchEvent('click')
  const second = story('en').pages.p02.text
  expect(second.startsWith((await readUtterances(page))[0]?.text ?? '-')).toBe(true)
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(1, 1)
  await expectStoryPosition(page, 2)
  await dispatchSpeechEvent(page, 'onend')
  await expect.poll(async () => (await readUtterances(page)).length).toBe(2)
  // The label says the state; a pressed "Stop" would say it twice, and contradict itself (WCAG 4.1.2).
  await openTools(page)
  await expect(page.getByRole('button', { name: story('en').stop })).not.toHaveAttribute('aria-pressed')
})

test('stops on a page turn, on a change of language and with its button', async ({ page }) => {
  await openLandingAtStory(page)
  const read = page.getByRole('button', { name: story('en').readAloud })
  await openTools(page)
  await read.click()
  await page.getByRole('button', { name: story('en').next }).click()
  await expect(page.locator('.story-spoken')).toHaveCount(0)
  await openTools(page)
  await read.click()
  await openTools(page)
  await page.getByRole('button', { name: story('en').stop }).click()
  await expect(page.locator('.story-spoken')).toHaveCount(0)
  await openTools(page)
  await read.click()
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.locator('.story-spoken')).toHaveCount(0)
  const count = (await readUtterances(page)).length
  await dispatchSpeechEvent(page, 'onend')
  expect((await readUtterances(page)).length).toBe(count)
})

test('has no button without a voice for the language', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'xx-XX', localService: true }],
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    })
  })
  await openLandingAtStory(page)
  await expect(page.getByRole('button', { name: story('en').next })).toBeVisible()
  await openTools(page)
  await expect(page.getByRole('button', { name: story('en').readAloud })).toHaveCount(0)
})
