import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { freeStoryPage, freeStoryPages } from '@/lib/pages'
import { planeNames, staging, storyPages } from '@/lib/story/pages'
import { exportedHtml, landingFile } from './exported'
import { expect, hydrated, messages, styled, test } from './fixtures'

/* The story as a paper theatre: where the text lies, that it can be read there, and how a page is turned. */

const { story } = messages.en['free-story']
const textSizes = [undefined, 'large', 'huge'] as const

async function openStory(page: Page, locale: (typeof locales)[number] = 'en') {
  await page.goto(freeStoryPage(locale).path)
  await styled(page)
}

/** Loads every picture of the story. */
const loadPictures = (page: Page) =>
  page.locator('.story-art').evaluateAll((pictures: HTMLImageElement[]) =>
    Promise.all(
      pictures.map((picture) => {
        picture.loading = 'eager'
        return picture.decode()
      }),
    ),
  )

for (const locale of locales)
  for (const width of [900, 1280])
    test(`at ${width} px the ${locale} text lies on the picture’s quiet third`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openStory(page, locale)
      const places = await page.locator('.story-page').evaluateAll((items) =>
        items.map((item) => {
          const box = (selector: string) =>
            item.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const picture = box('.story-art')
          const own = item.getBoundingClientRect()
          const words = [...item.querySelectorAll('p')].map((part) => part.getBoundingClientRect())
          const third = picture.width / 3
          const isIn = (from: number, to: number) =>
            words.every(({ left, right }) => left >= from && right <= to)
          return {
            quiet: isIn(picture.left, picture.left + third)
              ? 'left'
              : isIn(picture.right - third, picture.right) && 'right',
            isToTheEdges: [
              picture.left - own.left,
              picture.top - own.top,
              picture.right - own.right,
              picture.bottom - own.bottom,
            ].every((distance) => Math.abs(distance) < 1),
            isInOrder: words.every(({ top }, index) => top >= (words[index - 1]?.bottom ?? picture.top)),
            isInside: words.every(({ bottom }) => bottom <= picture.bottom),
          }
        }),
      )
      expect(places).toEqual(
        storyPages.map((id) => ({
          quiet: staging[id].quiet,
          isToTheEdges: true,
          isInOrder: true,
          isInside: true,
        })),
      )
    })

test('on a phone the text is below the picture, which reaches the window’s edges', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStory(page)
  const first = page.locator('.story-page').first()
  const picture = await first.locator('.story-art').boundingBox()
  const text = await first.locator('.story-text').boundingBox()
  expect(picture).toMatchObject({ x: 0, width: 390, height: 292.5 })
  expect(text?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
})

for (const [what, size] of [
  ...textSizes.map((size) => [`${size ?? 'normal'} text`, size] as const),
  ['200 % text', '200%'] as const,
])
  test(`${what} covers nothing and is never cut off`, async ({ page }) => {
    for (const locale of locales) {
      await openStory(page, locale)
      if (size === '200%') await page.addStyleTag({ content: 'html { font-size: 225% !important }' })
      else if (size)
        await page.locator('.story').evaluate((reader, name) => reader.setAttribute('data-size', name), size)
      for (const width of [320, 390, 820, 900, 1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await page.locator('.story-page').evaluateAll((items) =>
          items.flatMap((item) => {
            const own = item.getBoundingClientRect()
            const parts = [...item.querySelectorAll('p')].map((part) => part.getBoundingClientRect())
            const isOver = (a: DOMRect, b: DOMRect) =>
              a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
            const isOut = parts.some(
              ({ left, right, top, bottom }) =>
                left < own.left || right > own.right + 1 || top < own.top || bottom > own.bottom + 1,
            )
            const covers = parts.some((part, index) =>
              parts.slice(index + 1).some((other) => isOver(part, other)),
            )
            return isOut || covers
              ? [`${item.id}${isOut ? ' is cut off' : ''}${covers ? ' covers' : ''}`]
              : []
          }),
        )
        expect(faults, `${locale}, ${width} px`).toEqual([])
      }
    }
  })

/** The least contrast of a page's texts with the picture under them, where the text lies on it. Runs in the page. */
async function leastContrast(item: Element): Promise<number> {
  const picture = item.querySelector('img') ?? new Image()
  const box = picture.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = box.width
  canvas.height = box.height
  const painted = canvas.getContext('2d', { willReadFrequently: true })
  if (!painted) throw new Error('no canvas')
  painted.drawImage(picture, 0, 0, box.width, box.height)
  const channel = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  const contrasts = [...item.querySelectorAll('p')].flatMap((part) => {
    const colour = luminance((getComputedStyle(part).color.match(/[\d.]+/g) ?? []).map(Number))
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
      const { data } = painted.getImageData(
        left - box.left,
        top - box.top,
        Math.max(width, 1),
        Math.max(height, 1),
      )
      const found: number[] = []
      for (let at = 0; at < data.length; at += 4 * 5) {
        const ground = luminance(data.subarray(at, at + 3))
        found.push((Math.max(colour, ground) + 0.05) / (Math.min(colour, ground) + 0.05))
      }
      return found
    })
  })
  return contrasts.reduce((least, contrast) => Math.min(least, contrast), 21)
}

for (const locale of locales)
  test(`the ${locale} text on each picture has a contrast of 4.5 or more with what is under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openStory(page, locale)
    await loadPictures(page)
    const items = await page.locator('.story-page').all()
    const contrasts = await Promise.all(items.map((item) => item.evaluate(leastContrast)))
    const tooLow = contrasts.flatMap((contrast, index) =>
      contrast >= 4.5 ? [] : [[storyPages[index], contrast]],
    )
    expect(tooLow).toEqual([])
  })

test('the text on a picture that fails can be read on the page’s ground', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openStory(page)
  const grounds = await page
    .locator('.story-page')
    .evaluateAll((items) =>
      items.map((item) => [
        getComputedStyle(item).backgroundColor,
        getComputedStyle(item.querySelector('p') ?? item).color,
      ]),
    )
  for (const [ground = '', text = ''] of grounds) expect(contrastOf(ground, text)).toBeGreaterThanOrEqual(7)
})

/** The contrast of two colours as `rgb(…)`. */
function contrastOf(...colours: string[]): number {
  const [darker = 0, lighter = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(
        (value) => (Number(value) / 255) ** 2.2,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Notes each set of planes that comes into the page: which planes, and whether they turned. */
async function noteTurns(page: Page) {
  await page.addInitScript(() => {
    const turns: { files: string[]; hasTurned: boolean }[] = []
    Object.assign(window, { turns })
    new MutationObserver(() => {
      const planes = document.querySelector<HTMLElement>('.story-planes')
      if (!planes) return
      const files = [...planes.querySelectorAll('img')].map(({ src }) => src.split('/').pop() ?? '')
      if (turns.at(-1)?.files.join() !== files.join()) turns.push({ files, hasTurned: false })
      const last = turns.at(-1)
      if (last && 'turns' in planes.dataset) last.hasTurned = true
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-turns'],
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'turns') as { files: string[]; hasTurned: boolean }[])
}
const planesOf = (number: number) =>
  planeNames.map((plane) => `story-${String(number).padStart(2, '0')}.svg#${plane}`)
const isShown = (page: Page, number: number) =>
  expect(page.locator('.story-progress span').nth(number - 1)).toHaveAttribute('data-current')

test('a turned page’s planes part and settle, request nothing, and leave the plain picture', async ({
  page,
}) => {
  const turns = await noteTurns(page)
  await openStory(page)
  await hydrated(page)
  await loadPictures(page)
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/art/') && requested.push(request.url()))
  await page.getByRole('button', { name: story.next }).click()
  await isShown(page, 2)
  await page.getByRole('button', { name: story.previous }).click()
  await isShown(page, 1)
  await expect(page.locator('.story-planes')).toHaveCount(0)
  expect(await turns()).toEqual([
    { files: planesOf(2), hasTurned: true },
    { files: planesOf(1), hasTurned: true },
  ])
  expect(requested).toEqual([])
  expect(
    await page
      .locator('.story-page')
      .evaluateAll((items) => items.flatMap((item) => item.getAnimations({ subtree: true })).length),
  ).toBe(0)
})

test('with reduced motion a page changes plainly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const turns = await noteTurns(page)
  await openStory(page)
  await hydrated(page)
  await loadPictures(page)
  await page.getByRole('button', { name: story.next }).click()
  await isShown(page, 2)
  expect(await turns()).toEqual([])
})

test('a page whose picture is not there yet changes plainly', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/story-02.svg', async (route) => {
    await released
    await route.continue()
  })
  const turns = await noteTurns(page)
  await openStory(page)
  await hydrated(page)
  await page.getByRole('button', { name: story.next }).click()
  await isShown(page, 2)
  expect(await turns()).toEqual([])
  release()
})

for (const locale of locales)
  test(`the planes are in no ${locale} page`, () => {
    for (const file of [landingFile(locale), freeStoryPage(locale).file])
      for (const plane of planeNames) expect(exportedHtml(file)).not.toContain(`.svg#${plane}`)
  })

for (const { locale, path } of freeStoryPages)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`${path} shows picture, text and controls in its first screen of ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await hydrated(page)
      const { story } = messages[locale]['free-story']
      await expect(page.locator('.story-art').first()).toBeInViewport({ ratio: 0.99 })
      await expect(page.locator('.story-text').first()).toBeInViewport({ ratio: 0.99 })
      for (const name of [story.previous, story.next])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 })
    })

for (const { locale, path } of freeStoryPages)
  test(`${path} has one control that sends and one that prints`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const { story, page: own, booklet } = messages[locale]['free-story']
    const shown = async (names: string[]) => {
      const controls = page.locator('.story :is(a, button, summary):visible')
      return (await controls.allInnerTexts()).filter((text) => names.includes(text))
    }
    expect(await shown([story.send, own.mail])).toEqual([story.send])
    expect(await shown([story.print, booklet.pages, booklet.print])).toEqual([story.print])
    await page.locator('summary', { hasText: story.print }).click()
    expect(await shown([booklet.pages, booklet.print])).toEqual([booklet.pages, booklet.print])
  })
