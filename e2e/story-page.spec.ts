import type { Page } from '@playwright/test'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { freeStoryPage, freeStoryPages, landingPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { escaped, expect, exportedHtml, hydrated, landingFile, messages, styled, test } from './fixtures'
import { paperFormats, paperWidths, pdfPages } from './paper'

const words = (locale: (typeof locales)[number]) => messages[locale]['free-story']

/** Whether page five is the one that the row shows. */
const showsFive = (page: Page) =>
  page.locator('#page-5').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const row = element.parentElement?.getBoundingClientRect()
    return row !== undefined && Math.abs(left - row.left) < 2 && Math.abs(right - row.right) < 2
  })

for (const page of freeStoryPages) {
  const { locale, file, path } = page
  const { story, page: own } = words(locale)

  test(`${file} has the whole story, its cover and its versions, and says whose it is`, () => {
    const html = exportedHtml(file)
    const [head = ''] = html.split('</head>')
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`<h1 class="story-title">${escaped(story.title)}</h1>`)
    for (const { text, question, picture } of Object.values(story.pages))
      for (const part of [text, question, picture]) expect(html).toContain(escaped(part))
    expect(storyPages.map((_, index) => html.includes(`id="page-${index + 1}"`))).not.toContain(false)
    expect(head).toContain(`<meta name="description" content="${escaped(own.description)}"/>`)
    expect(head).toContain('<meta name="robots" content="index, follow"/>')
    expect(head).toContain(`<meta property="og:image" content="${site.url}/og/story-${locale}.png"/>`)
    expect(head).toContain(`<link rel="canonical" href="${site.url}${path}"/>`)
    for (const other of locales)
      expect(head).toContain(
        `<link rel="alternate" hrefLang="${other}" href="${site.url}${freeStoryPage(other).path}"/>`,
      )
    expect(head).toContain(
      `<link rel="alternate" hrefLang="x-default" href="${site.url}${freeStoryPage(defaultLocale).path}"/>`,
    )
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)['@graph'][1]).toMatchObject({ '@type': 'ShortStory', name: story.title })
  })

  test(`the landing page in ${locale} leads to ${file}`, async ({ page: tab }) => {
    await tab.goto(landingPage(locale).path)
    await hydrated(tab, '.story-controls button')
    await tab.getByRole('link', { name: story.send }).click()
    await expect(tab).toHaveURL(path)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(story.title)
    await tab.getByRole('link', { name: messages[locale].shell.backToWebsite }).click()
    await expect(tab).toHaveURL(landingPage(locale).path)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const { locale, path } of freeStoryPages)
    test(`the story in ${locale} is whole, and can be sent by e-mail alone`, async ({ page }) => {
      await page.goto(path)
      const { story, page: own } = words(locale)
      for (const { text } of Object.values(story.pages)) await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      const mail = page.getByRole('link', { name: own.mail })
      expect(new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')).toBe(site.url + path)
    })

  test('#page-5 opens that page', async ({ page }) => {
    await page.goto(`${freeStoryPage('fr').path}#page-5`)
    await expect.poll(() => showsFive(page)).toBe(true)
  })
})

test('#page-5 opens that page, and the controls go on from there', async ({ page }) => {
  const { story } = words('fr')
  await page.goto(`${freeStoryPage('fr').path}#page-5`)
  await hydrated(page, '.story-controls button')
  await expect.poll(() => showsFive(page)).toBe(true)
  const status = page.locator('.story [aria-live=polite]')
  const says = (number: number) =>
    expect(status).toHaveText(
      story.position.replace('{page}', String(number)).replace('{total}', String(storyPages.length)),
    )
  await says(5)
  await page.getByRole('button', { name: story.next }).click()
  await says(6)
  await page.evaluate(() => {
    location.hash = '#page-2'
  })
  await says(2)
  await page.goBack()
  await expect(page).toHaveURL(`${freeStoryPage('fr').path}#page-5`)
})

/** Replaces what the browser offers for sharing, before the page's own scripts run. */
const offer = (page: Page, kind: 'dialog' | 'clipboard' | 'nothing') =>
  page.addInitScript((has) => {
    const sent: unknown[] = []
    const take = async (what: unknown) => {
      sent.push(what)
    }
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true })
    Reflect.deleteProperty(Navigator.prototype, 'share')
    if (has === 'dialog') define('share', take)
    define('clipboard', has === 'clipboard' ? { writeText: take } : undefined)
    Object.assign(window, { sent })
  }, kind)
const sent = (page: Page) => page.evaluate(() => Reflect.get(window, 'sent') as unknown)

for (const locale of locales) {
  const { path } = freeStoryPage(locale)
  const { story, page: own } = words(locale)

  test(`without a share dialog the link is copied and a notification says so, in ${locale}`, async ({
    page,
  }) => {
    await offer(page, 'clipboard')
    await page.goto(path)
    await page.getByRole('button', { name: story.send }).click()
    await expect(page.getByText(own.copiedTitle)).toBeVisible()
    await expect(page.getByText(own.copiedDescription)).toBeVisible()
    expect(await sent(page)).toEqual([site.url + path])
  })
}

test('the share dialog gets the story’s title and address', async ({ page }) => {
  await offer(page, 'dialog')
  await page.goto(freeStoryPage('es').path)
  await page.getByRole('button', { name: words('es').story.send }).click()
  await expect
    .poll(() => sent(page))
    .toEqual([{ title: words('es').story.title, url: site.url + freeStoryPage('es').path }])
})

test('where nothing can be copied, a notification shows the address', async ({ page }) => {
  await offer(page, 'nothing')
  await page.goto(freeStoryPage('en').path)
  await page.getByRole('button', { name: words('en').story.send }).click()
  await expect(page.getByText(words('en').page.copyFailedTitle)).toBeVisible()
  await expect(page.getByText(site.url + freeStoryPage('en').path)).toBeVisible()
})

/** What is on page 1 to 16 of the booklet: the part of the page that has it. */
const bookletPages = [
  '.booklet-cover',
  '.booklet-owner',
  ...storyPages.map((_, index) => `#page-${index + 1}`),
  '.booklet-colophon',
  '.booklet-back',
]
/** Left and right page of each side of the four sheets, so that they fold into a book. */
const sides = [0, 1, 2, 3, 4, 5, 6, 7].map((side) => {
  const pair = [bookletPages[15 - side], bookletPages[side]]
  return side % 2 === 0 ? pair : pair.reverse()
})

for (const { locale, file, path } of freeStoryPages)
  for (const format of paperFormats)
    test(`#booklet prints ${file} on eight sides of ${format} that fold into a book`, async ({ page }) => {
      await page.goto(`${path}#booklet`)
      await styled(page)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: paperWidths[format], height: 800 })
      // The text's size on the screen changes nothing on paper.
      await page.locator('.story').evaluate((story) => story.setAttribute('data-size', 'huge'))
      const rows = await page.locator('.story-page, .booklet-page').evaluateAll(
        (items, selectors) =>
          items
            .map((item) => {
              const { left, top, right, bottom } = item.getBoundingClientRect()
              const inside = [...item.querySelectorAll('p, img')].map((part) => part.getBoundingClientRect())
              return {
                name: selectors.find((selector) => item.matches(selector)),
                left,
                top,
                isWhole: inside.every(
                  (part, index) =>
                    part.top >= top &&
                    part.bottom <= bottom &&
                    part.left >= left &&
                    part.right <= right &&
                    part.top >= (inside[index - 1]?.bottom ?? top),
                ),
              }
            })
            .sort((a, b) => a.top - b.top || a.left - b.left),
        bookletPages,
      )
      expect(rows.map(({ name }) => name)).toEqual(sides.flat())
      expect(rows.filter(({ isWhole }) => !isWhole)).toEqual([])
      expect(await pdfPages(page, { format, landscape: true })).toBe(sides.length)
      const { title } = words(locale).story
      await expect(page.locator('.booklet-cover')).toContainText(title)
      await expect(page.locator('.booklet-owner')).toHaveText(words(locale).booklet.belongs)
      await expect(page.locator('.booklet-colophon')).toContainText(words(locale).booklet.fold)
    })

test('the booklet’s link opens the print dialog with every picture loaded, and turns no page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const loaded = [...document.images].every((image) => image.complete && image.naturalWidth > 0)
      Object.assign(window, { printed: `${location.hash} ${loaded}` })
    }
  })
  const { path } = freeStoryPage('fr')
  await page.goto(`${path}#page-5`)
  await hydrated(page, '.story-controls button')
  await expect.poll(() => showsFive(page)).toBe(true)
  await page.getByRole('link', { name: words('fr').booklet.print }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown))
    .toBe('#booklet true')
  expect(await showsFive(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(`${path}#page-5`)
})

test.describe('the booklet without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('is chosen by its link, which says how to print it, and is left by another', async ({ page }) => {
    await page.goto(freeStoryPage('es').path)
    const { print, chosen, plain } = words('es').booklet
    const line = page.getByText(chosen)
    await expect(line).toBeHidden()
    await page.getByRole('link', { name: print }).click()
    await expect(line).toBeVisible()
    expect(await pdfPages(page, { format: 'A4', landscape: true })).toBe(sides.length)
    await page.getByRole('link', { name: plain }).click()
    await expect(line).toBeHidden()
    expect(await pdfPages(page, { format: 'A4', landscape: true })).toBe(storyPages.length)
  })
})

for (const locale of locales)
  test(`the landing page in ${locale} carries nothing of the booklet`, () => {
    expect(exportedHtml(landingFile(locale))).not.toContain('booklet')
  })
