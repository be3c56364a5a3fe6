import { asFigure, colours as c, element, group, line, type Placement, path, shade } from '../kit/svg'
import { veinedLeaf } from './objects'

/* What the friends gave Nori to take home (page 12). All stand on y = 0. */

/** A curved white feather of Clara's, leaning to the left on its root, with down there; 100 tall. */
export const feather = (place: Placement) =>
  group(
    place,
    path(
      'M-2-6L-20-12L-14-20L-28-24L-22-32C-46-50-50-82-34-106C-6-96 12-70 4-44L-6-48L6-32L12-26L2-22L8-12Z',
      '#FFFBEF',
    ),
    shade(
      path('M-34-106C-6-96 12-70 4-44L-6-48L6-32L12-26L2-22L8-12L-2-6C-10-40-20-70-34-106Z', c.whiteShade),
    ),
    line('M2 0C-6-34-16-60-30-94', '#B8A890', 3),
  )

/** Milo's plan, rolled up, 100 wide. */
export const rolledPlan = (place: Placement) =>
  asFigure(
    'plan',
    place,
    path('M-50-22L40-24C54-24 54 0 40 0L-48 0C-60-2-60-20-50-22Z', '#FFF2D2'),
    shade(path('M-56-8L50-8C48-2 44 0 40 0L-48 0C-52 0-55-4-56-8Z', '#CCA294')),
    line('M40-6A6 6 0 1 1 44-14', '#B02430', 3),
    line('M-6-24C-10-16-10-8-6 0', '#3F9A34', 6),
  )

/** Hugo's red leaf, 64 wide. */
export const redLeaf = (place: Placement) =>
  group(place, element('g', { fill: '#E8502F', transform: 'translate(0-32)scale(1.6)' }, ...veinedLeaf))
