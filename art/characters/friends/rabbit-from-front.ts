import { colours as c, group, ink, line, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { brow, cheek, type FriendOptions, shadow } from './parts'
import { foreleg, grey, greyDeep, greyShade, kinkedEar, straightEar, whiteShade } from './rabbit'

/* Milo the rabbit from the front, standing on y = 0. */

/** The two haunches and feet, seen from the front. */
const haunches = sides.map((side) =>
  group(
    { flip: side < 0 },
    path('M10-6C8-36 26-58 44-54C64-50 70-20 58-4Z', side > 0 ? greyShade : grey),
    shade(path('M10-6C6-38 26-60 44-54C26-52 10-34 14-6Z', greyDeep)),
    path(
      'M14-2C12-18 30-24 46-22C62-22 76-12 74-2C74 3 68 5 60 4Q52 6 46 4Q38 6 32 4C22 5 15 3 14-2Z',
      '#fff',
    ),
    shade(path('M31 4Q27-4 32-10Q34-3 34 4ZM47 4Q45-4 49-10Q52-3 50 4Z', whiteShade)),
  ),
)
const narrowShoulders = path(
  'M-22-98C-22-82-31-74-34-54C-38-30-34-6-16-2H16C34-6 38-30 34-54C31-74 22-82 22-98Z',
  grey,
)
const earsInFront = [group({ x: 4, flip: true }, ...straightEar), group({ x: -4 }, ...kinkedEar)]
/** Outline of the head from the front. */
const frontHead =
  'M0-156C26-156 40-140 42-122C43-113 52-106 61-103C56-99 52-98 48-98C49-94 51-91 54-89C46-87 40-87 35-89C24-79 12-76 0-76S-24-79-35-89C-40-87-46-87-54-89C-51-91-49-94-48-98C-52-98-56-99-61-103C-52-106-43-113-42-122C-40-140-26-156 0-156Z'
const frontHeadShade =
  'M18-153C34-148 41-135 42-122C43-113 52-106 61-103C56-99 52-98 48-98C49-94 51-91 54-89C46-87 40-87 35-89C24-79 12-76 0-76L12-84L14-94L24-96L24-108L32-112C36-124 30-140 18-153Z'

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
        ...foreleg(
          side > 0 ? greyShade : grey,
          'M-16-76C-28-76-38-66-38-54C-37-46-28-40-18-36L-10-46C-18-49-24-52-24-56C-24-60-20-64-18-66Z',
          'M-20-46C-25-40-24-32-17-31C-11-30-5-34-4-40C-4-45-8-49-13-49Z',
          'M-39-56C-38-44-28-37-22-36C-22-28-12-28-3-38C-8-35-14-34-18-36C-22-38-32-44-39-56Z',
        ),
      ),
    ),
  )
}
