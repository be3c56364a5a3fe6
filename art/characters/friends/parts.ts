import { colours as c, ellipse, ink, line, shade, sides } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'

/* Parts that the friends' drawings share: options, shadow, cheek, brow, mouth and eyes. */

/** `look`: x and y from -1 to 1. */
export type FriendOptions = { mood?: Mood; look?: [number, number] }

/** Shadow on the ground. @param width half of it */
export const shadow = (width: number) => shade(ellipse(0, 0, width, width * 0.1, c.ink, { opacity: 0.16 }))
/** A pink cheek. @param size half its width */
export const cheek = (x: number, y: number, size = 9) =>
  shade(ellipse(x, y, size, size * 0.65, c.cheek, { opacity: 0.8 }))

/**
 * A brow, or nothing where the mood has none. Its inner end is on the left and rises when sad.
 * @param isRaised whether this is the brow that a doubting mood raises
 */
export const brow = (x: number, y: number, size: number, mood: Mood, colour: string, one: boolean = true) => {
  const [both, more, slope] = moods[mood].brows ?? [0, 0, 0]
  if (!both && !more) return null
  const [lift, tilt] = [(both * (both > 0 ? 0.3 : 1) + (one ? more : 0)) * size * 0.035, slope * size * 0.04]
  const rise = Math.round(tilt * 1.5 * 10) / 10
  return shade(
    line(
      `M${x - size} ${Math.round(y + lift - tilt / 2)}q${size}${-Math.round(size * 0.6)} ${size * 2} ${rise}`,
      colour,
      size * 0.42,
    ),
  )
}

/** A friend's mouth, starting at (x, y) and running to the right. */
export const mouth = (x: number, y: number, width: number, mood: Mood) => {
  const bend = (bendFactor: number) =>
    line(`M${x} ${y}q${width / 2} ${width * bendFactor} ${width} 0`, c.eye, 3.5)
  const shape = moods[mood].mouth
  if (shape === 'worried' || shape === 'sad') return bend(-0.42)
  if (shape === 'wry') return line(`M${x} ${y}q${width / 4}-6 ${width / 2} 0t${width / 2} 0`, c.eye, 3.5)
  if (shape === 'pressed')
    return line(`M${x + width * 0.2} ${y}q${width * 0.3} ${width * 0.25} ${width * 0.6} 0`, c.eye, 3.5)
  if (['a', 'o', 'oh', 'wow', 'laugh'].includes(shape)) {
    const open = shape === 'oh' || shape === 'wow' ? 0.24 : 0.36
    return ink(ellipse(x + width / 2, y + 1, width * open, width * (open + 0.05), c.eye))
  }
  return bend(0.42)
}

/** Both eyes of a face seen from the front. @param apart half their distance */
export const frontEyes = (
  apart: number,
  y: number,
  size: number,
  { mood = 'happy', look = [0, 0] }: FriendOptions,
  skin: string,
) => sides.map((side) => eye(side * apart, y, size, mood, { look, skin, outer: side }))
