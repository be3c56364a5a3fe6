import { getFreeStoryPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { expect, messages, test } from './fixtures'
import { getBox, goToHash, openHydrated } from './steps'
import {
  expectPageShown,
  expectStoryPage,
  openHydratedStoryPage,
  openTools,
  turnToPage,
} from './story-reader'

const { href } = getFreeStoryPage('fr')
const { story, page: texts, booklet } = messages.fr['free-story']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the story is complete, #page-5 opens page 5, and sharing is by e-mail', async ({ page }) => {
    await page.goto(`${href}#page-5`)
    await expectPageShown(page, 5)
    for (const { text } of Object.values(story.pages)) await expect(page.getByText(text)).toBeVisible()
    await openTools(page)
    await expect(page.getByRole('button')).toHaveCount(0)
    const mail = page.getByRole('link', { name: texts.mail })
    expect(new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')).toBe(site.url + href)
  })
})

test('#page-5 opens page 5; a reload and going back show the page that was read', async ({ page }) => {
  await openHydrated(page, `${href}#page-5`)
  await expectStoryPage(page, 5, 'fr')
  await page.getByRole('button', { name: story.next }).click()
  await expectStoryPage(page, 6, 'fr')
  // Saved after the status has changed (client/router/saved-place.ts).
  await page.waitForFunction(() => history.state?.noriPlace?.storyPage === 5)
  await goToHash(page, '#page-2')
  await expectStoryPage(page, 2, 'fr')
  await page.goBack()
  await expect(page).toHaveURL(`${href}#page-5`)
  await expectStoryPage(page, 6, 'fr')

  await turnToPage(page, 8, 'fr')
  await page.reload()
  await expectStoryPage(page, 8, 'fr')
  await page.goto(getFreeStoryPage('en').href)
  await page.goBack()
  await expectStoryPage(page, 8, 'fr')
})

test('one control shares the story or copies its address; two print it', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    const take = async (what: unknown) => {
      shared.push(what)
    }
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: take, configurable: true, writable: true })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: take }, writable: true })
  })
  const readShared = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown)
  await openHydratedStoryPage(page, 'fr')
  const findControls = async (names: string[]) => {
    const controls = page.locator('.story :is(a, button, summary):visible')
    return (await controls.allInnerTexts()).filter((text) => names.includes(text))
  }
  expect(await findControls([story.send, texts.mail, booklet.pages, booklet.print])).toEqual([])
  await openTools(page)
  expect(await findControls([story.send, texts.mail])).toEqual([story.send])
  expect(await findControls([booklet.pages, booklet.print])).toEqual([booklet.pages, booklet.print])

  const send = page.getByRole('button', { name: story.send })
  const notification = page.locator('.notification')
  const url = site.url + href
  const dialog = { title: story.title, url }
  await send.click()
  await expect.poll(readShared).toEqual([dialog])
  await expect(notification).toHaveCount(0)

  await page.evaluate(() => Reflect.set(navigator, 'share', undefined))
  await openTools(page)
  await send.click()
  await expect(notification).toContainText(texts.copiedTitle)
  expect(await readShared()).toEqual([dialog, url])

  // If it can't be copied, the address can be selected, also from its end.
  await page.evaluate(() => Reflect.set(navigator, 'clipboard', undefined))
  await openTools(page)
  await send.click()
  // Waits until the notification stands still.
  await notification.getByText(url).hover()
  const box = await getBox(notification.getByText(url))
  await page.mouse.move(box.right - 2, box.bottom - 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 2, box.y + 5, { steps: 2 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).toBe(url)
  await expect(notification).toContainText(texts.copyFailedTitle)
})
