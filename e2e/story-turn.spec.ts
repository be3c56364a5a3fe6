import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { planeNames } from '@/lib/story/pages'
import { getLandingFile, readHtmlWithoutScripts } from './export-files'
import { delayFiles, expect, hydrate, messages, test } from './fixtures'
import { expectStoryPosition, loadPictures, openStoryPage } from './story-reader'

const { story } = messages.en['free-story']

/** Records page turns: the picture layers shown, and whether they were animated. Returns a function that reads them. */
async function recordTurns(page: Page) {
  await page.addInitScript(() => {
    const turns: { files: string[]; wasAnimated: boolean }[] = []
    Object.assign(window, { turns })
    new MutationObserver(() => {
      const planes = document.querySelector<HTMLElement>('.story-planes')
      if (!planes) return
      const files = [...planes.querySelectorAll('img')].map(({ src }) => src.split('/').pop() ?? '')
      if (turns.at(-1)?.files.join() !== files.join()) turns.push({ files, wasAnimated: false })
      const last = turns.at(-1)
      if (last && 'turns' in planes.dataset) last.wasAnimated = true
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-turns'],
    })
  })
  return () =>
    page.evaluate(() => Reflect.get(window, 'turns') as { files: string[]; wasAnimated: boolean }[])
}
const listLayers = (number: number) =>
  planeNames.map((plane) => `story-${String(number).padStart(2, '0')}.svg#${plane}`)

test('a page turn animates the picture’s layers, without requests, and removes them', async ({ page }) => {
  const turns = await recordTurns(page)
  await openStoryPage(page)
  await hydrate(page)
  await loadPictures(page)
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/art/') && requested.push(request.url()))
  await page.getByRole('button', { name: story.next }).click()
  const turned = { files: listLayers(2), wasAnimated: true }
  await expect.poll(turns).toEqual([turned])
  await expect(page.locator('.story-planes')).toHaveCount(0)
  await page.getByRole('button', { name: story.previous }).click()
  await expect.poll(turns).toEqual([turned, { files: listLayers(1), wasAnimated: true }])
  await expect(page.locator('.story-planes')).toHaveCount(0)
  expect(requested).toEqual([])
  expect(
    await page
      .locator('.story-page')
      .evaluateAll((items) => items.flatMap((item) => item.getAnimations({ subtree: true })).length),
  ).toBe(0)
})

test('a page changes without animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const turns = await recordTurns(page)
  await openStoryPage(page)
  await hydrate(page)
  await loadPictures(page)
  await page.getByRole('button', { name: story.next }).click()
  await expectStoryPosition(page, 2)
  expect(await turns()).toEqual([])
})

test('a page changes without animation while its picture loads', async ({ page }) => {
  const release = await delayFiles(page, '**/story-02.svg')
  const turns = await recordTurns(page)
  await openStoryPage(page)
  await hydrate(page)
  await page.getByRole('button', { name: story.next }).click()
  await expectStoryPosition(page, 2)
  expect(await turns()).toEqual([])
  release()
})

for (const locale of locales)
  test(`no ${locale} page contains the layers in its HTML`, () => {
    for (const file of [getLandingFile(locale), getFreeStoryPage(locale).file])
      for (const plane of planeNames) expect(readHtmlWithoutScripts(file)).not.toContain(`.svg#${plane}`)
  })
