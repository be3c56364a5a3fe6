import { asFigure, colours as c, type Drawing, group, line, mirror, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { headWithBandana, paw, shadow, sittingNeckY, tail } from './parts'

/* Nori sitting, from the front. */

/**
 * A sitting Nori. Without `held` he stands on his forelegs.
 * @param held what he holds, drawn in front of the chest
 * @param onLap whether it is on his lap, so that `held` includes the hind legs in front of it
 * @param upper the parts of the arms that are behind the head
 * @param lifts whether he stands on one foreleg only
 */
export const seatedBody = (
  options?: HeadOptions,
  {
    held,
    onLap = false,
    upper,
    lifts = false,
  }: { held?: Drawing; onLap?: boolean; upper?: Drawing; lifts?: boolean } = {},
) =>
  asFigure(
    'nori',
    {},
    shadow(176),
    tail({ x: 104, y: -44 }),
    path(
      'M-70-214C-112-200-140-164-137-118C-132-92-124-78-122-56C-118-16-100-4-60-4H60C100-4 118-16 122-56C124-78 132-92 137-118C140-164 112-200 70-214Z',
      c.fur,
    ),
    shade(
      path(
        'M96-200C128-182 139-150 136-114C131-90 123-76 121-54C116-16 100-4 60-4H34C92-40 112-110 96-200Z',
        c.furShade,
      ),
    ),
    ...(onLap ? [] : [haunch(-1), haunch(1)]),
    !held &&
      shade(path(lifts ? 'M-8-80H96L68-24V-3H-8Z' : 'M-8-80H8V-3H-8Z', lifts ? c.furShade : c.whiteShade)),
    ...(held ? [] : [frontLeg(-1), !lifts && frontLeg(1)]),
    !held && shade(group({ y: 9 }, path(ruff, c.whiteShade))),
    path(ruff, c.cream),
    upper,
    shade(path('M-94-210C-60-150 60-150 94-210Z', c.furShade)),
    headWithBandana({ y: sittingNeckY }, noriHead(options), onLap ? 0.72 : 1),
    held,
  )

/** White chest. */
const ruff =
  'M-74-198C-98-166-104-136-94-112L-85-117L-80-95L-68-103L-58-78L-44-90L-30-64L-16-78L0-56L16-78L30-64L44-90L58-78L68-103L80-95L85-117L94-112C104-136 98-166 74-198Z'

/** A foreleg, turned out slightly at the wrist as a corgi's is. */
const frontLeg = (side: -1 | 1) =>
  group(
    { flip: side === -1 },
    path('M3-104C0-70 4-44 2-26C-6-6 0 1 14 1H56C71 1 73-12 64-25C62-50 72-76 70-110Z', c.cream),
    shade(line('M24-2V-13M42-2V-13M3-24V-62', c.whiteShade, 4)),
  )

/** A thigh beside the chest, and its foot. */
const haunch = (side: -1 | 1) =>
  group(
    { flip: side === -1 },
    path('M62-70C90-116 138-100 148-56C156-24 138-4 106-3H60Z', side === 1 ? c.furShade : c.fur),
    side === -1 && shade(path('M62-58C76-104 116-112 138-74C116-96 82-94 62-58Z', c.furShade)),
    path('M84-26C96-36 128-36 142-22C152-8 144 1 130 1H82C70 1 70-16 84-26Z', c.cream),
    shade(line('M110-1V-11M126-1V-11', c.whiteShade, 4)),
  )

/** From the front. */
export const sittingNori = (options?: HeadOptions) => seatedBody(options)
/** An arm with its shade on what is behind it. */
const shadedArm = (d: string) => [shade(group({ y: 6 }, path(d, c.furShade))), path(d, c.fur)]

/** Both arms folded around something, the right paw above the left one. */
const huggingArms = [
  shadedArm('M-68-128C-54-165-113-195-130-155C-145-121-153-84-147-57Q-132-42-67-29L-53-66Q-95-86-68-128Z'),
  path(
    'M-95-33C-90-32-74-28-68-27C-61-26-58-27-56-27A18 18 0 0 0-44-61C-45-62-47-65-53-68C-58-72-73-79-77-81L-95-73L-87-62L-102-56L-94-46Z',
    c.cream,
  ),
  paw({ x: -50, y: -44, rotate: 6 }),
  shadedArm('M68-125C49-161 104-197 126-159C144-128 155-93 153-66Q131-46 76-48L69-87Q106-97 68-125Z'),
  path(
    'M91-97C87-95 74-91 69-89C64-87 62-85 61-84A18 18 0 0 0 67-48C68-48 71-46 76-46C82-45 95-45 99-45L111-61L99-68L109-79L97-84Z',
    c.cream,
  ),
  paw({ x: 64, y: -66, rotate: 172 }),
].flat()

/** Hugging something. @param options `held`: what he hugs, drawn at chest height */
export const huggingNori = ({ held, ...options }: HeadOptions & { held: Drawing }) =>
  seatedBody(
    { mood: 'proud', tilt: -5, ...options },
    {
      upper: group({}, ...mirror('shoulders', path('M44-212C98-204 128-176 134-130L60-110Z', c.fur))),
      held: group({}, group({ y: -96 }, held), ...huggingArms),
    },
  )

/** Thinking, a paw at his chin. */
export const thinkingNori = (options?: HeadOptions) =>
  group(
    {},
    seatedBody(
      { mood: 'curious', tilt: 7, look: [0.6, -0.9], ...options },
      { lifts: true, upper: path('M50-210C104-200 136-168 148-124C150-100 136-84 114-92L70-190Z', c.fur) },
    ),
    shade(
      path('M146-112C146-92 132-82 112-88C88-96 60-122 42-146L50-154C70-120 110-92 146-112Z', c.furShade),
    ),
    path('M148-124C150-100 136-86 114-94C90-104 62-132 44-156L78-186C92-162 104-150 118-146Z', c.fur),
    shade(path('M98-168C112-154 118-144 120-126C124-146 118-160 98-168Z', c.furShade)),
    path('M44-156L58-140L64-150L78-138L80-152L96-156L78-186Z', c.cream),
    paw({ x: 62, y: -178, rotate: 222 }),
  )

/** Waving a paw. */
export const wavingNori = (options?: HeadOptions) =>
  group(
    {},
    seatedBody(options, { lifts: true, upper: group({}, ...wavingArm()) }),
    paw({ x: 184, y: -182, rotate: -62 }),
  )

/** Talking, a paw raised, with a speech bubble. */
export const talkingNori = (options?: HeadOptions) =>
  group(
    {},
    wavingNori({ mood: 'talking', turn: 0.4, ...options }),
    group(
      { x: 268, y: -410 },
      path('M-74-48C-60-84 72-84 84-40C96 6 44 26-10 22L-48 52L-46 14C-76 2-84-22-74-48Z', '#E3D5FF'),
      line('M-34-15h.1M4-15h.1M42-15h.1', c.violet, 18),
    ),
  )

/** The waving arm without its paw. */
const wavingArm = () => [
  shade(path('M70-104C96-76 128-72 150-84C174-100 190-132 200-164L186-170Z', c.furShade)),
  path('M46-212C88-208 118-190 138-150L164-188L198-168C188-134 170-102 144-92C116-82 82-92 60-120Z', c.fur),
  path('M164-188L198-168C196-156 192-148 190-144L180-150L176-136L164-148L156-144L152-170Z', c.cream),
]
