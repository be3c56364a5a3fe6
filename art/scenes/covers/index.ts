import type { VolumeId } from '@/lib/volumes'
import { numeral } from '../../kit/numerals'
import type { Scene } from '../../kit/scene'
import { rect } from '../../kit/shapes'
import { colours as c, el, ellipse, group, shade } from '../../kit/svg'
import { pawPrint } from '../../props/objects'
import { coverCast, coverColours, coverPlaces } from './illustrations'

/* The three books' covers. The page writes the title into their upper part (components/sections/long-corgi.css). */

const coverSize = { width: 600, height: 720 }

/** The cloth of the spine, which goes round to the front: the volume's number, and a groove where the board begins. */
export const spine = (volume: number, cloth: string, mark: string) => [
  rect(52, coverSize.height, cloth),
  shade(el('rect', { width: 14, height: coverSize.height, fill: c.ink, opacity: 0.2 })),
  shade(el('rect', { x: 52, width: 7, height: coverSize.height, fill: c.ink, opacity: 0.22 })),
  shade(el('rect', { x: 59, width: 5, height: coverSize.height, fill: '#fff', opacity: 0.35 })),
  ellipse(33, 58, 17, 17, mark),
  numeral(volume, 33, 58, 22, cloth),
]

/** The mark of the press at the foot of the spine. */
const imprint = (mark: string) => group({ x: 33, y: 668, scale: 0.24 }, pawPrint(mark))

const cover = (id: VolumeId, volume: number): Scene => {
  const { cloth, mark } = coverColours[id]
  return {
    ...coverSize,
    draw: () => [...coverPlaces[id](), ...coverCast[id](), ...spine(volume, cloth, mark), imprint(mark)],
  }
}

export const coverScenes: Record<string, Scene> = {
  'cover-first': cover('first', 1),
  'cover-second': cover('second', 2),
  'cover-third': cover('third', 3),
}
