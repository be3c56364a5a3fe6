import { heights } from '../../characters/heights'
import type { Point } from '../../kit/geometry'
import { addRimLight, removeShadow } from '../../kit/light-effects'
import { applyLight, type LightOrName } from '../../kit/lighting'
import { type Drawing, group } from '../../kit/svg'

/* Puts characters and things into a story picture. */

/** A character or thing in a story picture. Decide what it thinks first; the drawing has to show it. */
export type Figure = {
  /** Not drawn: explains gaze, brows, mouth and pose to the next illustrator. */
  thinks: string
  at: [x: number, y: number]
  scale?: number
  rotate?: number
  flip?: boolean
  /**
   * Rim light (see `addRimLight`). `inwards`: vector from the light into the figure, as long as the rim is wide;
   * `figureHeight`: its height at scale 1, if it is not Nori.
   */
  rim?: { id: string; colour: string; inwards: Point; figureHeight?: number }
  drawing: Drawing
}

/** Puts a figure in its place and in the light of the page. */
export const placeFigure = (
  light: LightOrName,
  { at: [x, y], scale = 1, rotate, flip, rim, drawing }: Figure,
) => {
  const placed = group({ x, y, scale, rotate, flip }, drawing)
  if (!rim) return applyLight(light, placed)
  const { figureHeight = heights.nori } = rim
  const middle: Point = [x, y - (figureHeight / 2) * scale]
  return group(
    {},
    ...addRimLight(rim.id, { ...rim, light, middle, reach: (figureHeight / 2) * scale }, placed),
  )
}

/** As `placeFigure`, but without the figure's own flat shadow: for pages that draw soft ones (`groundShadow`). */
export const placeWithoutShadow = (light: LightOrName, { drawing, ...figure }: Figure) =>
  placeFigure(light, { ...figure, drawing: removeShadow(drawing) })
