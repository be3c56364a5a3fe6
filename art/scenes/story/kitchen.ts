import { mouseSits } from '../../characters/friends/mouse'
import { offering } from '../../characters/nori'
import { planes } from '../../kit/layers'
import { groundShadow } from '../../kit/light-effects'
import { lit } from '../../kit/lighting'
import { dots, rect } from '../../kit/shapes'
import { colours as c, el, path, shade } from '../../kit/svg'
import { kitchenByLamp } from '../../places'
import { blanket, openBook } from '../../props/book-and-blanket'
import { biscuit } from '../../props/objects'
import { onGround, onStage } from './figures'

/* Page 1 */

/* Pages 1 to 3 of “The Moon Is Late”: from the lamp in the kitchen into the dusk (docs/storyboard.jpg). */

/** His bandana over the edge of the table: he ties it on when he goes. */
const bandanaOnTable = lit(
  'lamplit',
  path('M1064 431L1074 415Q1094 408 1114 412L1128 431Z', '#A78BFA'),
  path(
    'M1064 431Q1096 427 1128 431C1134 452 1132 476 1125 496L1109 470L1094 516C1078 492 1066 462 1064 431Z',
    c.violet,
  ),
  // A fold.
  shade(path('M1104 430C1113 442 1114 456 1109 470L1100 498C1106 474 1107 450 1104 430Z', c.violetDeep)),
  dots(c.sun, 9, [
    [1082, 446],
    [1092, 478],
    [1119, 454],
    [1096, 419],
  ]),
)

/** The dark glass, and in it Nori with his biscuit. */
const darkGlass = [
  rect(390, 300, '#17163F', -195, -150),
  el('clipPath', { id: 'panes' }, rect(390, 300, '#000', -195, -150)),
  shade(
    el(
      'g',
      { 'clip-path': 'url(#panes)', opacity: 0.25 },
      el('use', { href: '#holds-up', transform: 'translate(468 -78) scale(-.54 .54)' }),
    ),
  ),
]

/** Medium shot in lamplight; the dark window is the only cold colour. */
export const kitchenPage = () => {
  const place = kitchenByLamp(...darkGlass)
  const light = 'lamplit'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      blanket({ x: 640, y: 562 }),
      ...groundShadow('under', '#2E2450', [[610, 562, 180]], 0.5),
      el(
        'g',
        { id: 'holds-up' },
        onGround(light, {
          thinks: 'I have brought your half. Where are you?',
          at: [616, 562],
          scale: 0.9,
          figure: offering({
            mood: 'puzzled',
            mouth: 'oh',
            look: [1, -0.9],
            tilt: -16,
            ears: 20,
            offers: biscuit({ scale: 1.6, rotate: -72 }, true),
          }),
        }),
      ),
      onStage(light, {
        thinks: 'Always the same story.',
        at: [976, 574],
        scale: 1.1,
        figure: openBook({}),
      }),
      onStage(light, {
        thinks: 'That biscuit is held up very high.',
        at: [1012, 474],
        scale: 0.9,
        figure: mouseSits({}, 22),
      }),
    ],
    front: [...place.front, bandanaOnTable],
  })
}
