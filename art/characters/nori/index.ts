/* Nori in every pose, standing on y = 0 with x = 0 under him. `how` is passed on to the head. */

export { bowing } from './bowing'
export { fromBehind } from './from-behind'
export { gazing } from './gazing'
export { howling } from './howling'
export { huddled } from './huddled'
export { listening } from './listening'
export { jumping, running, standing, testing, walking } from './on-four-legs'
export {
  holding,
  hugging,
  reading,
  sitting,
  talking,
  thinking,
  waving,
} from './sitting'
export { offering, sittingSide, threeQuarter } from './sitting-turned'
export { sleeping } from './sleeping'
export { watching } from './watching'
