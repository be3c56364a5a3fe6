import { kitchen, land, rect, sky } from './places'

/* What the story's twelve pages share: their size, and backgrounds of that size. */

export const storySize = { width: 800, height: 600 }
const { width, height } = storySize

/** A page in one colour, from `y` down. */
export const ground = (fill: string, y = 0) => rect(width, height, fill, 0, y)

/** A sky in bands. */
export const twilight = (...bands: Parameters<typeof sky>[2]) => sky(width, height, bands)

/** Land whose edge has heights in parts of the page, from left to right. */
export const hills = (fill: string, ...parts: number[]) =>
  land(
    width,
    height,
    fill,
    parts.map((part) => part * height),
  )

/** The kitchen. */
export const indoors = (floor: number) => kitchen(width, height, floor)
