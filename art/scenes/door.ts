import { hedgehog } from '../characters/friends/hedgehog'
import { noriFromBehind } from '../characters/nori'
import { halo } from '../kit/light-effects'
import { applyLight } from '../kit/lighting'
import type { Scene } from '../kit/scene'
import { rect } from '../kit/shapes'
import { colours as c, ellipse, group, line, path, shade } from '../kit/svg'
import { pawPrint } from '../props/objects'

/* Nori and the hedgehog waiting at the publisher's door at dusk. */

/** A wall of painted boards. */
const wall = [
  path(
    'M52 26C150 10 420 4 560 22C584 120 574 300 580 560C560 586 70 590 44 566C36 400 30 180 52 26Z',
    '#C9B2EE',
  ),
  shade(
    line(
      'M54 96H564M52 158H566M50 220H568M48 282H570M48 344H571M48 406H572M48 468H572M50 530H572',
      '#B79DE4',
      4,
    ),
  ),
]

const doorPanel = [
  path('M150 596V96C150 40 430 40 430 96V596Z', c.cream),
  path('M172 596V104C172 62 408 62 408 104V596Z', c.violet),
  shade(path('M290 72C350 72 408 80 408 104V596H290Z', '#7C4DEB')),
  // Lit window above two panels.
  path('M200 128C200 92 380 92 380 128V262H200Z', '#FFE9A8'),
  line('M290 100V262M200 184H380', c.cream, 8),
  shade(path('M200 300H276V480H200ZM304 300H380V480H304Z', c.violetDark, { opacity: 0.35 })),
  // Letter flap and knob.
  path('M252 282H328V298H252Z', c.sun),
  ellipse(392, 370, 11, 11, c.sun),
]

/** A wall lamp, and a plate with a paw print. */
const lamp = [
  ...halo('lamp', { at: [492, 190], colour: '#FFE9A8', radius: 116 }, 0.9),
  line('M492 130V152', c.ink, 7),
  path('M466 168L480 148H504L518 168Z', c.ink),
  path('M470 168H514L506 216H478Z', '#FFF6D6'),
  path('M476 216H508V226H476Z', c.ink),
  path('M62 224Q62 214 72 214H116Q126 214 126 224V268Q126 278 116 278H72Q62 278 62 268Z', c.sun),
  group({ x: 94, y: 250, scale: 0.42 }, pawPrint(c.violetDark)),
]

const step = [
  path('M104 590H476L500 622H80Z', '#EADCF8'),
  shade(path('M80 622H500V636H80Z', '#B79DE4')),
  // Doormat.
  path('M180 596H400L412 616H168Z', '#A0566A'),
  shade(line('M188 601H392M180 610H402', '#7E4254', 3)),
]

const pot = group(
  { x: 540, y: 626 },
  path('M-40-62H40L30 0H-30Z', '#E2703A'),
  shade(path('M10-62H40L30 0H12Z', '#BF5526')),
  path(
    'M0-56C-50-76-62-126-44-150C-26-128-18-110-10-92C-16-130-8-172 8-194C22-164 16-122 8-90C18-120 34-138 56-144C60-112 42-72 0-56Z',
    c.leaf,
  ),
  shade(line('M-4-66C-16-90-26-110-36-124M2-70C4-110 6-140 8-160M6-68C20-90 34-106 44-116', '#1F7D62', 4)),
)

/** A pile of books tied with string. */
const books = group(
  { x: 92, y: 628 },
  rect(168, 26, c.sun, -86, -26),
  rect(152, 26, c.lavender, -73, -52),
  rect(160, 26, c.navy, -81, -78),
  // Their pages.
  shade(path('M-76-21H82V-5H-76ZM-63-47H79V-31H-63ZM-71-73H79V-57H-71Z', '#FFF6E0')),
  line('M-20-78V0M-20-79C-44-104-56-80-20-79C16-104 12-76-20-79', c.brick, 5),
)

export const door: Scene = {
  width: 620,
  height: 660,
  draw: () => [
    shade(path('M16 606C120 584 520 584 604 610C580 656 60 656 16 606Z', '#D3BDEF')),
    ...wall,
    ...doorPanel,
    ...lamp,
    ...step,
    pot,
    shade(path('M210 596L190 640H400L372 596Z', '#FFE9A8', { opacity: 0.35 })),
    // Both stand out against the door in the lamp's light.
    applyLight('lamplit', group({ x: 300, y: 616, scale: 0.66 }, noriFromBehind({ flip: true, tilt: -6 }))),
    books,
    applyLight(
      'lamplit',
      group({ x: 76, y: 550, flip: true, scale: 0.5 }, hedgehog({ mood: 'curious', look: [-0.9, -0.6] })),
    ),
  ],
}
