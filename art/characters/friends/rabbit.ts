import { colours as c, type Drawing, ellipse, group, ink, line, path, shade, sides } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'
import { scaleToHeight } from '../heights'
import { brow, cheek, type FriendOptions, mouth, shadow } from './parts'

/* Milo the rabbit, facing left unless a function says otherwise, standing on y = 0. */

/** Colours of the fur: lit, in the shade, and in deep shade. */
export const grey = '#B9AFC6'
export const greyShade = '#978BAA'
export const greyDeep = '#7F7396'
export const earTip = '#4E4462'

/** An arm with an outline of its own, and its paw. */
const forelimb = (x: number, y: number, d: string, fill: string) => [
  path(d, fill, { stroke: greyDeep, 'stroke-width': 2 }),
  ellipse(x, y, 9, 8, '#fff'),
]
const raisedArm = forelimb(-87, -106, 'M-16-76L-56-72L-82-106L-92-102L-66-58Q-40-50-14-58Z', grey)
const farArm = forelimb(-22, -36, 'M-22-74Q-42-66-42-50L-26-32L-20-42L-32-50L-14-60Z', greyShade)
const nearArm = forelimb(-8, -42, 'M10-72Q26-76 30-60L29-44Q20-36-4-36V-46L14-48Z', grey)

/** The upright ear. */
export const straightEar = [
  path('M-4-142C-20-184-20-226-8-244C-3-252 6-252 11-243C24-220 24-184 20-144Z', grey),
  path('M4-152C-8-186-8-214-2-232C12-214 14-182 13-152Z', c.blush),
  path('M-14-228C-13-235-11-240-8-244C-3-252 6-252 11-243C14-238 16-232 17-226Q0-240-14-228Z', earTip),
]

/** The ear whose tip is folded over. */
export const kinkedEar = [
  path(
    'M14-140C12-178 22-208 38-226C56-236 78-214 84-188C86-178 78-176 72-182C64-190 54-196 48-196C44-180 42-160 38-142Z',
    greyShade,
  ),
  path('M70-214C78-206 82-198 84-188C86-178 78-176 72-182L62-191Q72-200 70-214Z', earTip),
]

const rabbitMouth = (mood: Mood) => {
  const calm = ['smile', 'open', 'soft'].includes(moods[mood].mouth)
  return [
    line('M-59-109V-103', c.eye, 3),
    calm
      ? line('M-66-102q4 6 7 1q7 8 15 0', c.eye, 3)
      : mouth(-62, moods[mood].mouth === 'sad' ? -94 : -98, 16, mood),
  ]
}

/** The head in three-quarter view to the left. */
export const rabbitHead = (mood: Mood, look: [number, number], mouthParts: Drawing[] = rabbitMouth(mood)) => [
  path(
    'M-67-112C-68-122-60-130-46-134C-38-146-18-154 6-154C32-154 46-138 46-118Q48-104 60-98L38-92C24-76-30-76-54-88C-62-92-66-102-67-112Z',
    grey,
  ),
  shade(path('M46-118Q48-104 60-98L38-92C24-76-30-76-54-88C-20-84 30-90 46-118Z', greyShade)),
  path('M-67-112C-56-124-38-118-34-106S-44-86-54-88C-62-92-66-102-67-112Z', '#fff'),
  eye(-35, -127, 8, mood, { narrow: 0.7, look, skin: greyShade, outer: -1 }),
  eye(0, -126, 10, mood, { look, skin: greyShade }),
  brow(0, -143, 8, mood, '#EFEAF4'),
  cheek(16, -105, mood === 'hush' ? 14 : 9),
  ink(path('M-66-119Q-58-123-52-117L-59-109Z', c.tongue)),
  ...mouthParts,
]

/** About 190 wide. @param options `raised`: holds a paw up in front of him */
export function rabbit({
  mood = 'happy',
  look = [-0.5, 0],
  raised = false,
}: FriendOptions & { raised?: boolean } = {}) {
  return scaleToHeight(
    'rabbit',
    250,
    shadow(70),
    ellipse(82, -20, 14, 13, '#fff'),
    path('M-46 0C-52-12-36-18-8-14L24-4V0Z', '#EADFE8'),
    ...(raised ? [] : farArm),
    path('M-4-96C-6-82-32-72-34-50C-36-28-30-10-8-3H60C88-6 92-40 76-62C64-78 44-76 36-96Z', grey),
    shade(path('M10-76Q30-80 37-94C44-76 90-76 84-24C74-54 36-52 10-76Z', greyShade)),
    // White bib.
    path(
      'M-6-86C-26-76-34-64-34-46L-29-48L-28-28L-20-34L-16-16L-6-30L4-36L6-50L14-54C12-66 14-74 18-84Z',
      '#fff',
    ),
    shade(path('M-6-86C4-72 18-70 26-80L34-92H-4Z', greyDeep)),
    // Haunch and long foot.
    path('M16-8C6-40 30-64 56-60C84-56 94-26 80-4H24Z', grey),
    shade(path('M16-8C4-42 30-66 58-60C32-58 10-38 20-6Z', greyDeep)),
    path('M64-2C54-20 20-18-14-15C-30-12-32 0-22 1H58Z', '#fff'),
    ...kinkedEar,
    group({ class: 'ear' }, ...straightEar),
    ...rabbitHead(mood, look),
    ...(raised ? raisedArm : []),
    ...nearArm,
  )
}

/** The two haunches and feet, seen from the front. */
const haunches = sides.map((side) =>
  group(
    { flip: side < 0 },
    path('M10-6C8-36 26-58 44-54C64-50 70-20 58-4Z', side > 0 ? greyShade : grey),
    shade(path('M10-6C6-38 26-60 44-54C26-52 10-34 14-6Z', greyDeep)),
    path('M20 0C18-14 60-16 66-4C66 0 62 2 58 2H24Z', '#fff'),
  ),
)
const narrowShoulders = path(
  'M-22-98C-22-82-31-74-34-54C-38-30-34-6-16-2H16C34-6 38-30 34-54C31-74 22-82 22-98Z',
  grey,
)
const earsInFront = [group({ x: 4, flip: true }, ...straightEar), group({ x: -4 }, ...kinkedEar)]
/** Outline of the head from the front. */
const frontHead =
  'M0-156C26-156 40-140 42-122C44-110 52-102 56-96Q44-92 34-88C24-80 12-76 0-76S-24-80-34-88Q-44-92-56-96C-52-102-44-110-42-122C-40-140-26-156 0-156Z'
const frontHeadShade =
  'M18-153C34-148 41-135 42-122C44-110 52-102 56-96Q44-92 34-88C24-80 12-76 0-76C22-92 30-120 18-153Z'

/** From the front. */
export const rabbitFromFront = (options: FriendOptions = {}) => {
  const { mood = 'happy', look = [0, 0] } = options
  return scaleToHeight(
    'rabbit',
    250,
    shadow(70),
    narrowShoulders,
    path('M-15-88C-26-74-26-56-20-40L-14-44L-10-28L-2-38L6-24L10-40L18-38C26-56 26-74 15-88Z', '#fff'),
    shade(path('M-16-90C-8-70 8-70 16-90Z', greyDeep)),
    ...haunches,
    ...earsInFront,
    path(frontHead, grey),
    shade(path(frontHeadShade, greyShade)),
    path('M-20-100C-24-114-10-124 0-120C10-124 24-114 20-100C16-84-16-84-20-100Z', '#fff'),
    ...sides.map((side) => eye(side * 28, -124, 10, mood, { look, skin: greyShade, outer: side })),
    brow(26, -142, 8, mood, '#EFEAF4'),
    ...sides.map((side) => cheek(side * 36, -104, 8)),
    ink(path('M-6-116H6L0-108Z', c.tongue)),
    line('M0-108V-101M-10-100q6 7 10 0q4 7 10 0', c.eye, 3),
    ...sides.map((side) =>
      group(
        { flip: side > 0 },
        ...forelimb(
          -12,
          -42,
          'M-16-74Q-34-70-38-54L-18-36L-10-46L-24-54L-18-62Z',
          side > 0 ? greyShade : grey,
        ),
      ),
    ),
  )
}
