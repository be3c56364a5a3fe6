import { land } from '../../places'

/** The size of a spread in scene units: two pages, whose gutter at x = 400 crosses no face. */
export const spreadSize = { width: 800, height: 400 }

/** Hills across a spread. @param heights y coordinates of their edge, left to right */
export const hills = (fill: string, ...heights: number[]) =>
  land(spreadSize.width, spreadSize.height, fill, heights)
