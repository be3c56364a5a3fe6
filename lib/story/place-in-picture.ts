import { pictureSize } from './pages'

/** A box in a story picture, in percent of the picture. */
export interface PictureBox {
  left: number
  top: number
  width: number
  height: number
}

/** Smallest width and height of a target, in pixels: for a child's finger. */
const minTargetSize = 44

/**
 * The box of a part of a story picture as the browser shows it (`object-fit: cover`), in pixels: as large as a target has
 * to be, and inside the visible part of the picture.
 * @param shown width and height of the picture on the page
 * @param position where the picture is cut, from 0 (the right and the bottom are) to 1, as in `object-position`
 */
export function placeInPicture(
  part: PictureBox,
  shown: { width: number; height: number },
  position: readonly [x: number, y: number],
): PictureBox {
  const scale = Math.max(shown.width / pictureSize.width, shown.height / pictureSize.height)
  const place = (start: number, length: number, whole: number, visible: number, cut: number) => {
    const percent = (whole * scale) / 100
    const size = Math.max(length * percent, minTargetSize)
    const middle = (start + length / 2) * percent + (visible - whole * scale) * cut
    return [Math.max(0, Math.min(middle - size / 2, visible - size)), size] as const
  }
  const [left, width] = place(part.left, part.width, pictureSize.width, shown.width, position[0])
  const [top, height] = place(part.top, part.height, pictureSize.height, shown.height, position[1])
  return { left, top, width, height }
}
