import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { landingPage } from '@/lib/pages'
import { chooseLanguage, expect, hydrated, messages, nameOf, test } from './fixtures'
import { paperFormats, paperWidths, pdfPages } from './paper'

const story = (locale: (typeof locales)[number] = 'en') => messages[locale]['free-story'].story
const pagesOf = (locale?: (typeof locales)[number]) => Object.values(story(locale).pages)

async function openStory(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
  await page.locator('.story-pages').scrollIntoViewIfNeeded()
}

/** Scroll position of the row of pages, in pages. */
const position = (page: Page) =>
  page.locator('.story-pages').evaluate((list) => list.scrollLeft / list.clientWidth)

test('the buttons turn the pages, announce the position, and are disabled at the ends', async ({ page }) => {
  await openStory(page)
  const status = page.locator('.story [role=status]')
  const total = pagesOf().length
  const says = (number: number) =>
    expect(status).toHaveText(
      story().position.replace('{page}', String(number)).replace('{total}', String(total)),
    )
  const next = page.getByRole('button', { name: story().next })
  const previous = page.getByRole('button', { name: story().previous })

  await says(1)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await says(2)
  await expect.poll(() => position(page)).toBeCloseTo(1, 1)
  await previous.click()
  await says(1)
  await page
    .locator('.story-pages')
    .evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await says(total)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})

test('the arrow keys turn the pages', async ({ page }) => {
  await openStory(page)
  await page.locator('.story-pages').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(page)).toBeCloseTo(1, 1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => position(page)).toBeCloseTo(0, 1)
})

test('every page has a picture that is described, and every picture arrives', { tag: '@any-screen' }, async ({
  page,
}) => {
  await openStory(page)
  for (const { picture } of pagesOf()) {
    const image = page.getByRole('img', { name: picture })
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = 'eager'
      return element.decode()
    })
  }
})

test('larger text is kept for the visit and stored nowhere', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await openStory(page)
  const text = page.locator('.story-text').first()
  const size = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await size()
  await page.getByRole('button', { name: story().larger }).click()
  const larger = await size()
  expect(larger).toBeGreaterThan(before)
  await page.evaluate(() => {
    location.hash = '#/privacy-policy'
  })
  await expect(page.locator('.story')).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = '#free-story'
  })
  await expect.poll(size).toBe(larger)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE'])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the pages are a scrollable row, and buttons that need scripts are hidden', async ({ page }) => {
    await page.goto('/fr')
    await expect(page.locator('.story-page')).toHaveCount(pagesOf('fr').length)
    await expect(page.locator('.story-controls')).toBeHidden()
    await expect(page.locator('.story-tools')).toBeHidden()
    const { overflow, snap } = await page.locator('.story-pages').evaluate((list) => ({
      overflow: getComputedStyle(list).overflowX,
      snap: getComputedStyle(list).scrollSnapType,
    }))
    expect([overflow, snap]).toEqual(['auto', 'x mandatory'])
  })
})

for (const locale of locales) {
  test(`printing the ${locale} page gives the story alone, a page a spread`, { tag: '@any-screen' }, async ({
    page,
  }) => {
    await openStory(page, landingPage(locale).path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(pagesOf(locale)[11]?.text ?? '')).toBeVisible()
    for (const hidden of [
      '.site-header',
      '.site-footer',
      '.hero',
      '#book',
      '.newsletter',
      '.story-tools',
      '.colouring',
    ])
      await expect(page.locator(hidden).first()).toBeHidden()
    for (const format of paperFormats)
      expect(await pdfPages(page, { format, landscape: true })).toBe(pagesOf(locale).length)
    expect(await pdfPages(page, { preferCSSPageSize: true })).toBe(pagesOf(locale).length)
  })

  for (const [format, width] of Object.entries(paperWidths))
    test(`a printed page of the ${locale} story fills ${format} and nothing covers anything`, {
      tag: '@any-screen',
    }, async ({ page }) => {
      await openStory(page, landingPage(locale).path)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width, height: 800 })
      const sheets = await page.locator('.story-page').evaluateAll((items) =>
        items.map((item) => {
          const box = (part: string) =>
            (
              item.querySelector(part) ?? item.closest('.story')?.querySelector(part)
            )?.getBoundingClientRect() ?? new DOMRect()
          const own = item.getBoundingClientRect()
          return {
            picture: box('.story-art').width / own.width,
            isFull: Math.abs(box('.story-question').bottom - own.bottom) < 2,
            isClear:
              box('.story-question').top > box('.story-art').bottom &&
              box('.story-text').left > box('.story-art').right &&
              box('.story-text').bottom <
                box(item.querySelector('.story-secret') ? '.story-secret' : '.story-number').top &&
              (item.previousElementSibling !== null || box('.story-text').top > box('.story-title').bottom),
          }
        }),
      )
      expect(sheets.length).toBe(pagesOf(locale).length)
      for (const sheet of sheets) {
        expect(sheet.picture).toBeGreaterThan(0.55)
        expect(sheet).toMatchObject({ isFull: true, isClear: true })
      }
    })
}

test.describe('reading aloud', () => {
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
    test(`says the ${locale} page a sentence at a time and marks what it says`, {
      tag: '@any-screen',
    }, async ({ page }) => {
      await openStory(page, landingPage(locale).path)
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
    await openStory(page)
    const read = page.getByRole('button', { name: story().readAloud })
    await page.getByRole('button', { name: story().next }).dispatchEvent('click')
    await read.dispatchEvent('click')
    const second = pagesOf()[1]?.text ?? ''
    expect(second.startsWith((await said(page))[0]?.text ?? '-')).toBe(true)
    await expect.poll(() => position(page)).toBeCloseTo(1, 1)
    await expect(page.locator('.story [role=status]')).toContainText('2')
    await voiceSays(page, 'onend')
    await expect.poll(async () => (await said(page)).length).toBe(2)
    // The label says the state; a pressed "Stop" would say it twice, and contradict itself (WCAG 4.1.2).
    await expect(page.getByRole('button', { name: story().stop })).not.toHaveAttribute('aria-pressed')
  })

  test('stops on a page turn, on a change of language and by its button', async ({ page }) => {
    await openStory(page)
    const read = page.getByRole('button', { name: story().readAloud })
    await read.click()
    await page.getByRole('button', { name: story().next }).click()
    await expect(page.locator('.spoken')).toHaveCount(0)
    await read.click()
    await page.getByRole('button', { name: story().stop }).click()
    await expect(page.locator('.spoken')).toHaveCount(0)
    await read.click()
    await chooseLanguage(page, nameOf('fr'))
    await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
    await expect(page.locator('.spoken')).toHaveCount(0)
    const count = (await said(page)).length
    await voiceSays(page, 'onend')
    expect((await said(page)).length).toBe(count)
  })
})

test('turning the phone keeps the page, and so does a reload', { tag: '@any-screen' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStory(page)
  await page
    .locator('.story-pages')
    .evaluate((list) => list.scrollTo({ left: 8 * list.clientWidth, behavior: 'instant' }))
  const ninth = page.locator('.story-progress span').nth(8)
  await expect(ninth).toHaveAttribute('data-current')
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => position(page)).toBeCloseTo(8, 2)
  }
  const top = () => page.locator('.story').evaluate((story) => story.getBoundingClientRect().top)
  const before = await top()
  await page.reload()
  await hydrated(page)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60)
  // Whether the row is restored too is the browser's affair; the dots show what it shows.
  const shown = Math.round(await position(page))
  await expect(page.locator('.story-progress span').nth(shown)).toHaveAttribute('data-current')
})

test('three presses on Next before the scripts turn three pages', { tag: '@any-screen' }, async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/translation.json', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const next = page.locator('.story-controls button').last()
  for (let press = 0; press < 3; press += 1) await next.dispatchEvent('click')
  release()
  await expect(page.locator('.story-progress span').nth(3)).toHaveAttribute('data-current')
  await expect.poll(() => position(page)).toBeCloseTo(3, 1)
})

test.describe('full screen on a phone held sideways', { tag: '@any-screen' }, () => {
  test.use({ viewport: { width: 915, height: 412 } })
  test('shows the whole picture beside the text, and its button leaves it', async ({ page }) => {
    await openStory(page)
    await page.getByRole('button', { name: story().fullScreen, exact: true }).click()
    const leave = page.getByRole('button', { name: story().leaveFullScreen })
    await expect(leave).toBeInViewport({ ratio: 1 })
    const first = page.locator('.story-page').first()
    await expect(first.locator('.story-art')).toBeInViewport({ ratio: 0.99 })
    await expect(first.locator('.story-text')).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('button', { name: story().next })).toBeInViewport({ ratio: 1 })
    // Only controls are stops of the Tab key.
    await page.locator('.story-pages').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    await leave.click()
    await expect(page.getByRole('button', { name: story().fullScreen, exact: true })).toBeVisible()
  })
})

test('no voice, no button', { tag: '@any-screen' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'xx-XX', localService: true }],
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    })
  })
  await openStory(page)
  await expect(page.getByRole('button', { name: story().next })).toBeVisible()
  await expect(page.getByRole('button', { name: story().readAloud })).toHaveCount(0)
})

test('three pages to colour in open alone and print on one sheet each', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await openStory(page)
  const { leaves } = messages.en['free-story'].colouring
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: leaves }).click()
  const sheet = await opened
  await expect(sheet.locator('svg').first()).toBeVisible()
  // Its style sheet turns the paper on its side.
  const pdf = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
  expect(await pdfPages(sheet, { preferCSSPageSize: true })).toBe(1)
})
