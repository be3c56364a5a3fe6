import type { Page } from '@playwright/test'
import { getFreeStoryPage } from '@/lib/pages'
import { planeNames } from '@/lib/story/pages'
import { expect, messages, test } from './fixtures'
import { delayFiles, openWithStoppedClock } from './steps'
import { expectPageShown, expectStoryPage, loadPictures, turnToPage } from './story-reader'

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

test('a turn animates the picture’s layers once loaded, not with reduced motion', async ({ page }) => {
  const release = await delayFiles(page, '**/story-03.svg')
  const turns = await recordTurns(page)
  // On a busy computer decoding may take too long. With a stopped clock it takes no time.
  await openWithStoppedClock(page, { path: getFreeStoryPage('en').href, withToaster: false })
  await loadPictures(page, 2)
  const requested: string[] = []
  page.on('request', (request) => /story-0[12]\.svg/.test(request.url()) && requested.push(request.url()))

  const turn = async (name: string, number: number) => {
    await page.getByRole('button', { name }).click()
    await expectPageShown(page, number)
  }
  const expected: unknown[] = []
  for (const [name, from, number] of [
    [story.next, 1, 2],
    [story.previous, 2, 1],
    [story.next, 1, 2],
  ] as const) {
    expected.push({ files: listLayers(number), wasAnimated: true })
    // A busy computer may scroll in one frame, in which no page comes into view little by little.
    await expect(async () => {
      await turnToPage(page, from)
      await turn(name, number)
      await expect.poll(turns, { timeout: 2_000 }).toEqual(expected)
    }).toPass()
    await expect(page.locator('.story-planes')).toHaveCount(0)
    await expectStoryPage(page, number)
  }
  expect(requested).toEqual([])
  const animations = await page
    .locator('.story-page')
    .evaluateAll((items) => items.flatMap((item) => item.getAnimations({ subtree: true })).length)
  expect(animations).toBe(0)

  await turn(story.next, 3)
  await expectStoryPage(page, 3)
  release()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await turn(story.previous, 2)
  await expectStoryPage(page, 2)
  expect(await turns()).toEqual(expected)
})
