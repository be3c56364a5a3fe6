import type { Point } from '../kit/geometry'
import { applyLight, type Light } from '../kit/lighting'
import { dots } from '../kit/shapes'
import { type Drawing, group, limb, line, path } from '../kit/svg'
import { silhouetteColour } from '../places'
import { satchel } from '../props/objects'
import { mouseGroup } from './friends/mouse'

/*
 * Characters as dark silhouettes against the afterglow (page 8): in profile, standing on y = 0, in their final
 * colours. Each has a light in the eye; the snail keeps some of its colours.
 */

/** Colour of the snail's body, and the positions of its eyes. */
const snailColour = '#BC955A'
const stalks: Point[] = [
  [98, -114],
  [138, -106],
]

/** A silhouette with a light in its eye. @param size of the light */
const silhouetteWithEye = (d: string, eye: Point, size: number, ...more: Drawing[]) =>
  group({}, path(d, silhouetteColour), ...more, dots('#FFD9A0', size, [eye]))

/** The near ear upright, the far one narrow and laid back, with a gap of sky between them. */
const noriEarsSilhouette = path(
  'M-126-40C-126-140-92-242-58-260C-40-268-22-260-12-242C14-196 28-150 30-108ZM-136 34C-196-32-246-118-238-166C-234-192-210-196-190-182C-148-150-112-112-104-44Z',
  silhouetteColour,
)

/** Nori's head in profile, with the snail riding on it. */
const noriHeadSilhouette = () =>
  group(
    { x: 196, y: -278, rotate: 14, scale: 0.78 },
    noriEarsSilhouette,
    silhouetteWithEye(
      'M-132-8C-130-80-78-126-8-126C40-126 78-100 96-58C108-46 126-42 146-40C170-54 200-44 201-18C202 2 190 10 178 14C180 30 168 40 152 44C128 50 108 58 92 78C60 112 10 124-44 124C-60 134-80 136-100 132L-92 106C-112 114-130 112-148 102L-126 76C-142 76-154 70-164 58C-142 44-132 24-132-8Z',
      [56, -22],
      14,
    ),
    group({ x: 50, y: -114, rotate: 12, scale: 0.86 }, ...snailSilhouette()),
  )

/** Dim light for the red satchel. */
const satchelLight: Light = {
  ambient: '#6A4A8C',
  shadeColour: '#8A60A0',
  strength: 0.7,
  furTint: ['#5E3358', 0.65],
}

/** The satchel hanging at Nori's flank; the biscuit in it keeps its colour. */
const noriSatchel = [
  path('M-94-223C-66-190-60-120-76-65H-54C-42-120-44-180-70-223Z', '#4A2850'),
  satchel({ x: -72, y: -112, rotate: 14, scale: 1.05 }, (...bag) => [applyLight(satchelLight, ...bag)]),
]

/** Nori climbing to the right, in the same units as his other poses. */
export const noriSilhouette = () => [
  path(
    'M96-262C40-232-40-216-150-222C-200-224-236-220-258-206C-284-216-300-240-298-262C-312-292-304-322-284-342C-334-340-370-296-362-244L-348-254L-350-226L-334-232L-324-198C-318-180-314-150-312-132L-324-118L-308-112L-314-96L-296-92C-300-70-298-50-290-38L-276-16C-284-6-278 0-268 0H-222C-208 0-208-14-218-20L-236-26C-232-44-222-56-206-64C-196-58-186-46-180-36L-168-16C-176-6-170 0-160 0H-116C-102 0-102-14-112-20L-128-26C-124-44-116-54-104-60C-50-68 10-64 54-58C46-42 38-30 26-22C14-14 22 0 32 0H76C90 0 90-14 80-20L72-24C80-40 92-54 106-62C116-56 128-50 138-46L150-30C142-22 146-12 158-12H196C210-12 210-28 198-32L184-38C184-60 196-84 204-108L218-116L208-132C222-170 214-220 200-260Z',
    silhouetteColour,
  ),
  ...noriSatchel,
  // Bandana in a dim violet.
  path(
    'M90-234C116-192 160-178 206-190L214-160C160-150 106-172 74-224ZM158-176L208-174C208-150 200-134 190-124C174-138 162-152 158-176Z',
    '#4A3590',
  ),
  noriHeadSilhouette(),
]

/** The snail, 240 wide: its foot grips a round head, its shell is behind (0, 0). */
const snailSilhouette = () => [
  limb('M92-54L98-112M118-50L136-102', snailColour, 11),
  path(
    'M-86 22C-60-14-20-36 30-34C60-34 74-50 92-62C116-74 142-58 140-34C138-10 120 6 96 10C40-4-30-2-86 22Z',
    snailColour,
  ),
  path('M-52-20C-84-80-44-150 22-148C90-144 112-66 66-28C30-10-20-6-52-20Z', '#5C3CAA'),
  line('M-30-30C-60-84-6-140 42-112C76-88 52-40 18-54C-2-68 14-92 30-80', '#957AE0', 12),
  dots(snailColour, 30, stalks),
  dots(silhouetteColour, 15, stalks),
  line('M108-22Q118-12 130-20', silhouetteColour, 6),
]

/** Clara waddling. */
export const duckSilhouette = () =>
  silhouetteWithEye(
    'M-106-106C-86-74-48-62-26-78C-8-92-14-106-16-120C-16-150 10-160 28-150C40-144 42-136 44-134C54-128 66-131 78-129C90-126 88-108 76-107C58-107 48-101 35-104C30-92 46-78 54-60C60-36 42-22 22-16L28-4C40-3 54-2 64 3L58 9L63 18H18L4-14H-16L-21 6Q-8 7 2 14L-2 22H-36L-32 4L-34-14C-70-24-90-44-96-66L-108-72L-101-80L-112-90L-102-95Z',
    [22, -134],
    6,
  )

/** Hugo on four legs, nose up. */
export const hedgehogSilhouette = () =>
  silhouetteWithEye(
    'M70-20L66-31C54-36 48-42 40-46L40-58L31-53L28-66L19-60L14-72L6-65L-1-76L-8-68L-17-77L-22-68L-33-74L-37-64L-48-68L-50-57L-62-58L-61-47L-73-45L-69-35L-80-30L-73-22L-82-13L-66-9L-48-10L-46 0C-46 4-32 4-32 0L-36-8H-28L-25 0C-24 4-14 4-14 0L-18-8H18L20 0C20 4 34 4 34 0L31-9H38L41 0C42 4 54 4 53 0L50-12C60-12 68-14 72-20Z',
    [46, -28],
    4,
    dots(silhouetteColour, 14, [[70, -26]]),
  )

/** Milo hopping uphill, looking back over his shoulder and beckoning. */
export const rabbitSilhouette = () =>
  silhouetteWithEye(
    'M-14-122C-34-124-42-134-36-144C-30-162-12-188 6-192C-16-228-22-266-6-276C14-276 18-230 18-194C22-238 34-274 58-278C82-280 100-250 104-226C104-214 94-214 88-222C78-240 68-240 62-238Q58-208 42-186C62-170 64-146 50-130L61-117L51-115C72-104 84-110 98-124C109-132 120-118 110-108C96-92 76-82 58-82Q58-70 46-64C64-54 60-30 38-20C22-12 4-10-6-2L-20 40C-24 54-44 52-42 36L-36-2Q-40-10-50-8L-68 24C-74 38-94 30-88 15L-66-26Q-62-34-58-38C-68-30-82-36-78-48C-90-54-84-72-70-70C-66-80-50-78-48-68Q-40-82-36-92C-50-84-66-82-76-90Q-90-112-98-142C-110-152-106-170-95-170C-84-170-80-156-86-146Q-78-122-67-110Q-44-108-14-122Z',
    [-6, -158],
    6,
  )

/** The mouse trotting, nose up. */
export const mouseSilhouette = () =>
  mouseGroup(
    {},
    silhouetteWithEye(
      'M50-20Q38-32 28-34C30-50 8-52 8-36C0-46-12-40-8-30C-28-36-44-28-40-10L-50 2L-40 4L-24-7L-20 2H-10L-4-7L14-8L26 4L34 0L26-12Q40-10 50-16Z',
      [32, -24],
      4,
      limb('M-36-14C-60-8-66-24-54-36', silhouetteColour, 4),
    ),
  )
