import { mapX } from './limbs'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* What changes in a face: eyes, brows, mouths. The heads are in head.ts and friends.ts. */

export type Mood = 'happy' | 'curious' | 'worried' | 'proud' | 'asleep' | 'surprised' | 'talking' | 'laughing'
export type Mouth = 'smile' | 'open' | 'laugh' | 'a' | 'o' | 'oh' | 'worried'

/** The moods, and Nori's mouth in each; a scene may choose another mouth. */
export const mouthOf: Record<Mood, Mouth> = {
  happy: 'open',
  curious: 'smile',
  worried: 'worried',
  proud: 'smile',
  asleep: 'smile',
  surprised: 'oh',
  talking: 'a',
  laughing: 'laugh',
}

/**
 * An eye with two highlights; closed when asleep, proud or laughing. All characters have this eye.
 * @param size half its height @param mood
 * @param how `look`: direction, from -1 to 1
 */
export function eye(
  x: number,
  y: number,
  size: number,
  mood: Mood,
  { narrow = 1, look = [0, 0] }: { narrow?: number; look?: [number, number] } = {},
) {
  const rx = size * 0.85 * narrow
  const width = size * 0.28
  if (mood === 'asleep') return line(`M${x - rx} ${y}q${rx} ${size * 0.75} ${rx * 2} 0`, c.eye, width)
  if (mood === 'proud' || mood === 'laughing')
    return line(`M${x - rx} ${y + size * 0.3}q${rx} ${-size} ${rx * 2} 0`, c.eye, width)
  const [dx, dy] = look
  const glint = Math.min(1, narrow * 1.3)
  return group(
    { class: 'blink' },
    ink(ellipse(x, y, rx, size, c.eye)),
    ink(
      ellipse(
        x + (0.3 + dx * 0.3) * rx,
        y + (-0.38 + dy * 0.3) * size,
        size * 0.33 * glint,
        size * 0.33,
        '#fff',
      ),
    ),
    ink(ellipse(x + (-0.38 + dx * 0.3) * rx, y + (0.42 + dy * 0.3) * size, size * 0.16, size * 0.16, '#fff')),
  )
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
  const up = mood === 'curious' || mood === 'surprised' ? -14 : look[1] < -0.3 ? -8 : 0
  const slope = mood === 'worried' ? 12 : 0
  const y = (which: 'near' | 'far') => height + slope + (which === raised ? up : 0)
  const end = -2 - slope * 1.4
  return [
    shade(line(`M${near - 24} ${y('near')}q18-13 40 ${end}`, c.brow, 10)),
    shade(line(`M${far + 24 * narrow} ${y('far')}q${-18 * narrow}-13${-40 * narrow} ${end}`, c.brow, 10)),
  ]
}

const smile = 'M0 48L0 58C-7 77-35 79-44 64M0 58C7 77 35 79 44 64'

/** `cut`: the open part, `tongue`: its height and width. */
const mouths: Record<Mouth, { line: string; cut?: string; tongue?: [number, number] }> = {
  smile: { line: smile },
  open: { line: smile, cut: 'M-27 70C-22 108 22 108 27 70C14 76-14 76-27 70Z', tongue: [92, 15] },
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
}

/** Nori's mouth and nose; the far half narrows with the turn. @param turn from 0 to 1, to the right */
export function mouthAndNose(shape: Mouth, turn: number) {
  const turned = (d: string) =>
    turn ? mapX(d, (x) => (x < 0 ? x * (1 + 0.2 * turn) : x * (1 - 0.78 * turn))) : d
  const { line: lips, cut, tongue } = mouths[shape]
  return [
    group(
      { x: 150 * turn, y: 8 * turn },
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
