import { group, ink, path } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { back, coat, face } from './hedgehog'

/* Hugo asleep, facing left, lying on somebody's foreleg (page 11). */

/** Moonlight along his back, without which he is lost on a dark flank. */
const rim = group({ x: -2, y: -4 }, ink(path(back, '#fff', { opacity: 0.8 })))

/** About 205 wide and 110 tall at its own scale. */
export const sleepingHedgehog = () =>
  scaleToHeight('hedgehog', 110, rim, ...face({ mood: 'asleep' }), ...coat())
