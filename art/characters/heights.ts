import { asFigure, type Character, type Drawing } from '../kit/svg'

/**
 * Heights of the six characters at scale 1, in scene units (docs/model-sheet.jpg). Characters that stand at the
 * same distance from the viewer get the same scale.
 */
export const heights: Record<Character, number> = {
  nori: 512,
  rabbit: 372,
  duck: 218,
  hedgehog: 152,
  snail: 122,
  mouse: 36,
}

/**
 * Scales a drawing so that its character has the height listed above.
 * @param drawnHeight height at which it was drawn
 */
export const scaleToHeight = (character: Character, drawnHeight: number, ...drawing: Drawing[]) =>
  asFigure(character, { scale: Math.round((heights[character] / drawnHeight) * 100) / 100 }, ...drawing)
