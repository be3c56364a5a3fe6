import { interpolatePath, jointPosition, type Point, pointBetween, taperedLimb } from '../../kit/geometry'
import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, line, type Placement, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { tail as plume, shadow } from './parts'

/*
 * Nori on four legs, from the side, facing right, standing on y = 0. A gait gives the positions of the paws;
 * elbows, knees and hocks are computed from them.
 */

/** Offset of a paw from where it stands: forwards, upwards (both in units), and rotation in degrees. */
type PawOffset = [x: number, lift: number, pitch?: number]
type Gait = {
  farFore: PawOffset
  farHind: PawOffset
  nearFore: PawOffset
  nearHind: PawOffset
  lean?: number
  lift?: number
  arch?: number
  tail?: number
  head?: Point
}

const gaits: Record<'stand' | 'test' | 'walk' | 'run' | 'jump', Gait> = {
  stand: { farFore: [-22, 0], farHind: [34, 0], nearFore: [0, 0], nearHind: [0, 0] },
  // One paw stretched out to test something, the head lowered over it.
  test: {
    farFore: [-26, 0],
    farHind: [34, 0],
    nearFore: [84, 46, -20],
    nearHind: [0, 0],
    head: [14, 44],
    tail: -14,
  },
  // Near foreleg raised, its paw hanging; the others carry him. The head is back, to look up.
  walk: {
    farFore: [-14, 0],
    farHind: [56, 0],
    nearFore: [52, 42, 48],
    nearHind: [-44, 2, 18],
    head: [-14, -6],
  },
  run: {
    farFore: [88, 40, -30],
    farHind: [-64, 40, 60],
    nearFore: [64, 22, -20],
    nearHind: [-84, 26, 52],
    lift: 16,
    arch: 0.4,
    tail: -16,
    head: [16, 14],
  },
  // All four legs stretched out.
  jump: {
    farFore: [176, 124, -64],
    farHind: [-150, 74, 66],
    nearFore: [172, 80, -50],
    nearHind: [-158, 38, 76],
    lean: -13,
    lift: 84,
    arch: 1,
    tail: 14,
    head: [-6, -2],
  },
}

// A long low body with a deep chest; `arched` is its shape in a leap.
const body = {
  level:
    'M66-236C10-226-80-224-150-228C-222-230-270-196-262-134L-276-124L-262-116L-272-100L-256-94L-262-78L-242-76C-226-62-200-58-176-58C-100-54-30-48 40-38C116-30 184-70 194-140C200-200 196-260 160-300C120-290 96-252 66-236Z',
  arched:
    'M66-236C30-276-80-290-160-250C-226-226-270-186-262-126L-276-116L-262-108L-272-92L-256-86L-262-72L-242-72C-226-64-206-66-184-76C-120-112-40-110 32-54C116-30 184-70 194-140C200-200 196-260 160-300C120-290 96-252 66-236Z',
}
const belly = {
  level: 'M-176-58C-130-84-60-88 0-82C50-76 88-84 112-102C106-62 86-38 40-38C-30-48-100-54-176-58Z',
  arched: 'M-184-76C-130-130-60-130 0-98C50-80 88-84 112-102C106-62 86-40 32-54C-40-110-120-112-184-76Z',
}

const mane = 'M-120 20C-152 56-150 96-132 128L-116 118L-110 144L-90 130L-76 156L-54 138L-34 154L60 110L60 0Z'
const ruff = [shade(group({ x: -3, y: 8 }, path(mane, c.furShade))), path(mane, c.fur)]

/** A leg. @param far whether it is on the far side of the body */
function leg(which: 'fore' | 'hind', [dx, lift, pitch = 0]: PawOffset, far: boolean) {
  const fore = which === 'fore'
  const hip: Point = fore ? [96, -150] : [-172, -154]
  const heel = [(fore ? 98 : -186) + dx, -14 - lift] as Point
  // The bones above the paw lean back, so that the heel lifts as the paw turns.
  const turn = ((pitch + (fore ? 2 : -14)) * Math.PI) / 180
  const ankle = [heel[0] + Math.sin(turn) * 30, heel[1] - Math.cos(turn) * 30] as Point
  const knee = fore ? jointPosition(hip, ankle, 60, 56, -1) : jointPosition(hip, ankle, 70, 58, 1)
  const mass = taperedLimb([hip, knee, ankle, heel], fore ? [54, 38, 22, 10] : [72, 45, 21, 10])
  const sock = taperedLimb(
    [pointBetween(knee, ankle, fore ? 0.45 : 0.55), ankle, heel],
    fore ? [30, 25, 15] : [28, 23, 15],
    true,
  )
  const [white, shaded] = far ? [c.whiteShade, c.whiteShade] : [c.cream, c.whiteShade]
  return group(
    {},
    path(mass.d, far ? c.furShade : c.fur),
    !far &&
      // Crease of the fur in front of shoulder and thigh.
      shade(
        path(
          fore
            ? taperedLimb(
                [[hip[0] - 50, hip[1] - 10], [hip[0] - 48, hip[1] + 34], mass.left[1] ?? knee],
                [0, 4, 0],
              ).d
            : taperedLimb(
                [[hip[0] + 30, hip[1] - 60], [hip[0] + 66, hip[1] - 18], mass.right[2] ?? knee],
                [0, 4, 0],
              ).d,
          c.furShade,
        ),
      ),
    path(sock.d, white),
    group(
      { x: heel[0], y: heel[1], rotate: pitch },
      path('M-23-6C-26 8-24 14-14 14H38C50 14 52 4 47-4C41-15 26-20 14-20C-4-24-20-20-23-6Z', white),
      !far && shade(line('M26 14V3M38 13V4', shaded, 4)),
    ),
  )
}

/** Head, neck and bandana. @param ruff drawn behind them, on the shoulder */
const headAndBandana = (place: Placement, options: HeadOptions, ...ruff: Drawing[]) =>
  group(
    { ...place, scale: 0.92 },
    ...ruff,
    // Neck in the chin's shade.
    shade(path('M-98 70H80L84 112C40 144-50 130-98 70Z', c.whiteShade)),
    path('M-104 72C-66 120 16 142 66 118V140C10 170-72 150-112 104C-116 92-112 82-104 72Z', c.violet),
    path('M4 144C26 144 48 142 66 134C66 166 54 186 42 196C24 188 8 170 4 144Z', c.violetDeep),
    dots(c.sun, 11, [
      [-84, 104],
      [-42, 126],
      [8, 138],
      [52, 134],
      [40, 164],
    ]),
    noriHead({ turn: 0.8, ...options }),
  )

/** Nori in one of the gaits. @param options of the head; `pack`: what he carries at his flank */
function noriFromSide(name: keyof typeof gaits, { pack, ...options }: HeadOptions & { pack?: Drawing } = {}) {
  const {
    farFore,
    farHind,
    nearFore,
    nearHind,
    lean,
    lift = 0,
    arch = 0,
    tail = 0,
    head = [0, 0],
  } = gaits[name]
  const bent = ({ level, arched }: { level: string; arched: string }) =>
    arch ? interpolatePath(level, arched, arch) : level
  return asFigure(
    'nori',
    {},
    shadow(236 - lift * 0.5, -26),
    group(
      { y: -lift, rotate: lean },
      leg('fore', farFore, true),
      leg('hind', farHind, true),
      plume({ x: -232, y: -226, rotate: tail, flip: true }),
      group(
        { y: -22 },
        path(bent(body), c.fur),
        shade(path(bent(belly), c.furShade)),
        path(
          'M160-300C190-264 200-210 198-164L212-146L196-144L206-118L190-119L189-88L177-93L168-66L156-73L142-57L120-56C134-110 124-150 130-190C134-226 150-270 160-300Z',
          c.cream,
        ),
      ),
      pack && shade(path('M-62-246C-34-196-30-124-53-70L-38-69C-14-122-18-196-46-246Z', '#7A4A3C')),
      pack && group({ x: -40, y: -164 }, pack),
      leg('hind', nearHind, false),
      leg('fore', nearFore, false),
      asFigure('bandana', {}, headAndBandana({ x: 178 + head[0], y: -326 + head[1] }, options, ...ruff)),
    ),
  )
}

/** Standing. */
export const standingNori = (options?: HeadOptions & { pack?: Drawing }) => noriFromSide('stand', options)
/** One forepaw stretched out to test something. */
export const reachingNori = (options?: HeadOptions) => noriFromSide('test', { mood: 'curious', ...options })
/** Walking. */
export const walkingNori = (options?: HeadOptions & { pack?: Drawing }) => noriFromSide('walk', options)
/** Running, all four paws in the air. */
export const runningNori = (options?: HeadOptions) => noriFromSide('run', { mouth: 'open', ...options })
/** Leaping. */
export const jumpingNori = (options?: HeadOptions) => noriFromSide('jump', { ears: -8, ...options })
