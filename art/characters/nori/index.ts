/* Nori's poses, standing or sitting on y = 0 with his middle at x = 0. Most take the options of `noriHead`. */

export { bowingNori } from './bowing'
export { callingNori } from './calling'
export { bustFromBehind, noriFromBehind, smallNoriFromBehind } from './from-behind'
export { huddledNori } from './huddled'
export { jumpingNori, reachingNori, runningNori, standingNori, walkingNori } from './on-four-legs'
export { holdingNori, readingNori } from './reading'
export { haunchAndTail, restingNori } from './resting'
export {
  huggingNori,
  sittingNori,
  talkingNori,
  thinkingNori,
  wavingNori,
} from './sitting'
export { offeringNori, sittingNoriFromSide, sittingNoriHalfTurned } from './sitting-turned'
export { sleepingNori } from './sleeping'
export { tuckedInNori } from './tucked-in'
export { watchingNori } from './watching'
