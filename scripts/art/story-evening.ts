import { blanket, openBook } from './bedtime'
import { onGround, onStage } from './cast'
import { groundShadow } from './glow'
import { mousePeeps, mouseRuns } from './mouse'
import { offering, walking } from './nori'
import { gardenGate, kitchenByLamp, rect } from './places'
import { planes } from './planes'
import { biscuit, satchel } from './props'
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
            offers: biscuit({ scale: 1.6, rotate: -55 }, true),
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
        at: [1012, 470],
        figure: mousePeeps({}, 22),
      }),
    ],
    front: place.front,
  })
}

/** His shadow before him, away from the door: himself from the side, each leg from its paw, larger the farther it falls. */
const longShadow = shade(
  path(
    'M580 522L593 522L583 530L599 522L612 522L602 530Q617 531 629 530L639 522L652 522L648 530L660 522L673 522C668 527 672 531 665 538C660 541 655 543 649 544C663 546 672 551 657 564C652 557 632 553 631 546C607 548 594 548 583 548C579 552 576 556 569 559C580 565 573 574 548 586C534 582 531 574 534 568L522 567C514 573 504 579 483 585C474 580 479 573 491 565C487 563 484 559 478 556C468 553 487 545 502 543C511 542 519 541 526 541C540 539 549 538 558 535C562 530 571 526 580 522Z',
    '#101A48',
    { opacity: 0.75 },
  ),
)

/** Extreme long shot, alone: three quarters of the picture are sky. */
const doorPage = () => {
  const place = gardenGate()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      longShadow,
      // The mouse's, away from the door.
      shade(ellipse(775, 558, 36, 5, '#5E4468', { opacity: 0.6 })),
      onGround(light, {
        thinks: 'It is very large. I am not. I go anyway.',
        at: [622, 522],
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
        at: [792, 558],
        scale: 0.62,
        figure: mouseRuns({}),
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
