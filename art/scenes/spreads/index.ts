import type { Scene } from '../../kit/scene'
import { lighthouseSpread } from './lighthouse'
import { mapSpread } from './map'
import { puddleSpread } from './puddle'
import { spreadSize } from './spread'

/** An inside spread of each of the three books. */
export const spreadScenes: Record<string, Scene> = {
  'inside-first': { ...spreadSize, draw: puddleSpread },
  'inside-second': { ...spreadSize, draw: mapSpread },
  'inside-third': { ...spreadSize, draw: lighthouseSpread },
}
