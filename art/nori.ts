/* Nori in every pose, standing on y = 0 with x = 0 under him. `how` is passed on to the head. */

export { fromBehind } from './nori-behind'
export { bowing } from './nori-bowing'
export { gazing } from './nori-gazing'
export { huddled } from './nori-huddled'
export { listening } from './nori-listening'
export { howling } from './nori-profile'
export { jumping, running, standing, testing, walking } from './nori-side'
export {
  holding,
  hugging,
  reading,
  sitting,
  talking,
  thinking,
  waving,
} from './nori-sitting'
export { offering, sittingSide, threeQuarter } from './nori-turned'
export { sleeping } from './nori-views'
export { watching } from './nori-watching'
