import { group, ink, path } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { darkBrown, face, spineSize, spines } from './hedgehog'

/* Hugo asleep, facing left, lying on somebody's foreleg (page 11). */

/** Outline of the rolled-up body, spines all round it, the face hides its left side. */
const body =
  'M-30 0L-44-69L-31-72L-33-85L-19-86L-16-99L-2-96L6-109L19-100L32-111L41-99L57-104L61-91L77-92L77-79L93-77L88-65L104-58L94-48L106-36L90 0Q30 12-30 0Z'

/** Moonlight along his back, without which he is lost on a dark flank. */
const rim = group({ x: -2, y: -4 }, ink(path(body, '#fff', { opacity: 0.8 })))

/** About 205 wide and 110 tall at its own scale. */
export const sleepingHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    rim,
    path(body, darkBrown),
    ...spines(
      'M-40-66L-20-82L0-91L22-94L44-90L64-82L80-69L90-52L92-30M-40-42L-26-57L-8-69L14-75L36-74L56-64L70-47L74-24M-34-20L-20-42L0-54L22-57L42-48L54-32',
      spineSize,
    ),
    ...face({ mood: 'asleep' }),
  )
