import { group, path } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { callingMouth, darkBrown, face, feet, skinShade, spineSize, spines } from './hedgehog'

/* Hugo calling up to the moon (page 10). */

/** On tiptoe, seen from behind his shoulder, nose up to the left, both short arms thrown up. */
export const hedgehogOnTiptoe = () =>
  scaleToHeight(
    'hedgehog',
    110,
    // Both legs stretched, on the tips of the toes.
    feet('M-14-26L-12-8M-11-4L-20-3M20-26L24-8M25-4L16-3'),
    group({ x: -2, y: -62, rotate: 50 }, ...face({ mood: 'wonder', look: [-0.5, -0.9] }, callingMouth)),
    path(
      'M-14-60C-34-52-54-60-64-80C-76-82-86-94-85-103Q-84-110-76-108Q-75-117-66-114Q-61-120-55-113C-49-107-50-100-51-94C-42-84-32-86-14-98ZM30-108C42-112 47-124 48-134C38-142 38-151 46-155Q48-163 56-159Q62-167 69-159Q77-160 77-152Q83-146 78-139Q74-131 67-128C69-108 62-88 46-70Z',
      skinShade,
    ),
    path(
      'M-22-20L-34-30L-28-42L-42-52L-32-62L-42-76L-30-84L-36-100L-22-104L-24-122L-8-122L-2-138L12-128L26-138L30-122L45-122L44-107L58-100L52-88L65-77L56-66L67-54L57-45L64-30L48-26L40-16L20-21L0-15Z',
      darkBrown,
    ),
    ...spines(
      'M0-118L14-122L30-111L42-94L50-76L53-56L48-36M-18-104L0-106L16-96L28-78L35-59L36-40L30-24M-24-86L-8-88L6-76L15-58L17-39L14-22M-34-66L-18-68L-6-54L-3-36L-6-20',
      spineSize,
    ),
  )
