import { blanketOver, openBook } from './bedtime'
import { onGround } from './cast'
import { gradient, groundShadow, onFigure, roundGradient } from './glow'
import { lit } from './light'
import { mouse } from './mouse'
import { sleeping } from './nori'
import { disc, dots, kitchenByMoon, rect } from './places'
import { planes } from './planes'
import { group, path, shade } from './svg'

/* Page 12 of “The Moon Is Late”: home, with the moon's light (docs/storyboard.jpg). Its text is on the left. */

/** The sky in the kitchen's window, bright as milk around the moon; its light ends at the panes. */
const nightSky = [
  roundGradient(
    'milk-sky',
    [
      [0, '#EEF0FA'],
      [0.2, '#D8E1F9'],
      [0.5, '#B4C6F2'],
      [1, '#94AAE6'],
    ],
    { cx: '.74', cy: '.26', r: '.8' },
  ),
  rect(390, 300, 'url(#milk-sky)', -195, -150),
  disc(94, -78, 46, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-40, 40],
    [-130, -126],
  ]),
]

/** Two panes of the window on the blanket, broken at its folds; their light ends in the wool. */
const panesOnBlanket = [
  gradient('on-wool', [
    [0, '#FFF8E8', 0.7],
    [1, '#FFF8E8', 0],
  ]),
  shade(
    path(
      'M110-206C102-180 102-160 101-134Q122-128 137-116L147-130C152-156 156-184 152-208ZM164-206C166-180 164-150 154-120Q186-106 222-74L230-108C230-136 220-162 206-180Q190-198 164-206Z',
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
      onGround('night', {
        thinks: 'Good night, m… (He does not come to the end of it.)',
        at: [748, 552],
        scale: 0.98,
        rim: { id: 'nori', colour: '#FFF6E0', inwards: [-2, 4], tall: 260 },
        figure: group({}, sleeping(), ...blanketOver()),
      }),
      onFigure('nori', group({ x: 748, y: 552 }, ...panesOnBlanket)),
      lit('night', openBook({ x: 1077, y: 588, scale: 0.72 })),
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
