import { ellipse, group, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, duckBill } from './duck-parts'

/* Clara on tiptoe, facing left, standing on y = 0: the light comes from the left, behind her (page 11). */

/** The wing's feathers: in the shade they are to be lavender, not brown. */
const [feathers, feathersShade] = ['#F2EAF4', '#B8AAD8']

/** A stretched leg: the heel is high, and the weight is on the spread toes. */
const tiptoe =
  'M-12-48H4L6-26C4-16-4-8-9-2Q-16-6-22 3Q-30-4-38 3Q-44-3-54 1C-44-9-28-8-18-15C-12-19-10-24-10-32Z'

/** Outline, from the throat: the heavy breast, the belly, the rump, the short neck. */
const outline =
  'M-46-146C-46-128-74-122-81-94C-88-58-54-36-8-36C34-36 78-48 100-80C84-92 60-98 46-112C36-124 30-138 30-160Z'

/** The breast, which the moon shines on. */
const litBreast =
  'M-46-150C-47-128-75-122-82-94C-86-76-78-61-62-51L-54-54L-52-62C-62-74-62-92-52-104C-40-116-26-126-26-150Z'

/** The near wing, raised: from the shoulder back to the elbow, up to the wrist, and the primaries shade her brow. */
const visor =
  'M-20-84C-6-104 14-122 18-142C20-162 4-176-18-182C-42-187-66-190-90-190Q-103-194-98-203Q-92-208-76-206Q-90-216-82-223Q-72-228-56-220Q-66-232-56-238Q-42-242-20-228C14-224 44-208 58-182Q76-178 78-164Q90-154 86-138Q94-124 84-110Q84-90 64-82C40-70 0-68-20-84Z'
/** The feathers of the forearm, which hang; and the gaps between the primaries. */
const visorShade =
  'M58-182Q76-178 78-164Q90-154 86-138Q94-124 84-110Q84-90 64-82C40-70 0-68-20-84C12-88 46-130 58-182ZM78-164Q66-152 58-130Q72-144 78-164ZM-76-206L-16-203L-62-198ZM-56-220L0-210L-44-214Z'

/** On tiptoe, a wing shading her eye: she inspects something above her. */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    150,
    group({ x: 38 }, path(tiptoe, billShade)),
    path(tiptoe, bill),
    group(
      { class: 'wag', x: 80, y: -72 },
      shade(
        path('M-30 24L-24-10C-4-8 10-16 16-36Q28-22 22-6Q34-8 42-20Q44-4 32 6L54 4C42 26 10 36-30 24Z', down),
      ),
    ),
    shade(path(outline, down)),
    shade(path('M-50-45C-36-38-24-36-8-36C34-36 78-48 100-80C84-66 14-44-50-45Z', feathersShade)),
    path(litBreast, down),
    group(
      { x: -14, y: -158, rotate: 24 },
      shade(ellipse(0, 0, 37, 35, down)),
      path('M-37 0C-37-20-22-34-8-34C-18-22-16-8-4 4C6 14 2 26-14 32C-28 26-37 14-37 0Z', down),
      duckBill('curious'),
      eye(-6, -10, 10, 'curious', { look: [-1, -0.3] }),
    ),
    shade(path(visor, feathers)),
    shade(path(visorShade, feathersShade)),
    path('M-18-182C-42-187-66-190-90-190Q-103-194-98-203Q-50-200-18-182Z', down),
  )
