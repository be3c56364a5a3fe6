import { planeNames } from '@/lib/story/pages'
import { type Drawing, element, type Node } from './svg'

/** Drawings on each plane of a story picture, from far to near. */
type Planes = Record<(typeof planeNames)[number], Drawing[]>

/** Groups a picture into planes, which the site moves apart when a page is turned. */
export const planes = (drawings: Planes): Node[] =>
  planeNames.map((id) => element('g', { id }, ...drawings[id]))
