import { group, ink, path } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { darkBrown, face, spines } from './hedgehog'

/* Hugo asleep, facing left, nestled up to somebody whose foreleg hides his belly and feet (page 11). */

/** Outline of the rolled-up back: no spine sticks out far, because somebody leans on him. */
const back = 'M-40 0Q-54-24-44-46L-38-48L-37-58C-24-76-4-86 18-87L24-83L32-86C54-82 70-68 76-48L70-6Z'

/** Moonlight along his back, without which he is lost on a dark flank. */
const rim = group({ x: -2, y: -5 }, ink(path(back, '#fff', { opacity: 0.8 })))

/** About 190 wide and 85 tall at its own scale. */
export const sleepingHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    rim,
    path(back, darkBrown),
    ...spines('M-50-52L-34-60L-14-74L10-82L34-78L56-64L74-40M-44-34L-26-48L-4-58L22-60L44-48L58-26', 1.4, 24),
    ...face({ mood: 'asleep' }),
  )
