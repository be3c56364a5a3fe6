import { paper } from '../kit/outline'
import { colours as c, ellipse, group, ink, line, path, shade } from '../kit/svg'

/*
 * Moods, eyes and brows of all characters. Nori's mouth is in nori/mouth.ts, the friends' mouths are in
 * friends/parts.ts.
 */

/** What a face expresses; see `moods`. */
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
  | 'sorry'
  | 'puzzled'
  | 'hush'
  | 'wonder'
/** Shape of a mouth; see nori/mouth.ts. */
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
  | 'small'
  | 'wry'
  | 'pressed'
  | 'held'
  | 'wow'

/**
 * How a mood shows in a face.
 * - `mouth`: Nori's mouth, unless a scene chooses another
 * - `wide`: factor for the size of the eyes
 * - `lid`: how much of the eye the upper lid covers, and how far its outer end droops (both as parts of the eye)
 * - `brows`: offset of both brows, additional offset of one of them, and slope towards the inner end (units)
 * - `closed`: the eye is a line that bends up or down
 */
type MoodFeatures = {
  mouth: Mouth
  wide?: number
  lid?: [cover: number, hang: number]
  brows?: [both: number, one: number, slope: number]
  closed?: 'up' | 'down'
}

/** All moods. `tender` and, more so, `sorry` are for looking at somebody sad; `hush` is for holding one's breath. */
export const moods: Record<Mood, MoodFeatures> = {
  happy: { mouth: 'open' },
  curious: { mouth: 'smile', brows: [0, -14, 0] },
  worried: { mouth: 'worried', lid: [0.1, 0.14], brows: [12, 0, 12] },
  proud: { mouth: 'smile', closed: 'up' },
  asleep: { mouth: 'smile', closed: 'down' },
  surprised: { mouth: 'oh', wide: 1.06, brows: [-2, -14, 0] },
  talking: { mouth: 'a' },
  laughing: { mouth: 'laugh', closed: 'up' },
  sad: { mouth: 'sad', lid: [0.2, 0.34], brows: [14, 0, 15] },
  tender: { mouth: 'soft', lid: [0.13, 0.15], brows: [2, 0, 6] },
  sorry: { mouth: 'small', lid: [0.16, 0.22], brows: [0, 0, 19] },
  puzzled: { mouth: 'wry', brows: [2, -24, 5] },
  hush: { mouth: 'pressed', wide: 1.08, brows: [-10, 0, 3] },
  wonder: { mouth: 'wow', wide: 1.14, brows: [-16, -4, 4] },
}

type EyeOptions = {
  narrow?: number
  /** longer than 1.5 for a sidelong look, whose pupil is smaller and at the eye's edge */
  look?: [number, number]
  /** colour of the lid */
  skin?: string
  /** side of the eye's outer corner, where a sad lid droops: 1 is right */
  outer?: 1 | -1
}

/**
 * An eye, or a line when closed. Large eyes have two highlights, small ones one. When it looks aside, the white
 * shows on the other side.
 * @param size half the eye's height
 * @param options `narrow`: factor for the width; `look`: direction, x and y from -1 to 1
 */
export function eye(x: number, y: number, size: number, mood: Mood, options: EyeOptions = {}) {
  const { narrow = 1, look = [0, 0], skin = c.fur, outer = 1 } = options
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
  const length = Math.hypot(dx, dy)
  const aside = length > 0.25
  const isSidelong = length > 1.5
  const [px, py] = aside ? [x + dx * rx * 0.21, y + dy * ry * 0.18] : [x, y]
  // A long look shows more white, so that its target is clear.
  const pupilScale = isSidelong ? 0.64 : aside ? 0.81 : 1
  const [glintX, glintY] = isSidelong ? [0, 0] : [dx, dy]
  const light = (atX: number, atY: number, size: number) =>
    ink(ellipse(px + atX * rx, py + atY * ry, ry * size * glint, ry * size, '#fff'))
  return [
    aside && shade(ellipse(x, y, rx, ry, c.cream)),
    ink(ellipse(px, py, rx * pupilScale, ry * pupilScale, c.eye)),
    light(0.24 + glintX * 0.22, -0.36 + glintY * 0.2, 0.31),
    ry > 14 && !isSidelong && light(-0.36 + dx * 0.16, 0.38 + dy * 0.16, 0.15),
  ]
}

/**
 * The upper lid, slightly larger than the eye, edged by the lashes. Its edge bulges, because a sagging one looks
 * angry.
 */
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
  const edge = `${end(1)}Q${x} ${y + ry * (2 * cover - 1.3 - hang)} ${end(-1)}`
  return [
    // Of a lid that is nearly open only the lashes are visible.
    cover > 0.15 && paper(path(`M${end(-1)}A${rx * 1.1} ${ry * 1.1} 0 0 1 ${edge}Z`, skin)),
    line(`M${edge}`, c.eye, ry * 0.16),
  ]
}

/**
 * Nori's brows above the eyes at x = `near` and x = `far`.
 * @param options `narrow`: width factor of the far brow; `raised`: the brow that rises in doubt
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
  // Each brow tapers to its outer end; its round inner end rises when sad.
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
