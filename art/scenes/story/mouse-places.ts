import { pageLayouts, pictureSize, storyPages } from '@/lib/story/pages'
import { measureFigure } from '../../kit/measure'
import { group } from '../../kit/svg'
import { storyScenes } from '.'

const toPercent = (value: number, whole: number) => Math.round((value / whole) * 1000) / 10

/**
 * Measures where the mouse is in each story picture, in percent of the picture. What reaches into the text's third is left
 * out: phones do not show it, and on wide screens the text is there.
 */
export function measureMousePlaces() {
  const { width, height } = pictureSize
  const scenes = Object.values(storyScenes)
  return Object.fromEntries(
    storyPages.map((page, index) => {
      const box = measureFigure(group({}, ...(scenes[index]?.draw() ?? [])), 'mouse')
      const firstShown = pageLayouts[page].textSide === 'left' ? width / 3 : 0
      const left = Math.max(box.left, firstShown)
      const right = Math.min(box.left + box.width, firstShown + (width * 2) / 3)
      const place = {
        left: toPercent(left, width),
        top: toPercent(box.top, height),
        width: toPercent(right - left, width),
        height: toPercent(box.height, height),
      }
      return [page, place]
    }),
  )
}
