import { land } from '../../places'

/** The size of a spread in scene units. */
export const spreadSize = { width: 640, height: 480 }

/** Hills across a spread. @param heights y coordinates of their edge, left to right */
export const hills = (fill: string, ...heights: number[]) =>
  land(spreadSize.width, spreadSize.height, fill, heights)
