import { duck } from '../characters/friends/duck'
import { hedgehog } from '../characters/friends/hedgehog'
import { huggingNori, jumpingNori, talkingNori, thinkingNori } from '../characters/nori'
import { silhouette } from '../kit/lighting'
import type { Scene } from '../kit/scene'
import { colours as c, element, group, path, shade } from '../kit/svg'
import { heart } from '../props/objects'
import { breakfast } from './breakfast'
import { door } from './door'
import { phone } from './phone'

/* Pictures of the landing page's lower sections: the app, four skills, the publisher's door. */

/** The puddle, and the path of the leap over it. */
const puddleAndLeap = [
  path(
    'M180 640C190 610 300 602 380 606C470 602 530 614 526 644C520 676 440 684 350 680C260 682 176 672 180 640Z',
    '#7CC4F0',
  ),
  shade(path('M226 640C236 622 320 616 380 620C430 618 480 624 478 640C470 658 230 660 226 640Z', '#B4E0F8')),
  element('path', {
    d: 'M40 664C150 520 500 500 650 664',
    fill: 'none',
    stroke: c.violet,
    'stroke-width': 10,
    'stroke-linecap': 'round',
    'stroke-dasharray': '1 27',
  }),
]

/** The hedgehog's reply. */
const hedgehogsAnswer = group(
  { x: 660, y: 340 },
  path('M-62-40C-50-74 60-74 68-36C76 6 34 22-8 20L-30 44L-34 14C-60 4-68-18-62-40Z', '#FFE3B8'),
  heart('#E8593B', { y: -22, scale: 0.9 }),
)

export const sectionScenes: Record<string, Scene> = {
  'app-phone': phone,
  'benefits-breakfast': breakfast,
  'benefit-thinking': {
    width: 560,
    height: 620,
    draw: () => [group({ x: 290, y: 592 }, thinkingNori())],
  },
  'benefit-moving': {
    width: 700,
    height: 690,
    draw: () => [...puddleAndLeap, group({ x: 370, y: 640, scale: 0.86 }, jumpingNori())],
  },
  'benefit-talking': {
    width: 760,
    height: 600,
    draw: () => [
      group({ x: 240, y: 570 }, talkingNori()),
      group({ x: 630, y: 578 }, hedgehog({ mood: 'happy', look: [-0.8, -0.8] })),
      hedgehogsAnswer,
    ],
  },
  'benefit-feeling': {
    width: 560,
    height: 620,
    draw: () => {
      const heldDuck = group({ y: 96, x: 34, scale: 0.86 }, duck({ mood: 'tender' }))
      // The rim separates her white feathers from Nori's white chest.
      const held = [shade(group({ x: -5, y: 2 }, silhouette(c.whiteShade, heldDuck))), heldDuck]
      return [
        group({ x: 280, y: 590 }, huggingNori({ tilt: 6, held })),
        heart('#F2727A', { x: 84, y: 250, rotate: -14, scale: 1.1 }),
        heart('#F7B7A3', { x: 130, y: 200, rotate: 8, scale: 0.7 }),
      ]
    },
  },
  door,
}
