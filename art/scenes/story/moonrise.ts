import { duck } from '../../characters/friends/duck'
import { hedgehogOnTiptoe } from '../../characters/friends/hedgehog-on-tiptoe'
import { sittingMouse } from '../../characters/friends/mouse'
import { rabbitFromBehind } from '../../characters/friends/rabbit-from-behind'
import { snail } from '../../characters/friends/snail'
import { gazingNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { addEvenRimLight, groundShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { path, shade } from '../../kit/svg'
import { hilltopAtMoonrise, moonDisc } from '../../places'
import { satchel } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 10 of “The Moon Is Late”: the moonrise. The text is on the right. */

/** The moon's centre, at which everybody looks. */
const moon: Point = [566, 214]

/** The shadows of Clara and Hugo, away from the moon. */
const shadowOfClara =
  'M628 386C650 400 652 416 676 424C700 432 720 424 716 412L740 418L722 406L738 404C710 396 680 400 660 384Z'
const shadowOfHugo = 'M508 526C500 548 494 562 512 568C540 576 556 556 572 526Z'

/** A shadow on the ground. */
const castShadow = (d: string) => shade(path(d, '#1F1439', { opacity: 0.6 }))

/** Everybody is dark in front of the moon. */
const light: Light = {
  ambient: '#A080BC',
  shadeColour: '#56349A',
  strength: 0.84,
  furTint: ['#C02A18', 0.24],
}

/** White feathers turn lavender, not grey. */
const featherLight: Light = { ...light, ambient: '#B29CE0' }

/** Small brown and yellow friends would sink into the hill in all of it. */
const softLight: Light = { ...light, strength: 0.5 }

/** Those who are near are darker. */
const nearLight: Light = { ...light, ambient: '#745AA0', strength: 1 }

/** A figure in another light than that of the page. */
type LitFigure = Figure & { light?: Light }

/** Figures with rim light from the moon. */
const moonlit = (id: string, inwards: Point, ...figures: LitFigure[]) =>
  addEvenRimLight(
    id,
    { colour: '#FFD98C', inwards, size: [1200, 600] },
    ...figures.map((figure) => placeWithoutShadow(figure.light ?? light, figure)),
  )

/** Small in front of the moon, on the ridge. */
const claraOnTheRidge = (): Figure => ({
  thinks: 'QUACK!',
  at: [640, 386],
  scale: 0.46,
  rotate: 8,
  drawing: duck({ mood: 'laughing', cheers: true }),
})

/** Hugo behind Nori. */
const onTheHill = (): LitFigure[] => [
  {
    light: softLight,
    thinks: 'One. One moon!',
    at: [544, 524],
    scale: 0.56,
    flip: true,
    drawing: hedgehogOnTiptoe(),
  },
  { thinks: 'There you are.', at: [342, 574], scale: 0.76, drawing: gazingNori() },
]

/** Nearest to us, and cut off by the picture's edge. */
const inFront = (): LitFigure[] => [
  {
    light: softLight,
    thinks: 'Everybody looks up. Now!',
    at: [196, 586],
    scale: 0.9,
    flip: true,
    drawing: sittingMouse({}),
  },
  {
    light: nearLight,
    thinks: 'The meeting is over. It came!',
    at: [72, 634],
    scale: 1,
    drawing: rabbitFromBehind({ mood: 'wonder', look: [-0.6, -0.9], lifts: 14, flip: true }),
  },
  {
    light: { ...light, strength: 0.3 },
    thinks: 'In case the moon is hungry.',
    at: [254, 594],
    scale: 0.66,
    drawing: satchel({}),
  },
  {
    thinks: 'It came at my speed.',
    light: softLight,
    at: [716, 586],
    scale: 0.66,
    drawing: snail({ mood: 'wonder', look: [-0.4, -1], neck: 'up' }),
  },
]

/** Grass in front of their feet, 38 wide. */
const tuft = 'q-1-14-11-24q13 6 14 22q2-26-8-44q16 14 14 42q4-22 13-36q-4 20-1 38q7-14 18-20q-9 10-9 22'

/** The moon is just above the ridge; everybody is dark in front of it. */
export const moonrisePage = () => {
  const setting = hilltopAtMoonrise()
  return planes({
    back: [
      ...setting.back,
      moonDisc(...moon, 202),
      ...setting.ridges,
      castShadow(shadowOfClara),
      placeWithoutShadow(featherLight, claraOnTheRidge()),
    ],
    middle: [
      ...setting.middle,
      castShadow(shadowOfHugo),
      ...groundShadow(
        'contact',
        '#1F1439',
        [
          [320, 584, 180],
          [716, 588, 90],
        ],
        0.8,
      ),
      ...moonlit('nori', [-2, 2], ...onTheHill()),
      // The moon is above them.
      ...moonlit('near', [0, 3], ...inFront()),
    ],
    front: [
      path(
        `M-60 620V606H96${tuft}H304Q320 590 342 586${tuft}q10-2 30 0${tuft}q30 2 60 8${tuft}Q560 606 650 606${tuft}q60-4 120 16ZM526 532${tuft}ZM762 594${tuft}Z`,
        '#1F1439',
      ),
    ],
  })
}
