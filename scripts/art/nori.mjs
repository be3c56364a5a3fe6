import { noriHead, noriHeadFromBehind } from './face.mjs'
import { colours as c, ellipse, group, ink, limb, line, path, shade } from './svg.mjs'

/*
 * Nori in every pose, standing on y = 0 with x = 0 under him. `how` is passed on to the head: mood,
 * turn, tilt, look. All parts keep their proportions, so that twenty pictures show the same dog.
 */

/** @typedef {NonNullable<Parameters<typeof noriHead>[0]>} How */

/**
 * @typedef {How & { legs?: [number, number, number, number], lean?: number, lift?: number }} SideHow
 *   `legs`: far front, far hind, near front, near hind, in degrees; `lift` off the ground
 */

const dots = (/** @type {[number, number][]} */ ...places) =>
  places.map(([x, y]) => shade(ellipse(x, y, 5.5, 5.5, c.sun)))

const bandana = () => [
  path(
    'M-108 92C-60 132 60 132 108 92C114 106 106 120 93 127C39 149-39 149-93 127C-106 120-114 106-108 92Z',
    c.violet,
  ),
  path('M-46 138C-18 146 18 146 46 138C38 170 18 188 0 195C-18 188-38 170-46 138Z', c.violetDeep),
  ...dots([-64, 126], [-22, 135], [22, 135], [64, 126], [0, 166]),
]

const bushyTail = () =>
  group(
    { class: 'wag' },
    path('M98-74C156-84 190-128 172-182C206-146 206-82 160-52C140-40 118-40 98-46Z', c.furShade),
    path('M172-182C196-156 202-122 192-94C180-120 166-142 172-182Z', c.cream),
  )

/** The parts of every sitting pose: tail, body, chest, hind feet and, unless the arms are busy, front legs. */
function sittingBody({ arms = true } = {}) {
  return [
    bushyTail(),
    path('M-78-206C-122-146-136-54-108-18C-94-4 94-4 108-18C136-54 122-146 78-206Z', c.fur),
    shade(path('M80-176C116-126 132-56 108-20C98-8 62-8 34-8C78-44 94-100 80-176Z', c.furShade)),
    path('M-72-196C-88-134-74-84-48-62L-30-78L-16-56L0-72L16-56L30-78L48-62C74-84 88-134 72-196Z', c.cream),
    ...(arms ? [frontLeg(-1), frontLeg(1), line('M0-92V-12', c.whiteShade, 4)] : []),
    hindFoot(-1),
    hindFoot(1),
  ]
}

/** @param {-1 | 1} side */
const frontLeg = (side) =>
  group(
    { flip: side === -1 },
    path('M2-120C2-70 2-40 2-14C2 6 62 6 62-14C66-60 66-96 60-130Z', c.cream),
    shade(line('M24-4V-14M40-4V-14', c.whiteShade, 4)),
  )

/** @param {-1 | 1} side */
const hindFoot = (side) =>
  group(
    { flip: side === -1 },
    ellipse(102, -14, 38, 18, c.cream),
    shade(line('M92 0V-10M108 0V-10', c.whiteShade, 4)),
  )

/** Head and bandana on a sitting body. @param {How} [how] */
const sittingHead = (how) => group({ y: -284 }, ...bandana(), group({ y: -8 }, noriHead(how)))

/** An arm with its white paw. @param {string} d from the shoulder @param {number} x of the paw @param {number} y */
const arm = (d, x, y) => [limb(d, c.fur, 46), ellipse(x, y, 28, 24, c.cream)]

const shadow = (/** @type {number} */ width, y = 0) =>
  shade(ellipse(0, y, width, width * 0.09, c.ink, { opacity: 0.16 }))

/** From the front. @param {How} [how] */
export const sitting = (how) => group({}, shadow(170), sittingBody(), sittingHead(how))

/** Head turned to one side. @param {How} [how] */
export const threeQuarter = (how) => sitting({ turn: 0.6, ...how })

/** With an open book between the paws. @param {How} [how] */
export const reading = (how) =>
  group(
    {},
    shadow(170),
    sittingBody({ arms: false }),
    sittingHead({ look: [0, 0.8], ...how }),
    arm('M-84-150C-120-110-110-84-70-74', -72, -74),
    arm('M84-150C120-110 110-84 70-74', 72, -74),
    group(
      { y: -34 },
      path(
        'M0 6C-30-12-66-16-104-8L-118-92C-78-104-34-98 0-78C34-98 78-104 118-92L104-8C66-16 30-12 0 6Z',
        c.violet,
      ),
      shade(path('M0 6C30-12 66-16 104-8L118-92C78-104 34-98 0-78Z', c.violetDeep)),
      path('M-58-62C-70-74-84-60-72-48L-56-34L-42-50C-32-62-48-76-58-62Z', c.sun),
    ),
    ellipse(-88, -56, 22, 19, c.cream),
    ellipse(88, -56, 22, 19, c.cream),
  )

/** Both arms around an object, which is drawn at the chest. @param {How & { held: import('./svg.mjs').Drawn }} how */
export const hugging = ({ held, ...how }) =>
  group(
    {},
    shadow(170),
    sittingBody({ arms: false }),
    sittingHead({ mood: 'proud', tilt: -5, ...how }),
    group({ y: -96 }, held),
    arm('M-86-156C-116-110-96-72-40-76', -34, -76),
    arm('M86-156C116-106 90-56 30-54', 26, -54),
  )

/** A paw at the chin, a jigsaw piece in front of him. @param {How} [how] */
export const thinking = (how) =>
  group(
    {},
    shadow(170),
    sittingBody(),
    sittingHead({ mood: 'curious', tilt: 7, look: [0.6, -0.9], ...how }),
    arm('M86-150C112-150 112-190 66-206', 60, -208),
    group(
      { x: -176, y: -46, rotate: -12 },
      path('M-44-40H-14C-20-66 20-66 14-40H44V-12C70-18 70 22 44 16V46H-44Z', c.leaf),
      shade(path('M-44 34H44V46H-44Z', '#1F7D62')),
    ),
  )

/** Talking, with a raised paw. @param {How} [how] */
export const talking = (how) =>
  group(
    {},
    shadow(170),
    sittingBody(),
    sittingHead({ mood: 'talking', turn: 0.4, ...how }),
    arm('M82-150C130-150 150-170 160-204', 164, -216),
    group(
      { x: 236, y: -420 },
      path('M-74-48C-60-84 72-84 84-40C96 6 44 26-10 22L-48 52L-46 14C-76 2-84-22-74-48Z', '#E3D5FF'),
      ink(path('M-34-24a9 9 0 1 0 .1 0M4-24a9 9 0 1 0 .1 0M42-24a9 9 0 1 0 .1 0', c.violet)),
    ),
  )

/** The long side view, facing right. @param {SideHow} how */
function sideView({ legs = [0, 0, 0, 0], lean = 0, lift = 0, ...how }) {
  return group(
    {},
    shadow(190 - lift * 0.5),
    group(
      { y: -lift, rotate: lean },
      leg(118, legs[0], true),
      leg(-66, legs[1], true),
      group(
        { x: -150, y: -128, class: 'wag' },
        path('M14 24C-40 14-66-30-52-88C-84-52-80 22-22 58C-4 66 12 60 20 50Z', c.furShade),
        path('M-52-88C-72-64-78-28-68 0C-56-24-48-50-52-88Z', c.cream),
      ),
      path(
        'M-168-92C-176-146-128-166-60-164L84-166C140-164 172-130 166-86C160-44 120-30 84-32C30-24-40-24-104-32C-142-34-164-58-168-92Z',
        c.fur,
      ),
      shade(
        path(
          'M-150-52C-100-66-30-58 30-60C70-62 120-70 158-56C146-36 116-31 84-32C30-24-40-24-104-32C-124-33-140-40-150-52Z',
          c.furShade,
        ),
      ),
      path(
        'M168-98C172-50 134-24 92-28L84-46L66-34L60-60C86-84 108-124 112-166C146-160 166-132 168-98Z',
        c.cream,
      ),
      path('M-169-96C-166-54-144-35-108-32L-114-54L-128-50L-134-72L-150-74Z', c.cream),
      leg(78, legs[2], false),
      leg(-108, legs[3], false),
      group(
        { x: 128, y: -222, scale: 0.86 },
        ...bandana(),
        group({ y: -8 }, noriHead({ turn: 0.5, ...how })),
      ),
    ),
  )
}

/** @param {number} x of the hip @param {number} angle @param {boolean} far */
const leg = (x, angle, far) =>
  group(
    { x, y: -66, rotate: angle },
    path('M-36-22C-36-52 34-52 34-20C34 6 28 20 26 36H-24C-26 18-36 6-36-22Z', far ? c.furShade : c.fur),
    path(
      'M-27 16Q0 30 27 14L25 40C40 42 44 50 42 58C40 66 34 66 26 66H-20C-28 66-28 54-25 42Z',
      far ? c.whiteShade : c.cream,
    ),
  )

/** @param {SideHow} [how] */
export const walking = (how) => sideView({ legs: [16, -22, -18, 20], ...how })
/** @param {SideHow} [how] */
export const jumping = (how) =>
  sideView({ legs: [-56, 24, -72, 40], lean: -16, lift: 92, mood: 'happy', tilt: 6, ears: -8, ...how })
/** @param {SideHow} [how] */
export const standing = (how) => sideView(how ?? {})

/** Curled up, chin on his paws. @param {How} [how] */
export const sleeping = (how) =>
  group(
    {},
    shadow(210),
    path('M-120-8C-196-30-176-160-20-176C120-186 212-120 196-44C188-4 140 0 90 0Z', c.fur),
    shade(path('M196-44C188-4 140 0 90 0H-40C60-14 150-40 178-116C196-92 200-66 196-44Z', c.furShade)),
    path('M190-30C176 10 70 14 18 2C-2-6 2-34 26-34C76-30 132-34 160-72C190-84 202-56 190-30Z', c.furShade),
    path('M18 2C-2-6 2-34 26-34C40-32 52-32 66-34C56-20 54-8 62 6C46 6 30 4 18 2Z', c.cream),
    group({ x: -104, y: -96, scale: 0.8, rotate: -7 }, noriHead({ mood: 'asleep', tilt: 0, ...how })),
    ellipse(-140, -12, 40, 17, c.cream),
    ellipse(-56, -10, 40, 17, c.cream),
  )

/** From behind. @param {{ tilt?: number, ears?: number }} [how] */
export const fromBehind = (how) =>
  group(
    {},
    shadow(150),
    group({ y: -296, scale: 0.92 }, noriHeadFromBehind(how)),
    path('M-112-20C-152-104-124-212-62-222H62C124-212 152-104 112-20C92 4-92 4-112-20Z', c.fur),
    shade(path('M40-222H62C124-212 152-104 112-20C102-8 74-4 44-2C92-64 92-160 40-222Z', c.furShade)),
    path('M-84-226C-40-204 40-204 84-226C88-206 40-186 0-186S-88-206-84-226Z', c.violet),
    path(
      'M-8-196C-34-196-44-170-36-150C-22-158-8-170 0-188C8-170 22-158 36-150C44-170 34-196 8-196Z',
      c.violetDeep,
    ),
    path('M0-12C-34 12-118 2-114-62C-108-112-36-118 0-78C36-118 108-112 114-62C118 2 34 12 0-12Z', c.cream),
    shade(path('M0-12V-50', c.whiteShade)),
    group(
      { class: 'wag' },
      path('M-18-72C-44-112-34-152 10-168C40-150 40-106 18-72C8-64-8-64-18-72Z', c.furShade),
      path('M10-168C40-150 40-122 28-96C14-112-6-132 10-168Z', c.cream),
    ),
    ellipse(-62, -6, 38, 15, c.whiteShade),
    ellipse(62, -6, 38, 15, c.whiteShade),
  )
