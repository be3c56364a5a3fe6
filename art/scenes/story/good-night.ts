import { mouse } from '../../characters/friends/mouse'
import { sleeping } from '../../characters/nori'
import { planes } from '../../kit/layers'
import { gradient, groundShadow, onFigure, roundGradient } from '../../kit/light-effects'
import { type Light, lit } from '../../kit/lighting'
import { dots, rect } from '../../kit/shapes'
import { group, path, shade } from '../../kit/svg'
import { disc, kitchenByMoon } from '../../places'
import { blanketOver, openBook } from '../../props/book-and-blanket'
import { onGround } from './figures'

/* Page 12 of “The Moon Is Late”: home, with the moon's light (docs/storyboard.jpg). Its text is on the left. */

/** By this moonlight white is a warm grey, and fur is brick. */
const moonInside: Light = {
  ambient: '#C6C5D2',
  cast: '#7A7CC8',
  strength: 0.7,
  wine: ['#A83C3C', 0.36],
}

/** The sky in the kitchen's window: the blue of the page before, and milk near the moon. */
const nightSky = [
  roundGradient(
    'milk-sky',
    [
      [0, '#F4F6FC'],
      [0.24, '#C8D8F0'],
      [0.5, '#6484BC'],
      [1, '#22367A'],
    ],
    { cx: '.74', cy: '.24', r: '.8' },
  ),
  rect(390, 300, 'url(#milk-sky)', -195, -150),
  disc(94, -78, 46, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-130, -126],
  ]),
]

/** Two panes of the window on the blanket, broken at its fold; their light ends in the wool. */
const panesOnBlanket = [
  gradient('on-wool', [
    [0, '#FFF8E8', 0.7],
    [1, '#FFF8E8', 0],
  ]),
  shade(
    path(
      'M98-198Q124-140 118-64L148-66Q160-140 130-200ZM178-200Q210-130 180-62L212-58Q250-130 212-196Z',
      'url(#on-wool)',
    ),
  ),
]

/** Near, on the kitchen floor: the panes of the window lie on the boards and on the blanket over his back. */
export const goodNightPage = () => {
  const place = kitchenByMoon(...nightSky)
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...groundShadow('ground', '#1E1A4E', [[748, 562, 250]], 0.6),
      onGround(moonInside, {
        thinks: 'Good night, m… (He does not come to the end of it.)',
        at: [748, 552],
        scale: 0.98,
        rim: { id: 'nori', colour: '#FFF6E0', inwards: [-1, 2.6], tall: 260 },
        figure: group({}, sleeping(), ...blanketOver()),
      }),
      onFigure('nori', group({ x: 748, y: 552 }, ...panesOnBlanket)),
      lit(moonInside, openBook({ x: 1116, y: 582, scale: 0.8 })),
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
