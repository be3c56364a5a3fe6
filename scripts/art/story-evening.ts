import { blanket, openBook } from './bedtime'
import { onGround, onStage } from './cast'
import { gradient, groundShadow } from './glow'
import { offering, walking } from './nori'
import { gardenGate, kitchenByLamp, rect } from './places'
import { planes } from './planes'
import { biscuit, mouse, satchel } from './props'
import { leavesPage } from './story-clearing'
import type { Drawn } from './svg'
import { el, ellipse, path, shade } from './svg'

/* Pages 1 to 3 of “The Moon Is Late”: from the lamp in the kitchen into the dusk (docs/storyboard.jpg). */

/** The dark glass, and in it Nori with his biscuit, faint. */
const darkGlass = [
  rect(390, 300, '#17163F', -195, -150),
  el('clipPath', { id: 'panes' }, rect(390, 300, '#000', -195, -150)),
  shade(
    el(
      'g',
      { 'clip-path': 'url(#panes)', opacity: 0.17 },
      el('use', { href: '#holds-up', transform: 'translate(428 -150) scale(-.56 .56)' }),
    ),
  ),
]

/** Medium shot in lamplight; the dark window is the only cold colour. */
const kitchenPage = () => {
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
          at: [606, 562],
          scale: 0.9,
          figure: offering({
            mood: 'puzzled',
            mouth: 'oh',
            look: [1, -0.9],
            tilt: -16,
            ears: 20,
            offers: biscuit({ scale: 1.6, rotate: 30 }, true),
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
        at: [984, 480],
        scale: 0.95,
        figure: mouse({}),
      }),
    ],
    front: place.front,
  })
}

/** His shadow: from his feet over the lawn, wider the farther it is, two ears at its end. */
const longShadow = [
  gradient(
    'shadow',
    [
      [0, '#14204C', 0.7],
      [1, '#0C1436', 0.85],
    ],
    [1, 0],
  ),
  shade(
    path(
      'M662 523C590 523 510 520 440 524C424 514 400 511 380 515C340 502 290 498 238 504C260 520 294 536 326 540C318 546 318 554 324 560C294 562 254 570 232 582C276 588 340 592 376 580C396 586 416 582 430 566C480 562 530 556 566 548C590 543 600 541 610 538C600 546 590 550 584 556C620 546 640 536 662 529ZM640 528L580 536C540 542 520 540 548 534Z',
      'url(#shadow)',
    ),
  ),
]

/** Extreme long shot, alone: three quarters of the picture are sky. */
const doorPage = () => {
  const place = gardenGate()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...longShadow,
      // The mouse's, away from the door.
      shade(ellipse(779, 552, 24, 4, '#5E4468', { opacity: 0.6 })),
      onGround(light, {
        thinks: 'It is very large. I am not. I go anyway.',
        at: [622, 532],
        scale: 0.2,
        flip: true,
        rim: { id: 'nori', colour: '#FFE9B0', inwards: [-2, 0.5] },
        figure: walking({
          mood: 'wonder',
          mouth: 'pressed',
          look: [0.8, -0.9],
          tilt: -12,
          pack: satchel({}),
        }),
      }),
      onGround(light, {
        thinks: 'Where the biscuit goes, I go.',
        at: [790, 552],
        scale: 0.42,
        figure: mouse({}),
      }),
    ],
    front: place.front,
  })
}

export const evening: Record<string, () => Drawn[]> = {
  kitchen: kitchenPage,
  door: doorPage,
  leaves: leavesPage,
}
