import { group, path } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { callingMouth, darkBrown, face, feet, skinShade, spineSize, spines } from './hedgehog'

/* Hugo calling up to the moon (page 10). */

/** On tiptoe, seen from behind his shoulder, nose up to the left, both short arms thrown up. */
export const hedgehogOnTiptoe = () =>
  scaleToHeight(
    'hedgehog',
    110,
    feet('M-18-3L-32-1M24-3L10-1'),
    group({ x: -2, y: -50, rotate: 50 }, ...face({ mood: 'wonder', look: [-0.5, -0.9] }, callingMouth)),
    path(
      'M-14-52C-36-44-60-50-76-72C-84-88-68-100-59-88C-52-78-38-74-14-82ZM32-100C44-106 50-118 51-130C53-143 72-142 72-128C73-104 66-80 50-62Z',
      skinShade,
    ),
    path(
      'M-22-8L-34-18L-28-30L-42-40L-32-50L-42-64L-30-72L-36-88L-22-92L-24-110L-8-110L-2-126L12-116L26-126L30-110L45-110L44-95L58-88L52-76L65-65L56-54L67-42L57-33L64-18L48-14L40-4L20-9L0-3Z',
      darkBrown,
    ),
    ...spines(
      'M0-106L14-110L30-99L42-82L50-64L53-44L48-24M-18-92L0-94L16-84L28-66L35-47L36-28L30-12M-24-74L-8-76L6-64L15-46L17-27L14-10M-34-54L-18-56L-6-42L-3-24L-6-8',
      spineSize,
    ),
  )
