import { kitchen, land, rect, sky } from './places.mjs'

/* What the story's twelve pages share: their size, and backgrounds of that size. */

export const storySize = { width: 800, height: 600 }
const { width, height } = storySize

/** A page in one colour, from `y` down. @param {string} fill */
export const ground = (fill, y = 0) => rect(width, height, fill, 0, y)

/** A sky in bands. @param {Parameters<typeof sky>[2]} bands */
export const twilight = (...bands) => sky(width, height, bands)

/** Land whose edge has heights in parts of the page, from left to right. @param {string} fill @param {number[]} parts */
export const hills = (fill, ...parts) =>
  land(
    width,
    height,
    fill,
    parts.map((part) => part * height),
  )

/** The kitchen. @param {number} floor */
export const indoors = (floor) => kitchen(width, height, floor)
