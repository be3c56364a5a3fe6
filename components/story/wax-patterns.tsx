import { palette } from '@/lib/palette'
import type { Crayon } from '@/lib/story/colouring'

/*
 * The crayons' wax as SVG patterns, in units of the sheets (800 × 600). Each crayon has its own strokes, so that they can
 * be told apart without colour.
 */

const tileSize = 48

// Strokes across the tile, which continue in the next one.
const straight = [
  'M-6 6q15-3 30 0t30 0',
  'M-6 18q15 3 30 1t30-1',
  'M-6 30q15-2 30 1t30-1',
  'M-6 42q15 3 30 0t30 0',
]
const waves = [
  'M-12-4q12-15 24 0t24 0t24 0',
  'M-12 12q12-15 24 0t24 0t24 0',
  'M-12 28q12-15 24 0t24 0t24 0',
  'M-12 44q12-15 24 0t24 0t24 0',
]
const across = ['M8-6q-3 15 0 30t0 30', 'M24-6q3 15 0 30t0 30', 'M40-6q-2 15 0 30t0 30']
const loops = [
  'M0 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0',
  'M0 48a12 12 0 0 0 24 0a12 12 0 0 0 24 0',
  'M-12 24a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0',
]

/** Colour, direction in degrees and strokes of each crayon. */
const wax: Record<Crayon, { colour: string; angle: number; strokes: string[]; width: number }> = {
  red: { colour: palette.brick, angle: -45, strokes: straight, width: 9 },
  orange: { colour: '#F2994A', angle: 45, strokes: straight, width: 9 },
  yellow: { colour: palette.sunDark, angle: 0, strokes: waves, width: 10 },
  green: { colour: palette.leaf, angle: 90, strokes: straight, width: 9 },
  blue: { colour: '#3F7FBF', angle: 45, strokes: [...straight, ...across], width: 5 },
  violet: { colour: palette.violet, angle: 0, strokes: loops, width: 7 },
}

export const getPatternId = (crayon: Crayon) => `wax-${crayon}`
export const getWaxColour = (crayon: Crayon) => wax[crayon].colour
export const getPatternTransform = (crayon: Crayon) => `rotate(${wax[crayon].angle})`

/** A crayon's pattern: a thin coat of wax, the strokes on it, and the grain of the paper. */
export function WaxPattern({ crayon }: { crayon: Crayon }) {
  const { colour, strokes, width } = wax[crayon]
  const d = strokes.join('')
  return (
    <pattern
      id={getPatternId(crayon)}
      // Otherwise it would inherit the stroke of the drawing that it is copied into.
      stroke="none"
      width={tileSize}
      height={tileSize}
      patternUnits="userSpaceOnUse"
      patternTransform={getPatternTransform(crayon)}
    >
      <rect width={tileSize} height={tileSize} fill="#fff" />
      <rect width={tileSize} height={tileSize} fill={colour} fillOpacity={0.38} />
      <g fill="none">
        <path d={d} stroke={colour} strokeWidth={width} strokeOpacity={0.9} />
        <path
          d={d}
          stroke="#fff"
          strokeWidth={width * 0.5}
          strokeDasharray="1.5 9 2.5 6 1 13"
          strokeOpacity={0.45}
        />
        <path
          d={d}
          stroke={colour}
          strokeWidth={1.5}
          strokeDasharray="7 11 3 8"
          transform="translate(3 5)"
          strokeOpacity={0.7}
        />
      </g>
    </pattern>
  )
}
