import { both, colours as c, ellipse, ink, line, shade } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'

/* What the friends' drawings share: how they are drawn, shadow, cheeks, brows and mouths. */

export type How = { mood?: Mood; look?: [number, number] }

export const shadow = (width: number) => shade(ellipse(0, 0, width, width * 0.1, c.ink, { opacity: 0.16 }))
export const cheek = (x: number, y: number, size = 9) =>
  shade(ellipse(x, y, size, size * 0.65, c.cheek, { opacity: 0.8 }))

/** A brow, where a mood has one: its inner end, to the left, rises when he is sad. @param one the one that doubts */
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

/** The mouth of a friend, from (x, y) to the right. */
export const mouth = (x: number, y: number, width: number, mood: Mood) => {
  const bend = (part: number) => line(`M${x} ${y}q${width / 2} ${width * part} ${width} 0`, c.eye, 3.5)
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

/* The four friends from the front and from behind, at their settled size, standing on y = 0. */

/** Two eyes of a face that is seen from the front. */
export const eyes = (
  apart: number,
  y: number,
  size: number,
  { mood = 'happy', look = [0, 0] }: How,
  skin: string,
) => both.map((side) => eye(side * apart, y, size, mood, { look, skin, outer: side }))
