import type { Scene } from './scene'
import { lighthouseSpread } from './spread-lighthouse'
import { mapSpread } from './spread-map'
import { puddleSpread } from './spread-puddle'
import { height, width } from './spread-size'

/** A spread from each of the three books. */
export const spreadScenes: Record<string, Scene> = {
  'inside-first': { width, height, draw: puddleSpread },
  'inside-second': { width, height, draw: mapSpread },
  'inside-third': { width, height, draw: lighthouseSpread },
}
