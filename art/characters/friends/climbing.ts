import { colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { darkBrown, face, spines } from './hedgehog'
import { grey, greyDeep, kinkedEar, rabbitHead, straightEar } from './rabbit'
import { snail } from './snail'

/* The friends on the slope (page 8), which rises to the right, standing on y = 0. */

/** Hugo lying flat with his back to those below, every spine on end; he glances back over his shoulder. */
export const offeringHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    group(
      { flip: true },
      group({ x: -18, y: -4, rotate: 8 }, ...face({ mood: 'worried', look: [1.4, -0.7] })),
      shade(ellipse(-68, -32, 13, 9, c.tongue)),
      path(
        'M-40 0L-46-10L-38-20L-48-32L-40-42L-48-54L-38-62L-44-78L-30-80L-34-96L-20-92L-18-110L-4-98L6-116L18-99L34-114L40-96L60-106L60-86L80-90L77-70L98-70L90-52L108-44L94-33L106-18L88-13Q76 0 58 0Z',
        darkBrown,
      ),
      ...spines(
        'M-36-66L-26-80L-12-86L8-92L34-90L58-80L76-64L92-38M-36-48L-22-64L0-70L26-70L52-60L72-42L82-18M-30-34L-12-46L12-52L36-46L56-32L66-10M-22-16L0-26L24-28L42-14',
        1.5,
      ),
    ),
  )

/** Milo upright, facing downhill, one arm drawn up to his chest. Whoever sits in front of him hides his feet. */
export const shrinkingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    path('M-26-128C-46-104-54-70-48-36C-44-16-30-6-14-2H72C96-14 92-50 70-76C56-92 46-112 46-140Z', grey),
    shade(path('M46-140C46-112 56-92 70-76C92-50 96-14 72-2H54C84-30 60-76 30-112Z', greyDeep)),
    path('M44-116C58-100 58-76 40-68C20-64-2-72-16-86L-10-98C4-90 14-90 18-98Z', grey),
    path('M-6-86C-18-80-32-86-30-96C-28-106-12-108-6-100Z', '#fff'),
    group(
      { x: -4, y: -32, rotate: -8 },
      group({ x: -9, y: 4, rotate: 4 }, ...kinkedEar),
      ...straightEar,
      ...rabbitHead('worried', [-1.3, 1.2]),
    ),
  )

/** Presto, one eye bent down to what he would rather not ride on. */
export const choosingSnail = () =>
  snail({
    look: [-1, 1.3],
    stalks: {
      d: 'M-74-40C-84-76-104-80-116-58M-54-40L-48-88',
      eyes: [
        [-118, -54],
        [-48, -91],
      ],
    },
  })
