import { mapX } from './limbs'
import { paper } from './outline'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* What changes in a face: eyes, lids, brows, mouths. The heads are in head.ts and friends.ts. */

export type Mood =
  | 'happy'
  | 'curious'
  | 'worried'
  | 'proud'
  | 'asleep'
  | 'surprised'
  | 'talking'
  | 'laughing'
  | 'sad'
  | 'tender'
  | 'puzzled'
  | 'hush'
  | 'wonder'
export type Mouth =
  | 'smile'
  | 'open'
  | 'laugh'
  | 'a'
  | 'call'
  | 'o'
  | 'oh'
  | 'worried'
  | 'sad'
  | 'soft'
  | 'wry'
  | 'pressed'
  | 'wow'

/**
 * A mood in a face. `mouth`: Nori's, unless a scene chooses another; `wide`: size of the eye; `lid`: how much of it the
 * upper lid covers, and how far its outer end hangs; `brows`: how far both are lifted, one of them more, and how much
 * their inner ends rise. `closed`: the eye is a line that bends up or down.
 */
type Feature = {
  mouth: Mouth
  wide?: number
  lid?: [cover: number, hang: number]
  brows?: [both: number, one: number, slope: number]
  closed?: 'up' | 'down'
}

/** The moods: `sad` is soft as well, `tender` looks at somebody who is sad, `hush` holds its breath. */
export const moods: Record<Mood, Feature> = {
  happy: { mouth: 'open', lid: [0.06, 0.04] },
  curious: { mouth: 'smile', lid: [0.05, 0.05], brows: [0, -14, 0] },
  worried: { mouth: 'worried', lid: [0.1, 0.14], brows: [12, 0, 12] },
  proud: { mouth: 'smile', closed: 'up' },
  asleep: { mouth: 'smile', closed: 'down' },
  surprised: { mouth: 'oh', wide: 1.06, brows: [-2, -14, 0] },
  talking: { mouth: 'a', lid: [0.05, 0.05] },
  laughing: { mouth: 'laugh', closed: 'up' },
  sad: { mouth: 'sad', lid: [0.2, 0.34], brows: [14, 0, 15] },
  tender: { mouth: 'soft', lid: [0.13, 0.15], brows: [2, 0, 6] },
  puzzled: { mouth: 'wry', lid: [0.07, 0.08], brows: [2, -24, 5] },
  hush: { mouth: 'pressed', wide: 1.08, brows: [-10, 0, 3] },
  wonder: { mouth: 'wow', wide: 1.14, brows: [-16, -4, 4] },
}

export type EyeHow = {
  narrow?: number
  look?: [number, number]
  /** colour of the lid */
  skin?: string
  /** the side of the outer corner, where a sad lid hangs: 1 is right */
  outer?: 1 | -1
}

/**
 * An eye with two highlights; a line when it is closed. All characters have this eye. Where they look, the white shows
 * on the other side.
 * @param size half its height @param mood
 * @param how `look`: direction, from -1 to 1
 */
export function eye(x: number, y: number, size: number, mood: Mood, how: EyeHow = {}) {
  const { narrow = 1, look = [0, 0], skin = c.fur, outer = 1 } = how
  const { closed, wide = 1, lid } = moods[mood]
  const rx = size * 0.85 * narrow
  const width = size * 0.28
  if (closed === 'down') return line(`M${x - rx} ${y}q${rx} ${size * 0.75} ${rx * 2} 0`, c.eye, width)
  if (closed) return line(`M${x - rx} ${y + size * 0.3}q${rx} ${-size} ${rx * 2} 0`, c.eye, width)
  return group(
    { class: 'blink' },
    ...eyeball(x, y, rx * wide, size * wide, look, Math.min(1, narrow * 1.3)),
    ...(lid ? upperLid(x, y, rx * wide, size * wide, lid, outer, skin) : []),
  )
}

function eyeball(x: number, y: number, rx: number, ry: number, [dx, dy]: [number, number], glint: number) {
  const aside = Math.hypot(dx, dy) > 0.25
  const [px, py] = aside ? [x + dx * rx * 0.21, y + dy * ry * 0.18] : [x, y]
  const part = aside ? 0.81 : 1
  const light = (atX: number, atY: number, size: number) =>
    ink(ellipse(px + atX * rx, py + atY * ry, ry * size * glint, ry * size, '#fff'))
  return [
    aside && shade(ellipse(x, y, rx, ry, c.cream)),
    ink(ellipse(px, py, rx * part, ry * part, c.eye)),
    light(0.24 + dx * 0.22, -0.36 + dy * 0.2, 0.31),
    light(-0.36 + dx * 0.16, 0.38 + dy * 0.16, 0.15),
  ]
}

/** The lid: a cap of the eye, a little larger, with the lashes as its edge; one that sags in the middle looks angry. */
function upperLid(
  x: number,
  y: number,
  rx: number,
  ry: number,
  [cover, hang]: [number, number],
  outer: 1 | -1,
  skin: string,
) {
  const end = (side: 1 | -1) => {
    const t = 2 * cover - 1 + hang * side * outer
    return `${x + side * rx * 1.1 * Math.sqrt(1 - t * t)} ${y + ry * 1.1 * t}`
  }
  const edge = `${end(1)}Q${x} ${y + ry * (2 * cover - 1.3)} ${end(-1)}`
  return [
    paper(path(`M${end(-1)}A${rx * 1.1} ${ry * 1.1} 0 0 1 ${edge}Z`, skin)),
    // A lid that is nearly open has no lashes.
    cover > 0.08 && line(`M${edge}`, c.eye, ry * 0.16),
  ]
}

/**
 * Brows over the eyes at `near` and `far`.
 * @param how *   `narrow`: width of the far brow; `raised`: the one that goes up with a question
 */
export function brows(
  mood: Mood,
  {
    y: height,
    near,
    far,
    narrow,
    raised,
    look,
  }: { y: number; near: number; far: number; narrow: number; raised: 'near' | 'far'; look: [number, number] },
) {
  const [both, one, slope] = moods[mood].brows ?? [0, look[1] < -0.3 ? -8 : 0, 0]
  const y = (which: 'near' | 'far') => height + both + (which === raised ? one : 0)
  // From a point at the outer end to a round inner one, which rises when he is sad.
  const end = -2 - slope * 1.4
  const tapered = (x: number, top: number, wide: number) =>
    shade(
      path(
        `M${x - 26 * wide} ${top + 6}q${14 * wide}-22 ${42 * wide} ${end - 7}q${7 * wide} 6 0 12q${-22 * wide}-7 ${-42 * wide} ${-end - 5}Z`,
        c.brow,
      ),
    )
  return [tapered(near, y('near'), 1), tapered(far, y('far'), -narrow)]
}

const smile = 'M0 48L0 58C-7 77-35 79-44 64M0 58C7 77 35 79 44 64'

/** `cut`: the open part, `tongue`: its height and width, `jaw`: the chin, where it hangs below the cheeks. */
const mouths: Record<Mouth, { line: string; cut?: string; tongue?: [number, number]; jaw?: string }> = {
  smile: { line: smile },
  open: { line: smile, cut: 'M-27 70C-22 108 22 108 27 70C14 76-14 76-27 70Z', tongue: [92, 15] },
  call: {
    line: 'M0 46L0 58',
    cut: 'M0 52C-16 64-32 68-46 64C-54 96-32 126 0 126C30 126 44 92 38 62C28 66 12 64 0 52Z',
    tongue: [108, 20],
    jaw: 'M-60 60C-64 112-34 148 4 148C56 146 84 100 76 56Z',
  },
  a: { line: smile, cut: 'M-34 68C-26 122 26 122 34 68C14 78-14 78-34 68Z', tongue: [100, 15] },
  laugh: {
    line: smile,
    cut: 'M-43 66C-40 128 40 128 43 66C34 78 7 76 0 60C-7 76-34 78-43 66Z',
    tongue: [101, 20],
  },
  o: {
    line: 'M0 46L0 60',
    cut: 'M0 59C-14 59-20 71-20 80C-20 96-11 105 0 105C11 105 20 96 20 80C20 71 14 59 0 59Z',
    tongue: [97, 12],
  },
  oh: {
    line: 'M0 46L0 62',
    cut: 'M0 62C-9 62-13 70-13 77C-13 87-8 93 0 93C8 93 13 87 13 77C13 70 9 62 0 62Z',
  },
  worried: { line: 'M0 48L0 60M-26 80C-16 64 16 64 26 80' },
  sad: { line: 'M0 48L0 60M-19 78C-10 68 10 68 19 78' },
  soft: { line: 'M0 48L0 59C-7 72-26 75-36 64M0 59C7 72 26 75 36 64' },
  wry: { line: 'M0 48L0 60M-22 71C-14 64-6 66 0 70C8 75 16 74 25 66' },
  pressed: { line: 'M0 48L0 58M-17 72C-11 66-6 66 0 70C6 66 11 66 17 72' },
  wow: {
    line: 'M0 48L0 60C-5 68-20 70-28 64M0 60C5 68 20 70 28 64',
    cut: 'M-17 69C-17 102 17 102 17 69C9 72-9 72-17 69Z',
    tongue: [91, 9],
  },
}

/** Nori's mouth and nose; the far half narrows with the turn. @param turn from 0 to 1, to the right */
export function mouthAndNose(shape: Mouth, turn: number) {
  const turned = (d: string) =>
    turn ? mapX(d, (x) => (x < 0 ? x * (1 + 0.2 * turn) : x * (1 - 0.78 * turn))) : d
  const { line: lips, cut, tongue, jaw } = mouths[shape]
  return [
    group(
      { x: 150 * turn, y: 8 * turn },
      jaw !== undefined && path(turned(jaw), c.cream),
      cut !== undefined && ink(path(turned(cut), c.eye)),
      tongue &&
        shade(ellipse(-11 * turn, tongue[0], tongue[1] * (1 - 0.35 * turn), tongue[1] * 0.58, c.tongue)),
      line(turned(lips), c.eye, 6),
    ),
    group(
      { x: 164 * turn, y: 7 * turn },
      ink(
        path(
          mapX('M-28 22C-28 10-15 5 0 5C15 5 28 10 28 22C28 37 12 47 0 49C-12 47-28 37-28 22Z', (x) =>
            x < 0 ? x * (1 - 0.18 * turn) : x,
          ),
          c.eye,
        ),
      ),
      shade(ellipse(-9 + 10 * turn, 16, 9, 4.5, '#fff', { opacity: 0.5 })),
    ),
  ]
}
