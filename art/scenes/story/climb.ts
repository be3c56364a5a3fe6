import {
  duckSilhouette,
  hedgehogSilhouette,
  mouseSilhouette,
  noriSilhouette,
  rabbitSilhouette,
} from '../../characters/silhouettes'
import type { Point } from '../../kit/geometry'
import { addRimLight } from '../../kit/light-effects'
import { unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { type Drawing, group } from '../../kit/svg'
import { hillside, hillsideHeightAt } from '../../places'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 8 of “The Moon Is Late”: climbing the hill. The text is on the left. */

/** All climb in a row as silhouettes against the afterglow, without touching each other. */
export const climbPage = () => {
  const setting = hillside()
  const walker = (x: number, lift: number, figure: Omit<Figure, 'at'>) =>
    placeWithoutShadow(unchangedLight, { ...figure, at: [x, Math.round(hillsideHeightAt(x)) - lift] })
  // The light is between the two groups, so their edges are lit from opposite sides.
  const row = (id: string, inwards: Point, middle: Point, ...walkers: Drawing[]) =>
    addRimLight(
      id,
      { colour: '#E89AA6', inwards, light: unchangedLight, middle, reach: 1500 },
      group({}, ...walkers),
    )
  return planes({
    back: setting.back,
    middle: [
      ...row(
        'after',
        [-2.4, 1.2],
        [100, 440],
        walker(762, 1, {
          thinks: 'Do not shake the passenger.',
          rotate: -20,
          scale: 0.38,
          drawing: noriSilhouette(),
        }),
        walker(556, 3, {
          thinks: 'Eight steps, nine steps.',
          rotate: -19,
          scale: 0.93,
          drawing: hedgehogSilhouette(),
        }),
        walker(434, 1, {
          thinks: 'It smells of biscuit up there.',
          rotate: -17,
          scale: 0.72,
          drawing: mouseSilhouette(),
        }),
      ),
      ...row(
        'before',
        [2.4, 1.2],
        [1400, 300],
        walker(1106, 38, { thinks: 'Come on! First we hop!', scale: 0.68, drawing: rabbitSilhouette() }),
        walker(986, 12, {
          thinks: 'One foot. Other foot.',
          rotate: -16,
          scale: 0.7,
          drawing: duckSilhouette(),
        }),
      ),
      // Drawn after the figures, because the ground gets no rim light.
      ...setting.middle,
    ],
    front: setting.front,
  })
}
