import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'
import { getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { crayons } from '@/lib/story/colouring'
import {
  expect,
  getBox,
  locateNotification,
  messages,
  openHydrated,
  recordLayoutShifts,
  test,
  waitForStyles,
} from './fixtures'
import { countPdfPages } from './print'

/* The crayons that colour a sheet in on the screen. */

const getTexts = (locale: Locale = 'en') => messages[locale]['free-story']
const { colouring, crayons: texts } = getTexts()
const { areas, colours } = texts

/** Opens the story's page and a sheet in the dialog. */
async function openSheet(page: Page, sheet: 'leaves' | 'friends' | 'kitchen', locale: Locale = 'en') {
  await openHydrated(page, getFreeStoryPage(locale).href)
  await waitForStyles(page)
  const { colouring: names, crayons: words } = getTexts(locale)
  await page.getByRole('button', { name: `${words.open} ${names[sheet]}` }).click()
  const dialog = page.getByRole('dialog', { name: names[sheet] })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The shapes of an area, and how they are painted. */
const shapesOf = (page: Page, area: string) => page.locator(`.crayons [data-area="${area}"]`)
const waxOf = (crayon: (typeof crayons)[number]) => new RegExp(`^url\\(#wax-${crayon}`)
const describeFill = (area: string, crayon: string) =>
  texts.filled.replace('{area}', area).replace('{crayon}', crayon)

/** Presses the middle of an area's shape, by touch if the device has it. */
async function press(page: Page, area: string, hasTouch: boolean | undefined) {
  const { x, y, width, height } = await getBox(shapesOf(page, area).first())
  const point = [x + width / 2, y + height / 2] as const
  await (hasTouch ? page.touchscreen.tap(...point) : page.mouse.click(...point))
}

test('a press fills an area with the chosen crayon, and undo and a new start take it back', async ({
  page,
  hasTouch,
}) => {
  const dialog = await openSheet(page, 'friends')
  const undo = dialog.getByRole('button', { name: texts.undo })
  const restart = dialog.getByRole('button', { name: texts.restart })
  const status = dialog.getByRole('status')
  const moon = shapesOf(page, 'moon')
  await expect(undo).toBeDisabled()
  await expect(restart).toBeDisabled()

  await dialog.locator('label', { hasText: colours.yellow }).click()
  await press(page, 'moon', hasTouch)
  await expect(moon).toHaveAttribute('fill', waxOf('yellow'))
  await expect(status).toHaveText(describeFill(areas.moon, colours.yellow))
  await dialog.locator('label', { hasText: colours.blue }).click()
  await press(page, 'moon', hasTouch)
  await expect(moon).toHaveAttribute('fill', waxOf('blue'))

  await undo.click()
  await expect(moon).toHaveAttribute('fill', waxOf('yellow'))
  await undo.click()
  await expect(moon).not.toHaveAttribute('fill')
  await expect(status).toHaveText(describeFill(areas.moon, texts.white))
  await expect(undo).toBeDisabled()

  await press(page, 'moon', hasTouch)
  await restart.click()
  await expect(moon).not.toHaveAttribute('fill')
  await expect(status).toHaveText(texts.cleared)
  await expect(restart).toBeDisabled()
  // A press by mistake loses nothing.
  await undo.click()
  await expect(moon).toHaveAttribute('fill', waxOf('blue'))
  await expect(status).toHaveText(texts.restored)
})

test('a finger that just misses the mouse colours her in', async ({ page, hasTouch }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openSheet(page, 'kitchen')
  const { x, y, height } = await getBox(shapesOf(page, 'biscuit'))
  const point = [x - 6, y + height / 2] as const
  await (hasTouch ? page.touchscreen.tap(...point) : page.mouse.click(...point))
  await expect(shapesOf(page, 'biscuit')).toHaveAttribute('fill', waxOf('orange'))
  await expect(shapesOf(page, 'floor')).not.toHaveAttribute('fill')
})

test('the keyboard chooses a crayon, goes through the areas in order and fills them; Escape returns the focus', async ({
  page,
}) => {
  await openHydrated(page, getFreeStoryPage('en').href)
  const opener = page.getByRole('button', { name: `${texts.open} ${colouring.leaves}` })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: colouring.leaves })
  const list = dialog.getByRole('list', { name: texts.parts })
  await expect(list.getByRole('button')).toHaveText([
    areas.sky,
    areas.hill,
    areas.trees,
    areas.grass,
    areas.noriCoat,
    areas.noriWhite,
    areas.noriBandana,
    areas.noriEars,
    areas.hugoFace,
    areas.hugo,
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => areas.leaf.replace('{number}', String(number))),
    areas.mouse,
  ])

  await dialog.getByRole('radio', { name: colours.orange }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: colours.yellow })).toBeChecked()
  await page.keyboard.press('Shift+Tab')
  await expect(list.getByRole('button', { name: areas.sky })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(shapesOf(page, 'trees').first()).toHaveAttribute('data-current')
  await page.keyboard.press('Enter')
  await expect(shapesOf(page, 'trees').first()).toHaveAttribute('fill', waxOf('yellow'))
  await expect(list.getByRole('button').nth(2)).toHaveText(describeFill(areas.trees, colours.yellow))
  await page.keyboard.press('End')
  await expect(list.getByRole('button', { name: areas.mouse })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  // The picture is kept until the page is left.
  await page.keyboard.press('Enter')
  await expect(shapesOf(page, 'trees').first()).toHaveAttribute('fill', waxOf('yellow'))
})

test('each crayon fills with strokes of its own', async ({ page }) => {
  const dialog = await openSheet(page, 'leaves')
  const strokes = await dialog
    .locator('.crayons-box pattern')
    .evaluateAll((patterns) =>
      patterns.map(
        (pattern) =>
          `${pattern.getAttribute('patternTransform')} ${pattern.querySelector('path')?.getAttribute('d')}`,
      ),
    )
  expect(new Set(strokes).size).toBe(crayons.length)
})

test('prints the coloured sheet alone, on one page', async ({ page, hasTouch }) => {
  const dialog = await openSheet(page, 'friends')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await press(page, 'moon', hasTouch)
  await dialog.getByRole('button', { name: texts.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(shapesOf(page, 'moon')).toBeVisible()
  for (const part of [
    page.locator('.story'),
    page.locator('.footer'),
    dialog.getByRole('heading'),
    dialog.getByRole('group'),
  ])
    await expect(part).toBeHidden()
  expect(await countPdfPages(page, { preferCSSPageSize: true })).toBe(1)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
  // The wax, too: browsers paint no pattern that is in a hidden part, such as the crayons.
  const outlines = await shapesOf(page, 'moon').evaluate((shape) => {
    const id = /#([^)]+)/.exec(shape.getAttribute('fill') ?? '')?.[1]
    const coats = document.querySelectorAll(`.crayons-sheet [id="${id}"] > rect`)
    return [...coats].map((coat) => getComputedStyle(coat).stroke)
  })
  // The paper and the thin coat of wax on it, without the outline that shapes of the drawing have.
  expect(outlines).toEqual(['none', 'none'])
})

test('pinching zooms the sheet, and filling moves nothing', async ({ page, hasTouch }) => {
  const readShift = await recordLayoutShifts(page)
  const dialog = await openSheet(page, 'friends')
  // Every element from the drawing up to the page allows it, by WCAG 1.4.4.
  const gestures = await shapesOf(page, 'moon')
    .first()
    .evaluate((shape) => {
      const found: string[] = []
      for (let element: Element | null = shape; element; element = element.parentElement)
        found.push(getComputedStyle(element).touchAction)
      return found
    })
  expect(gestures.length).toBeGreaterThan(3)
  for (const gesture of gestures) expect(gesture).toMatch(/^auto$|manipulation|pinch-zoom/)
  await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute(
    'content',
    /user-scalable|maximum-scale/,
  )
  const before = await readShift()
  await press(page, 'moon', hasTouch)
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  expect(await readShift()).toBe(before)
})

test('stores and sends nothing', async ({ page, hasTouch }) => {
  await openHydrated(page, getFreeStoryPage('en').href)
  const stored = () => page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])
  const before = await stored()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('button', { name: `${texts.open} ${colouring.friends}` }).click()
  await press(page, 'moon', hasTouch)
  await page.getByRole('dialog').getByRole('button', { name: messages.en.toast.close }).click()
  expect(await stored()).toEqual(before)
  for (const request of requests) expect(request).toMatch(/^GET \/(_next\/static|art)\//)
})

for (const missing of ['**/crayon-box-*.js', '**/art/colour-leaves.svg'])
  test(`without ${missing} a notification says so, and the sheet can be printed`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/^console: Failed to load resource/)
    await openHydrated(page, getFreeStoryPage('en').href)
    await page.route(missing, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: `${texts.open} ${colouring.leaves}` }).click()
    await expect(locateNotification(page)).toContainText(messages.en.shell.partFailedTitle)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: colouring.leaves })).toHaveAttribute(
      'href',
      '/art/colour-leaves.svg',
    )
  })

for (const locale of locales)
  test(`the ${locale} dialog has no violations and fits on the smallest phone`, async ({ page }) => {
    const dialog = await openSheet(page, 'friends', locale)
    const { violations } = await new AxeBuilder({ page }).include('.crayons').analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    ).toEqual([])
    await page.setViewportSize({ width: 360, height: 640 })
    const size = await dialog.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ])
    expect(size).toEqual([0, 0])
    for (const label of await dialog.locator('.crayons-box label').all())
      expect((await getBox(label)).width).toBeGreaterThanOrEqual(44)
  })

test('the HTML has no opening buttons', () => {
  for (const locale of locales)
    for (const { file } of [getFreeStoryPage(locale), getLandingPage(locale)])
      expect(readFileSync(`out/${file}`, 'utf8')).not.toContain(`>${getTexts(locale).crayons.open}<`)
})
