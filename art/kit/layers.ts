import { planeNames } from '@/lib/story/pages'
import { type Drawn, el, type Node } from './svg'

/** What is drawn on each plane of a page of the paper theatre. */
export type Planes = Record<(typeof planeNames)[number], Drawn[]>

/** A picture in planes that a page turn can part. */
export const planes = (drawings: Planes): Node[] => planeNames.map((id) => el('g', { id }, ...drawings[id]))
