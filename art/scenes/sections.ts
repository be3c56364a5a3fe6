import { duck } from '../characters/friends/duck'
import { hedgehog } from '../characters/friends/hedgehog'
import { huggingNori, jumpingNori, talkingNori, thinkingNori } from '../characters/nori'
import { silhouette } from '../kit/lighting'
import type { Scene } from '../kit/scene'
import { dashedLine } from '../kit/shapes'
import { colours as c, group, path, shade } from '../kit/svg'
import { flower, heart, tuft } from '../props/objects'
import { banana, breakfast, cup, spoon } from './breakfast'
import { door } from './door'
import { phone } from './phone'

/* Pictures of the landing page's lower sections: the app, four skills, the publisher's door. */

/** A meadow with the puddle, and the path of the leap over it. */
const puddleAndLeap = [
  path('M20 652C30 604 210 586 350 586S680 604 688 652S520 690 354 690S12 690 20 652Z', '#8FD0AE'),
  path(
    'M180 640C190 610 300 602 380 606C470 602 530 614 526 644C520 676 440 684 350 680C260 682 176 672 180 640Z',
    '#5FB3EC',
  ),
  shade(path('M226 640C236 622 320 616 380 620C430 618 480 624 478 640C470 658 230 660 226 640Z', '#A9DBF7')),
  // Drops from his paws.
  path(
    'M150 556c-10 16-12 26 0 26s10-10 0-26ZM206 588c-6 10-8 17 0 17s7-7 0-17ZM112 594c-5 9-7 15 0 15s6-6 0-15Z',
    '#5FB3EC',
  ),
  tuft(88, 660, c.leaf),
  tuft(590, 654, c.leaf),
  ...flower(640, 640),
  dashedLine('M40 664C150 520 500 500 650 664', c.violetDeep, 12, '.1 30'),
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
    // What is missing? (benefits.areas.cognitive)
    draw: () => [
      group({ x: 300, y: 592 }, thinkingNori()),
      cup('#7CC4F0', { x: 70, y: 596, scale: 1.3 }),
      spoon({ x: 132, y: 602, rotate: 8, scale: 1.3 }),
      banana({ x: 362, y: 548, rotate: 70, scale: 0.82 }),
    ],
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
