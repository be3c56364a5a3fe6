import { colours as c, type Drawing, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'
import { scaleToHeight } from '../heights'
import { brow, cheek, type FriendOptions, mouth, shadow } from './parts'

/* Milo the rabbit, facing left unless a function says otherwise, standing on y = 0. */

/** Colours of the fur: lit, in the shade, and in deep shade. */
export const grey = '#B9AFC6'
export const greyShade = '#978BAA'
export const greyDeep = '#7F7396'
export const earTip = '#4E4462'

/** White fur in the shade. */
export const whiteShade = '#D9CFE2'

/** A foreleg that tapers from the shoulder to the wrist, its small paw, and their shadow on the chest. */
export const foreleg = (fill: string, leg: string, paw: string, shades: string) => [
  path(leg, fill),
  path(paw, '#fff'),
  shade(path(shades, greyDeep)),
]
/** The far arm, raised. */
const raisedArm = foreleg(
  greyShade,
  'M-4-86C-28-76-42-74-54-75C-64-84-70-96-74-108L-93-102C-90-84-82-68-70-59C-54-50-32-48-4-56Z',
  'M-94-100C-102-106-103-116-96-120Q-90-123-87-118Q-83-125-77-121Q-72-122-72-116C-69-110-71-104-75-103Z',
  'M-92-96C-88-82-80-67-70-59C-54-50-32-48-4-56C-30-56-52-56-64-66C-76-74-86-86-92-96Z',
)
const farArm = foreleg(
  greyShade,
  'M-20-76C-36-72-49-62-49-50C-48-42-38-36-30-32L-20-42C-28-46-32-50-30-54C-26-60-20-64-12-66Z',
  'M-33-42C-39-36-38-28-31-26C-24-25-17-29-16-35C-16-41-22-45-27-45Z',
  'M-49-52C-48-42-38-36-30-32L-26-37C-36-40-44-46-49-52ZM-37-31Q-36-24-29-24Q-20-24-15-33Q-20-28-28-28Q-34-28-37-31Z',
)
const nearArm = foreleg(
  grey,
  'M8-78C22-82 34-70 33-56C32-44 24-38 12-37C6-36 0-37-4-38L-4-50C4-49 10-51 13-56C14-62 10-68 6-72Z',
  'M2-52C-6-55-17-53-19-47C-21-41-15-36-8-36C-3-35 1-36 4-38Z',
  'M34-58C34-42 24-36 12-34C2-33-6-32-12-34C-18-36-21-40-20-46C-17-40-12-38-6-39C8-38 26-40 34-58ZM5-51C-7-59-22-54-22-45Q-10-56 5-48Z',
)

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
export const rabbitHead = (
  mood: Mood,
  look: [number, number],
  mouthParts: Drawing[] = rabbitMouth(mood),
  nose: string = 'M-66-119Q-58-123-52-117L-59-109Z',
  nearEye: Mood = mood,
) => [
  path(
    'M-67-112C-68-122-60-130-46-134C-38-146-18-154 6-154C32-154 46-138 46-118C46-110 54-104 64-103C59-98 54-97 50-97C51-92 53-89 57-87C49-85 43-86 38-88C37-84 36-81 37-78C24-78 8-76-8-76C-26-77-44-82-54-88C-62-92-66-102-67-112Z',
    grey,
  ),
  shade(
    path(
      'M46-118C46-110 54-104 64-103C59-98 54-97 50-97C51-92 53-89 57-87C49-85 43-86 38-88C37-84 36-81 37-78C24-78 8-76-8-76C-26-77-44-82-54-88C-34-83-14-84 4-88L8-83L18-92L24-88L32-100L38-97C42-104 46-110 46-118Z',
      greyShade,
    ),
  ),
  path('M-67-112C-56-124-38-118-34-106S-44-86-54-88C-62-92-66-102-67-112Z', '#fff'),
  eye(-35, -127, 8, mood, { narrow: 0.7, look, skin: greyShade, outer: -1 }),
  eye(0, -126, 10, nearEye, { look, skin: greyShade }),
  brow(0, -143, 8, mood, '#EFEAF4'),
  cheek(16, -105, mood === 'hush' ? 14 : 9),
  ink(path(nose, c.tongue)),
  ...mouthParts,
]

/** The short tail, turned up. */
export const tail = path(
  'M84-14C82-30 88-46 98-49C100-55 108-54 108-48C116-49 118-41 113-37C119-34 118-26 112-25C114-19 108-14 102-16C98-10 88-9 84-14Z',
  '#fff',
)

/** White chest; its tufts get shorter towards the belly. */
const bib =
  'M-6-90C-16-82-36-76-46-58C-42-59-39-59-37-58C-42-52-46-45-46-38C-42-41-38-42-34-42C-37-35-36-29-33-23C-30-29-27-33-23-34C-23-28-21-23-17-20C-15-26-12-30-7-32C-6-28-4-25 0-23C1-32 4-40 10-46C8-60 12-76 20-88Z'

/** The hind leg of a hare, folded: a round thigh, the knee in front, the hock behind, and the long foot on the ground. */
const hindLeg = [
  path('M86-10C102-30 94-60 66-68C38-74 4-60-2-42C-5-33 2-27 12-25C34-21 56-14 72-4Z', grey),
  shade(
    path(
      'M-2-42C4-60 38-74 66-68C40-66 14-54 8-40C4-30 14-27 26-26C46-24 66-18 78-8L72-2C56-14 34-21 12-25C2-27-5-33-2-42Z',
      greyDeep,
    ),
  ),
  // The foot, whose heel keeps the colour of the leg.
  path(
    'M94-16C102-8 96 2 84 2H-42C-58 2-62-10-50-16C-40-20-26-18-12-16C14-13 44-15 62-19C76-22 86-22 94-16Z',
    '#fff',
  ),
  path('M94-16C102-8 96 2 84 2H48C54 0 57-2 59-5C52-5 46-6 42-9C49-10 53-12 56-18C72-22 86-23 94-16Z', grey),
  shade(
    path(
      'M96-10C98-2 92 2 84 2H-42C-46 2-50 1-53-1C-10-4 30-3 62-4C78-4 90-4 96-10ZM-46 0Q-51-6-48-11Q-43-6-40 0ZM-26 0Q-31-6-28-11Q-23-6-20 0Z',
      whiteShade,
    ),
  ),
]

/** The ears of a drawing that will be mirrored: the folded one stays his left ear, now the far one. */
const earsBeforeMirroring = [group({ x: 9, flip: true }, ...kinkedEar), group({ x: 9, y: 2 }, ...straightEar)]

/**
 * About 190 wide.
 * @param options `raised`: holds a paw up in front of him; `mirrored`: the picture mirrors him, so that he faces right
 */
export function rabbit({
  mood = 'happy',
  look = [-0.5, 0],
  raised = false,
  mirrored = false,
}: FriendOptions & { raised?: boolean; mirrored?: boolean } = {}) {
  return scaleToHeight(
    'rabbit',
    250,
    shadow(84),
    tail,
    // Far hind foot.
    path('M-56 0C-62-10-50-17-36-15C-16-14 6-16 24-10V0Z', '#EADFE8'),
    ...(raised ? raisedArm : farArm),
    path('M-4-96C-10-82-36-76-41-52C-45-30-34-10-12-5H88C104-20 100-46 80-62C62-74 46-80 38-96Z', grey),
    // Shade below the head and along the back.
    shade(
      path(
        'M6-86C26-84 34-88 38-96C46-80 62-74 80-62C100-46 104-20 88-5H74C94-30 82-54 62-64C40-72 16-70 6-86Z',
        greyShade,
      ),
    ),
    path(bib, '#fff'),
    shade(path('M-8-90C2-74 18-72 28-82L36-94H-4Z', greyDeep)),
    ...hindLeg,
    ...(mirrored ? earsBeforeMirroring : [...kinkedEar, group({ class: 'ear' }, ...straightEar)]),
    ...rabbitHead(mood, look),
    ...nearArm,
  )
}
