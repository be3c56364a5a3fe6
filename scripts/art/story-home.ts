import { blanket, openBook } from './bedtime'
import { onGround } from './cast'
import { gradient, groundShadow, halo, onFigure } from './glow'
import { lit } from './light'
import { mouse } from './mouse'
import { sleeping } from './nori'
import { disc, dots, kitchenByMoon, rect } from './places'
import { planes } from './planes'
import { group, line, path, shade } from './svg'

/* Page 12 of “The Moon Is Late”: home, with the moon's light (docs/storyboard.jpg). Its text is on the left. */

/** The sky in the kitchen's window, bright as milk. */
const nightSky = [
  gradient('milk-sky', [
    [0, '#7E97DE'],
    [1, '#D3DEF8'],
  ]),
  rect(390, 300, 'url(#milk-sky)', -195, -150),
  ...halo('milky', { at: [94, -78], colour: '#FFFDF2', edge: '#C4D2F6', reach: 190 }, 0.9),
  disc(94, -78, 46, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-40, 40],
    [-130, -126],
  ]),
]

/** What he drew himself, pinned to the wall under the text: a moon with a face, asleep as well; hardly seen. */
const onTheWall = [
  shade(path('M130 74L282 88L274 226L122 216Z', '#5C5276')),
  shade(
    line(
      'M216 104C166 98 142 138 158 174C172 204 216 206 236 180C204 184 186 164 190 140C192 122 202 110 216 104M163 150q7 7 14 1M172 176q8 5 15-2M238 116v20M228 126h20M150 104v12M144 110h12',
      '#6E6790',
      5,
    ),
  ),
]

/** Two panes of the window on his thigh, bent as it is; their light ends in the fur. */
const panesOnFur = [
  gradient('on-fur', [
    [0, '#FFDCC8', 0.6],
    [1, '#FFDCC8', 0],
  ]),
  shade(
    path(
      'M108-204C98-176 98-150 106-124Q128-133 150-132C149-158 146-180 136-204ZM146-202C158-180 164-158 164-131Q196-124 212-104C222-126 226-150 212-170Z',
      'url(#on-fur)',
    ),
  ),
]

/** Near, on the kitchen floor: the panes of the window lie on the boards, on the blanket and on the fur. */
export const goodNightPage = () => {
  const place = kitchenByMoon(...nightSky)
  return planes({
    back: [...place.back, ...onTheWall],
    middle: [
      lit('night', group({ x: 744, y: 566, scale: 1.22 }, blanket({}))),
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
