import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { planeNames } from '@/lib/story/pages'
import { getLandingFile, readHtmlWithoutScripts } from './export-files'
import { delayFiles, expect, hydrate, messages, test } from './fixtures'
import { expectStoryPosition, loadPictures, openStoryPage } from './story-reader'

const { story } = messages.en['free-story']

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

test('a turned page’s planes part, request nothing and leave the picture', async ({ page }) => {
  const turns = await noteTurns(page)
  await openStoryPage(page)
  await hydrate(page)
  await loadPictures(page)
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/art/') && requested.push(request.url()))
  await page.getByRole('button', { name: story.next }).click()
  const turned = { files: planesOf(2), hasTurned: true }
  await expect.poll(turns).toEqual([turned])
  await expect(page.locator('.story-planes')).toHaveCount(0)
  await page.getByRole('button', { name: story.previous }).click()
  await expect.poll(turns).toEqual([turned, { files: planesOf(1), hasTurned: true }])
  await expect(page.locator('.story-planes')).toHaveCount(0)
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
  await openStoryPage(page)
  await hydrate(page)
  await loadPictures(page)
  await page.getByRole('button', { name: story.next }).click()
  await expectStoryPosition(page, 2)
  expect(await turns()).toEqual([])
})

test('a page whose picture is not there yet changes plainly', async ({ page }) => {
  const release = await delayFiles(page, '**/story-02.svg')
  const turns = await noteTurns(page)
  await openStoryPage(page)
  await hydrate(page)
  await page.getByRole('button', { name: story.next }).click()
  await expectStoryPosition(page, 2)
  expect(await turns()).toEqual([])
  release()
})

for (const locale of locales)
  test(`the planes are in no ${locale} page`, () => {
    for (const file of [getLandingFile(locale), getFreeStoryPage(locale).file])
      for (const plane of planeNames) expect(readHtmlWithoutScripts(file)).not.toContain(`.svg#${plane}`)
  })
