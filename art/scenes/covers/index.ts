import type { VolumeId } from '@/lib/volumes'
import type { Scene } from '../../kit/scene'
import type { Drawing } from '../../kit/svg'
import { drawFirstCover } from './first'
import { coverColours, coverSize } from './format'
import { drawSecondCover } from './second'
import { spine, volumeNumber } from './spine'
import { drawThirdCover } from './third'

/* The three covers. The page sets the titles (components/ui/book-cover.css). */

const cover = (id: VolumeId, volume: number, drawFront: () => Drawing[]): Scene => {
  const { cloth, mark } = coverColours[id]
  return {
    ...coverSize,
    draw: () => [...drawFront(), ...spine(cloth, mark), ...volumeNumber(volume, cloth, mark)],
  }
}

/** The covers by file name. */
export const coverScenes: Record<string, Scene> = {
  'cover-first': cover('first', 1, drawFirstCover),
  'cover-second': cover('second', 2, drawSecondCover),
  'cover-third': cover('third', 3, drawThirdCover),
}
