import type { VolumeId } from '@/lib/volumes'
import { colours as c } from '../../kit/svg'

/* Size and colours that the covers share. */

/** The size of a cover in scene units. The title goes above y = 360, right of the spine. */
export const coverSize = { width: 600, height: 720 }

/** Width of the spine. The page sets the title on it (components/ui/book-cover.css). */
export const spineWidth = 60

/** Colours of the board (also the placeholder while the picture loads), the spine and the mark on the spine. */
export const coverColours: Record<VolumeId, { board: string; cloth: string; mark: string }> = {
  first: { board: c.sun, cloth: c.violetDeep, mark: c.sun },
  second: { board: c.lavender, cloth: c.brick, mark: c.oat },
  third: { board: c.navy, cloth: c.sunDark, mark: c.navy },
}
