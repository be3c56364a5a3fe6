/* Nori in every pose, standing on y = 0 with x = 0 under him. `how` is passed on to the head. */

export { jumping, running, standing, testing, walking } from './nori-side'
export {
  holding,
  hugging,
  nearArm,
  reading,
  sitting,
  sittingSide,
  talking,
  thinking,
  threeQuarter,
} from './nori-sitting'
export { fromBehind, sleeping, sleepingLow } from './nori-views'
