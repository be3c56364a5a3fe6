import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'
import { chooseLanguage, expect, getLanguageName, messages, test } from './fixtures'
import { expectStoryPosition, openLandingAtStory, readScrollPosition } from './story-reader'

const story = (locale: Locale) => messages[locale]['free-story'].story

/** A voice of each language, with an accent that is not in the table. */
const accentOf = (locale: string) => `${locale}-001`
test.beforeEach(async ({ page }) => {
  await page.addInitScript((accents) => {
    const said: { text: string; lang: string; utterance: SpeechSynthesisUtterance }[] = []
    const voices = accents.map((lang) => ({ lang, localService: true }))
    const speech = {
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance) =>
        said.push({ text: utterance.text, lang: utterance.lang, utterance }),
    }
    class Utterance {
      constructor(public text: string) {}
    }
    Object.assign(window, { said })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  }, locales.map(accentOf))
})
const said = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { said: { text: string; lang: string }[] }).said.map(({ text, lang }) => ({
      text,
      lang,
    })),
  )
/** Makes the voice report an event on its latest utterance. */
const voiceSays = (page: Page, event: 'onend' | 'onboundary', detail: object = {}) =>
  page.evaluate(
    ([name, data]) => {
      const latest = (
        window as unknown as { said: { utterance: Record<string, (event: object) => void> }[] }
      ).said.at(-1)
      latest?.utterance[name as string]?.(data as object)
    },
    [event, detail],
  )

for (const locale of locales) {
  test(`says the ${locale} page a sentence at a time and marks what it says`, async ({ page }) => {
    await openLandingAtStory(page, locale)
    await page.getByRole('button', { name: story(locale).readAloud }).click()
    const marked = page.locator('.spoken')
    const first = (await said(page))[0]
    expect(first?.lang).toBe(accentOf(locale))
    await expect(marked).toHaveText(first?.text ?? '')
    await voiceSays(page, 'onboundary', { name: 'word', charIndex: 0, charLength: 5 })
    await expect(page.locator('.spoken-word')).toHaveText(first?.text.slice(0, 5) ?? '')
    await voiceSays(page, 'onend')
    await expect(marked).toHaveText((await said(page))[1]?.text ?? '')
  })
}

test('reads the page that is being turned to', async ({ page }) => {
  await openLandingAtStory(page)
  const read = page.getByRole('button', { name: story('en').readAloud })
  await page.getByRole('button', { name: story('en').next }).dispatchEvent('click')
  await read.dispatchEvent('click')
  const second = story('en').pages.p02.text
  expect(second.startsWith((await said(page))[0]?.text ?? '-')).toBe(true)
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(1, 1)
  await expectStoryPosition(page, 2)
  await voiceSays(page, 'onend')
  await expect.poll(async () => (await said(page)).length).toBe(2)
  // The label says the state; a pressed "Stop" would say it twice, and contradict itself (WCAG 4.1.2).
  await expect(page.getByRole('button', { name: story('en').stop })).not.toHaveAttribute('aria-pressed')
})

test('stops on a page turn, on a change of language and by its button', async ({ page }) => {
  await openLandingAtStory(page)
  const read = page.getByRole('button', { name: story('en').readAloud })
  await read.click()
  await page.getByRole('button', { name: story('en').next }).click()
  await expect(page.locator('.spoken')).toHaveCount(0)
  await read.click()
  await page.getByRole('button', { name: story('en').stop }).click()
  await expect(page.locator('.spoken')).toHaveCount(0)
  await read.click()
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.locator('.spoken')).toHaveCount(0)
  const count = (await said(page)).length
  await voiceSays(page, 'onend')
  expect((await said(page)).length).toBe(count)
})

test('no voice, no button', async ({ page }) => {
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
  await expect(page.getByRole('button', { name: story('en').readAloud })).toHaveCount(0)
})
