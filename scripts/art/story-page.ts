import { kitchen, land, rect, sky } from './places'
import { group } from './svg'

/* What the story's twelve pages share: their size, and backgrounds of that size. */

export const storySize = { width: 1200, height: 600 }
// Backgrounds begin a third before the page, so that they fill it also where the scene is moved (story-scenes.ts).
const width = storySize.width + 400
const { height } = storySize

/** A page in one colour, from `y` down. */
export const ground = (fill: string, y = 0) => rect(width, height, fill, -400, y)

/** A sky in bands. */
export const twilight = (...bands: Parameters<typeof sky>[2]) => [
  group({ x: -400 }, sky(width, height, bands)),
]

/** Land whose edge has heights in parts of the page, from left to right. */
export const hills = (fill: string, ...parts: number[]) =>
  group(
    { x: -400 },
    land(
      width,
      height,
      fill,
      parts.map((part) => part * height),
    ),
  )

/** The kitchen. */
export const indoors = (floor: number) => [group({ x: -400 }, kitchen(width, height, floor))]
