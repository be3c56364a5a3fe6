import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { crayonsTimeoutMs } from '@/client/loading/retry-policy'
import type { Locale } from '@/lib/i18n/locales'
import type { Crayon } from '@/lib/story/colouring'
import type { Sheet } from '@/lib/story/colouring-sheets'
import { expect, messages, test } from './fixtures'
import { isPrintedOnOneLandscapeSheet } from './print'
import {
  delayFiles,
  expectStored,
  getBox,
  hydrate,
  locateNotification,
  waitForPaint,
  waitForToaster,
} from './steps'
import { openHydratedStoryPage, turnToPage } from './story-reader'

const getTexts = (locale: Locale = 'en') => messages[locale]['free-story']
const { colouring, crayons: texts } = getTexts()
const { areas, colours } = texts

async function openSheet(page: Page, sheet: Sheet, locale: Locale = 'en') {
  const { colouring: names, crayons: words } = getTexts(locale)
  await page.getByRole('button', { name: `${words.open} ${names[sheet]}` }).click()
  const dialog = page.getByRole('dialog', { name: names[sheet] })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The shapes of an area, and how they are painted. */
const shapesOf = (page: Page, area: string) => page.locator(`.crayons [data-area="${area}"]`)
const waxOf = (crayon: Crayon) => new RegExp(`^url\\(#wax-${crayon}`)
const describeFill = (area: string, crayon: string) =>
  texts.filled.replace('{area}', area).replace('{crayon}', crayon)

/** Presses a point of an area's first shape, by touch if the device has it; by default the middle. */
async function press(page: Page, hasTouch: boolean | undefined, area: string, fromLeft?: number) {
  const { x, y, width, height } = await getBox(shapesOf(page, area).first())
  const point = [x + (fromLeft ?? width / 2), y + height / 2] as const
  await (hasTouch ? page.touchscreen.tap(...point) : page.mouse.click(...point))
}

test('a press fills an area; undo and print work; nothing is sent', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  await openHydratedStoryPage(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const dialog = await openSheet(page, 'friends')
  const undo = dialog.getByRole('button', { name: texts.undo })
  const restart = dialog.getByRole('button', { name: texts.restart })
  const status = dialog.getByRole('status')
  const moon = shapesOf(page, 'moon')
  await expect(undo).toBeDisabled()
  await expect(restart).toBeDisabled()

  await dialog.locator('label', { hasText: colours.yellow }).click()
  await press(page, hasTouch, 'moon')
  await expect(moon).toHaveAttribute('fill', waxOf('yellow'))
  await expect(status).toHaveText(describeFill(areas.moon, colours.yellow))
  await restart.click()
  await expect(moon).not.toHaveAttribute('fill')
  await expect(status).toHaveText(texts.cleared)
  await undo.click()
  await expect(moon).toHaveAttribute('fill', waxOf('yellow'))
  await expect(status).toHaveText(texts.restored)

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await dialog.getByRole('button', { name: texts.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(moon).toBeVisible()
  const hiddenParts = [page.locator('.story'), dialog.getByRole('heading'), dialog.getByRole('group')]
  for (const part of hiddenParts) await expect(part).toBeHidden()
  expect(await isPrintedOnOneLandscapeSheet(page)).toBe(true)
  // The drawing has a copy of the pattern, because browsers can't paint with the pattern of the hidden crayons.
  await expect(page.locator('.crayons-sheet [id^="wax-yellow"]')).toHaveCount(1)

  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: messages.en.toast.close }).click()
  await expectStored(page)
  for (const request of requests) expect(request).toMatch(/^GET \/(_next\/static|art)\//)
})

test('the keyboard fills areas too; the colours stay until a reload', async ({ page }) => {
  await openHydratedStoryPage(page)
  const opener = page.getByRole('button', { name: `${texts.open} ${colouring.leaves}` })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: colouring.leaves })
  const list = dialog.getByRole('list', { name: texts.parts })
  await dialog.getByRole('radio', { name: colours.orange }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: colours.yellow })).toBeChecked()
  await page.keyboard.press('Shift+Tab')
  await expect(list.getByRole('button', { name: areas.sky })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const trees = shapesOf(page, 'trees').first()
  await expect(trees).toHaveAttribute('data-current')
  await page.keyboard.press('Enter')
  await expect(trees).toHaveAttribute('fill', waxOf('yellow'))
  await expect(list.getByRole('button').nth(2)).toHaveText(describeFill(areas.trees, colours.yellow))

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(trees).toHaveAttribute('fill', waxOf('yellow'))
  await page.goto('/privacy-policy.html')
  await page.goBack()
  await hydrate(page)
  await openSheet(page, 'leaves')
  await expect(trees).toHaveAttribute('fill', waxOf('yellow'))
  await page.reload()
  await hydrate(page)
  await openSheet(page, 'leaves')
  await expect(trees).toBeVisible()
  await expect(trees).not.toHaveAttribute('fill')
})

test('a sheet that fails to load is reported, and still prints', async ({ page, context, expectErrors }) => {
  expectErrors(/^console: Failed to load resource/)
  await openHydratedStoryPage(page)
  const drawing = '**/art/colour-leaves.svg'
  for (const [file, response] of [
    ['**/colouring-dialog-*.js', { status: 404 }],
    [drawing, { status: 404 }],
    // The page that a hotel's network opens first.
    [drawing, { contentType: 'text/html', body: '<!doctype html><html lang="en"><p>Welcome</p></html>' }],
    // It breaks off.
    [drawing, { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"><path' }],
  ] as const) {
    await page.route(file, (route) => route.fulfill(response))
    await page.getByRole('button', { name: `${texts.open} ${colouring.leaves}` }).click()
    const notification = locateNotification(page)
    await expect(notification).toContainText(messages.en.shell.partFailedTitle)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await notification.getByRole('button', { name: messages.en.toast.close }).click()
    await expect(notification).toHaveCount(0)
    await page.unroute(file)
  }
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: `${colouring.leaves} ${texts.print}` }).click()
  const sheet = await opened
  await expect(sheet.locator('svg').first()).toBeVisible()
  expect(await isPrintedOnOneLandscapeSheet(sheet)).toBe(true)
})

test('the sheet chosen last opens; until then it is busy, for ten seconds at most', async ({ page }) => {
  await page.clock.install()
  await openHydratedStoryPage(page)
  await waitForToaster(page)
  const leaves = '**/art/colour-leaves.svg'
  const opener = page.getByRole('button', { name: `${texts.open} ${colouring.leaves}` })
  const pressTwice = async () => {
    for (let press = 0; press < 2; press += 1) await opener.click()
    await expect(opener).toHaveAttribute('aria-busy', 'true')
    await expect(page.locator('.colouring-sheets').getByRole('status')).toHaveText(messages.en.shell.loading)
  }
  for (const last of ['friends', 'leaves'] as const) {
    const release = await delayFiles(page, leaves)
    await pressTwice()
    if (last === 'friends') await openSheet(page, last)
    const arrived = page.waitForResponse(leaves)
    release()
    await (await arrived).finished()
    const dialog = page.getByRole('dialog', { name: colouring[last] })
    await expect(dialog).toBeVisible()
    await waitForPaint(page)
    await expect(dialog.locator('.crayons-sheet > div > svg')).toHaveCount(1)
    await expect(opener).not.toHaveAttribute('aria-busy')
    await press(page, false, 'mouse')
    await expect(shapesOf(page, 'mouse').first()).toHaveAttribute('fill', waxOf('orange'))
    await dialog.getByRole('button', { name: messages.en.toast.close }).click()
    await page.unroute(leaves)
  }

  await page.route(leaves, () => undefined)
  await pressTwice()
  await page.clock.runFor(crayonsTimeoutMs)
  await expect(locateNotification(page)).toContainText(messages.en.shell.partFailedTitle)
  await expect(opener).not.toHaveAttribute('aria-busy')
})

test('strokes are seldom saved, and none is lost while the browser refuses to save', async ({ page }) => {
  await openHydratedStoryPage(page)
  // As Safari does after 100 calls in 30 seconds.
  await page.evaluate(() => {
    history.replaceState = () => {
      document.body.append(document.createElement('del'))
      throw new DOMException('too many calls', 'SecurityError')
    }
  })
  await turnToPage(page, 2)
  await openSheet(page, 'friends')
  const parts = page.locator('.crayons-sheet button')
  await parts.evaluateAll(async (buttons: HTMLElement[]) => {
    for (const button of buttons) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  const expectAllFilled = async () =>
    expect(parts.filter({ hasText: colours.orange })).toHaveCount(await parts.count())
  await expectAllFilled()
  await page.keyboard.press('Escape')
  expect(await page.locator('del').count()).toBeLessThan(8)

  await page.evaluate(() => Reflect.deleteProperty(history, 'replaceState'))
  await openSheet(page, 'friends')
  await expectAllFilled()
  await page.keyboard.press('Escape')
  // The fills are saved once the dialog has gone.
  await expect(page.locator('.crayons')).toHaveCount(0)
  await page.goto('/privacy-policy.html')
  await page.goBack()
  await hydrate(page)
  await openSheet(page, 'friends')
  await expectAllFilled()
})

test('the crayons fit the smallest phone; a finger may miss an area', { tag: '@all' }, async ({
  page,
  hasTouch,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // French has the longest texts.
  await openHydratedStoryPage(page, 'fr')
  const dialog = await openSheet(page, 'kitchen', 'fr')
  const { violations } = await new AxeBuilder({ page }).include('.crayons').analyze()
  expect(violations).toEqual([])
  const excess = await dialog.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ])
  expect(excess).toEqual([0, 0])
  for (const label of await dialog.locator('.crayons-box label').all())
    expect((await getBox(label)).width).toBeGreaterThanOrEqual(44)

  // Right of the biscuit, which is 10 px wide: the mouse that holds it is on its left.
  await press(page, hasTouch, 'biscuit', 14)
  await expect(shapesOf(page, 'biscuit')).toHaveAttribute('fill', waxOf('orange'))
  await expect(shapesOf(page, 'floor')).not.toHaveAttribute('fill')
})
