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
      'M-14-48C-34-40-54-48-64-68C-76-70-86-82-85-91Q-84-98-76-96Q-75-105-66-102Q-61-108-55-101C-49-95-50-88-51-82C-42-72-32-74-14-86ZM30-96C42-100 47-112 48-122C38-130 38-139 46-143Q48-151 56-147Q62-155 69-147Q77-148 77-140Q83-134 78-127Q74-119 67-116C69-96 62-76 46-58Z',
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
