import { colours as c, element, group, line, type Placement, path, shade } from '../kit/svg'
import { veinedLeaf } from './objects'

/* What the friends gave Nori to take home (page 12). All stand on y = 0. */

/** Clara's feather in a jar, 90 tall. */
export const featherInJar = (place: Placement) =>
  group(
    place,
    line('M0-6C2-40 8-60 20-84', '#C9B8A0', 3),
    path('M4-30C-10-54-4-88 26-108C36-84 30-54 8-28L12-42L4-38L10-52Z', '#FFFBEF'),
    shade(path('M26-108C36-84 30-54 8-28C14-54 18-84 26-108Z', c.whiteShade)),
    path('M-16-34H16V-26L20-20V0H-20V-20L-16-26Z', '#A9CBE0'),
    shade(path('M4-34H16V-26L20-20V0H8V-20Z', '#7FA8C8')),
  )

/** Milo's plan, rolled up, 100 wide. */
export const rolledPlan = (place: Placement) =>
  group(
    place,
    path('M-50-22L40-24C54-24 54 0 40 0L-48 0C-60-2-60-20-50-22Z', '#FFF2D2'),
    shade(path('M-56-8L50-8C48-2 44 0 40 0L-48 0C-52 0-55-4-56-8Z', '#CCA294')),
    line('M40-6A6 6 0 1 1 44-14', '#B02430', 3),
    line('M-6-24C-10-16-10-8-6 0', '#1F9A92', 6),
  )

/** Hugo's red leaf, 64 wide. */
export const redLeaf = (place: Placement) =>
  group(place, element('g', { fill: '#E8502F', transform: 'translate(0-32)scale(1.6)' }, ...veinedLeaf))
