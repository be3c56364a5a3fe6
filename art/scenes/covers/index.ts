import type { VolumeId } from '@/lib/volumes'
import { numeral } from '../../kit/numerals'
import type { Scene } from '../../kit/scene'
import { rect } from '../../kit/shapes'
import { colours as c, type Drawing, element, ellipse, group, shade } from '../../kit/svg'
import { pawPrint } from '../../props/objects'
import { puddleCharacters, rainBackground } from './first'
import { coverColours, coverSize } from './format'
import { mapBackground, mapCharacters } from './second'
import { lighthouseBackground, lighthouseCharacters } from './third'

/* The three covers. The page sets the title over their upper part (components/sections/long-corgi.css). */

/** The covers' backgrounds without characters, which the parcel shows as well. */
export const coverBackgrounds: Record<VolumeId, () => Drawing[]> = {
  first: rainBackground,
  second: mapBackground,
  third: lighthouseBackground,
}

const coverCharacters: Record<VolumeId, () => Drawing[]> = {
  first: puddleCharacters,
  second: mapCharacters,
  third: lighthouseCharacters,
}

/** The spine: the volume's number, and a groove towards the front. */
export const spine = (volume: number, cloth: string, mark: string) => [
  rect(52, coverSize.height, cloth),
  shade(element('rect', { width: 14, height: coverSize.height, fill: c.ink, opacity: 0.2 })),
  shade(element('rect', { x: 52, width: 7, height: coverSize.height, fill: c.ink, opacity: 0.22 })),
  shade(element('rect', { x: 59, width: 5, height: coverSize.height, fill: '#fff', opacity: 0.35 })),
  ellipse(33, 58, 17, 17, mark),
  numeral(volume, 33, 58, 22, cloth),
]

/** The publisher's mark at the foot of the spine. */
const imprint = (mark: string) => group({ x: 33, y: 668, scale: 0.24 }, pawPrint(mark))

const cover = (id: VolumeId, volume: number): Scene => {
  const { cloth, mark } = coverColours[id]
  return {
    ...coverSize,
    draw: () => [
      ...coverBackgrounds[id](),
      ...coverCharacters[id](),
      ...spine(volume, cloth, mark),
      imprint(mark),
    ],
  }
}

/** The covers by file name. */
export const coverScenes: Record<string, Scene> = {
  'cover-first': cover('first', 1),
  'cover-second': cover('second', 2),
  'cover-third': cover('third', 3),
}
