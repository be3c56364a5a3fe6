import type { Scene } from '../../kit/scene'
import { height, width } from './hills'
import { lighthouseSpread } from './lighthouse'
import { mapSpread } from './map'
import { puddleSpread } from './puddle'

/** A spread from each of the three books. */
export const spreadScenes: Record<string, Scene> = {
  'inside-first': { width, height, draw: puddleSpread },
  'inside-second': { width, height, draw: mapSpread },
  'inside-third': { width, height, draw: lighthouseSpread },
}
