import { pictureSize } from './pages'

/** A box in a story picture, in percent of the picture. */
export interface PictureBox {
  left: number
  top: number
  width: number
  height: number
}

/** Smallest width and height of a target for a child's finger, in pixels. */
const minTargetSize = 44

/**
 * Calculates the box of a part of a story picture as the browser shows it with `object-fit: cover`, in pixels. The box is
 * large enough for a target, and inside the visible part of the picture.
 * @param shown size of the picture on the page, in pixels
 * @param position `object-position` of the picture, as fractions
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
