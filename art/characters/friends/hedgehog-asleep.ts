import { group, ink, path } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { darkBrown, face, spineSize, spines } from './hedgehog'

/* Hugo asleep, facing left, nestled up to somebody whose foreleg hides his belly and feet (page 11). */

/** Outline of the rolled-up back: no spine sticks out far, because somebody leans on him. */
const back = 'M-40 0Q-54-24-44-46L-38-48L-37-58C-24-76-4-86 18-87L24-83L32-86C52-82 66-68 70-46L60-6Z'

/** Moonlight along his back, without which he is lost on a dark flank. */
const rim = group({ x: -2, y: -5 }, ink(path(back, '#fff', { opacity: 0.8 })))

/** About 190 wide and 85 tall at its own scale. */
export const sleepingHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    rim,
    path(back, darkBrown),
    ...spines(
      'M-50-54L-36-62L-18-75L2-82L22-82L42-75L58-60M-46-40L-34-46L-18-58L2-65L22-64L40-54M-46-22L-34-28L-18-41L0-48L20-46M-44-8L-32-12L-16-24L0-30',
      spineSize,
      24,
    ),
    ...face({ mood: 'asleep' }),
  )
