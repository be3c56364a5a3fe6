import { blanket, openBook } from './bedtime'
import { onGround } from './cast'
import { gradient, groundShadow, halo, onFigure } from './glow'
import { lit } from './light'
import { sleeping } from './nori'
import { disc, dots, kitchenByMoon, rect } from './places'
import { planes } from './planes'
import { mouse } from './props'
import { group, path, shade } from './svg'

/* Page 12 of “The Moon Is Late”: home, with the moon's light (docs/storyboard.jpg). Its text is on the left. */

/** The sky in the kitchen's window. */
const nightSky = [
  rect(390, 300, '#6E88D0', -195, -150),
  ...halo('milky', { at: [94, -78], colour: '#F4F4F0', edge: '#A8BCEC', reach: 190 }, 0.8),
  disc(94, -78, 46, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-40, 40],
    [96, 60],
    [-110, 90],
  ]),
]

/** What he drew himself, on the wall under the text: two values, hardly seen. */
const onTheWall = shade(
  path(
    'M120 62L290 82V226L120 222ZM130 73V212L280 216V91ZM168 108a22 22 0 1 1 0 44a22 22 0 1 1 0-44ZM130 212Q200 170 222 178V150L240 168L256 154L280 216Z',
    '#5C5276',
    { 'fill-rule': 'evenodd' },
  ),
)

/** The window's panes on his thigh, round as it is; their light ends in the fur. */
const panesOnFur = [
  gradient('on-fur', [
    [0, '#F4F4FF', 0.4],
    [1, '#F4F4FF', 0],
  ]),
  shade(
    path(
      'M130-190Q106-150 108-88L154-82Q148-140 168-190ZM178-190Q160-140 165-81L216-92Q224-140 204-180Z',
      'url(#on-fur)',
    ),
  ),
]

/** Near, on the kitchen floor: the panes of the window lie on the boards, on the blanket and on the fur. */
export const goodNightPage = () => {
  const place = kitchenByMoon(...nightSky)
  return planes({
    back: [...place.back, onTheWall],
    middle: [
      lit('night', group({ x: 748, y: 562, scale: 1.14 }, blanket({}))),
      ...place.middle,
      ...groundShadow('ground', '#1E1A4E', [[748, 562, 250]], 0.6),
      onGround('night', {
        thinks: 'Good night, m… (He does not come to the end of it.)',
        at: [748, 552],
        scale: 0.98,
        rim: { id: 'nori', colour: '#FFF6E0', inwards: [-2, 4], tall: 260 },
        figure: sleeping(),
      }),
      onFigure('nori', group({ x: 748, y: 552 }, ...panesOnFur)),
      lit('night', openBook({ x: 1030, y: 588, scale: 0.9 })),
      onGround('moonlit', {
        thinks: 'Mine. I waited for twelve pages.',
        at: [497, 582],
        scale: 1.25,
        flip: true,
        figure: mouse({}, true),
      }),
    ],
    front: place.front,
  })
}
