import { mapX } from '../../kit/geometry'
import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import type { Mouth } from '../face'

/* Nori's mouth and nose. */

const smile = 'M0 48L0 58C-7 77-35 79-44 64M0 58C7 77 35 79 44 64'

/**
 * `line`: the lips; `cut`: the opening; `tongue`: its y and half its width; `jaw`: the chin where it drops below
 * the cheeks.
 */
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
    line: 'M0 46L0 58',
    cut: 'M0 56C-11 56-16 64-16 72C-16 82-9 88 0 88C9 88 16 82 16 72C16 64 11 56 0 56Z',
    tongue: [81, 9],
  },
  worried: { line: 'M0 48L0 60M-26 80C-16 64 16 64 26 80' },
  sad: { line: 'M0 48L0 60M-19 78C-10 68 10 68 19 78' },
  soft: { line: 'M0 48L0 59C-7 72-26 75-36 64M0 59C7 72 26 75 36 64' },
  small: { line: 'M0 48L0 60M-24 75Q-8 65 10 70' },
  wry: { line: 'M0 48L0 60M-22 71C-14 64-6 66 0 70C8 75 16 74 25 66' },
  pressed: { line: 'M0 48L0 58M-17 72C-11 66-6 66 0 70C6 66 11 66 17 72' },
  held: { line: 'M0 48L0 60M-15 68Q2 75 16 65' },
  wow: {
    line: 'M0 48L0 60C-5 68-20 70-28 64M0 60C5 68 20 70 28 64',
    cut: 'M-17 69C-17 102 17 102 17 69C9 72-9 72-17 69Z',
    tongue: [91, 9],
  },
}

/** Nori's mouth and nose. The far half gets narrower with the turn. @param turn from 0 (front) to 1 (right) */
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
