import { claraShape, hugoShape, miloShape, mouseShape, noriShape } from '../../characters/silhouettes'
import type { Point } from '../../kit/geometry'
import { planes } from '../../kit/layers'
import { rimmed } from '../../kit/light-effects'
import { asItIs } from '../../kit/lighting'
import { type Drawn, group } from '../../kit/svg'
import { climbAt, hillside } from '../../places'
import { onGround, type Part } from './figures'

/* Page 8 */

/* Pages 7 (story-wood.ts) to 9 of “The Moon Is Late”: into the dark (docs/storyboard.jpg). Each has its text on the left. */

/** Up the hill: beckon, waddle, trot and shuffle, dark before the last light. Nobody touches anybody else. */
export const climbPage = () => {
  const place = hillside()
  const walker = (x: number, lift: number, part: Omit<Part, 'at'>) =>
    onGround(asItIs, { ...part, at: [x, Math.round(climbAt(x)) - lift] })
  // The last light is on all of their edges, from the left or from the right; its source is between them.
  const row = (id: string, inwards: Point, middle: Point, ...walkers: Drawn[]) =>
    rimmed(id, { colour: '#E89AA6', inwards, light: asItIs, middle, reach: 1500 }, group({}, ...walkers))
  return planes({
    back: place.back,
    middle: [
      ...row(
        'after',
        [-2.4, 1.2],
        [100, 440],
        walker(762, 1, {
          thinks: 'Do not shake the passenger.',
          rotate: -20,
          scale: 0.38,
          figure: noriShape(),
        }),
        walker(556, 3, { thinks: 'Eight steps, nine steps.', rotate: -19, scale: 0.93, figure: hugoShape() }),
        walker(434, 1, {
          thinks: 'It smells of biscuit up there.',
          rotate: -17,
          scale: 0.72,
          figure: mouseShape(),
        }),
      ),
      ...row(
        'before',
        [2.4, 1.2],
        [1400, 300],
        walker(1106, 38, { thinks: 'Come on! First we hop!', scale: 0.68, figure: miloShape() }),
        walker(986, 12, {
          thinks: 'One foot. Other foot.',
          rotate: -16,
          scale: 0.7,
          figure: claraShape(),
        }),
      ),
      // Last: on the ground no edge is lit.
      ...place.middle,
    ],
    front: place.front,
  })
}
