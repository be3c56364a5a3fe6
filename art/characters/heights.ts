import { type Drawn, group } from '../kit/svg'

/**
 * The settled heights of the six, in units of Nori's drawing (docs/model-sheet.jpg): in one plane of a
 * picture all stand at the same scale.
 */
export const heights = { nori: 512, rabbit: 372, duck: 218, hedgehog: 152, snail: 122, mouse: 36 }

/** A drawing of the given height at its settled one. @param drawn height */
export const settled = (who: keyof typeof heights, drawn: number, ...drawing: Drawn[]) =>
  group({ scale: Math.round((heights[who] / drawn) * 100) / 100 }, ...drawing)
