import { heights } from '../../characters/heights'
import type { Point } from '../../kit/geometry'
import { rimmed, withoutShadow } from '../../kit/light-effects'
import { type Lighting, lit } from '../../kit/lighting'
import { type Drawn, group } from '../../kit/svg'

/* Places characters and things in a story picture. */

/** Somebody on a page: where they stand, how large, and what they think. What the drawing shows follows from it. */
export type Part = {
  /** The reason for gaze, lids, brows, mouth and body; for those who draw. */
  thinks: string
  at: [x: number, y: number]
  scale?: number
  rotate?: number
  flip?: boolean
  /**
   * A bright edge on the side of a light. `tall`: the figure's height before it is scaled, when it is not Nori.
   */
  rim?: { id: string; colour: string; inwards: Point; tall?: number }
  figure: Drawn
}

/** One of a page's cast in its place, in the light of the page. */
export const onStage = (light: Lighting, { at: [x, y], scale = 1, rotate, flip, rim, figure }: Part) => {
  const placed = group({ x, y, scale, rotate, flip }, figure)
  if (!rim) return lit(light, placed)
  const { tall = heights.nori } = rim
  const middle: Point = [x, y - (tall / 2) * scale]
  return group({}, ...rimmed(rim.id, { ...rim, light, middle, reach: (tall / 2) * scale }, placed))
}

/** The same, on a page that has soft shadows of its own on the ground. */
export const onGround = (light: Lighting, { figure, ...part }: Part) =>
  onStage(light, { ...part, figure: withoutShadow(figure) })
