import { land } from '../../places'

/** How large the spreads are, and their land. */
export const [width, height] = [640, 480]
export const hills = (fill: string, ...heights: number[]) => land(width, height, fill, heights)
