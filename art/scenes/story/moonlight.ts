import { stretchingDuck } from '../../characters/friends/duck-poses'
import { hedgehogSittingUp } from '../../characters/friends/hedgehog'
import { callingMouse } from '../../characters/friends/mouse'
import { callingRabbit } from '../../characters/friends/rabbit-poses'
import { snail } from '../../characters/friends/snail'
import { howlingNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { addRimLight } from '../../kit/light-effects'
import { type Light, unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { type Drawing, group, path, shade } from '../../kit/svg'
import { hilltopInMoonlight, moonDisc } from '../../places'
import { satchel } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 11 of “The Moon Is Late”: calling to the moon. The text is on the right. */

/** Moonlight that turns fur into brick red, as on page 12. */
const light: Light = {
  ambient: '#CCD0F8',
  shadeColour: '#7A7CC8',
  strength: 0.62,
  furTint: ['#A83C3C', 0.36],
  highlight: ['#FFF6D6', 0.1],
}

/**
 * Outline of a shadow on the ground, to the lower right.
 * @param feet left and right x
 * @param length how far it reaches to the right
 * @param height its height
 */
const moonShadow = ([from, to]: Point, y: number, length: number, height: number) =>
  `M${from} ${y}Q${from + 20} ${y + height} ${to + length} ${y + height}Q${to + length / 2} ${y} ${to} ${y - 4}Z`

/** Adds the moon's rim light to all figures. */
const addMoonRim = (id: string, figures: Drawing[]) =>
  addRimLight(
    id,
    { colour: '#FFFBEA', inwards: [2, 2], light: unchangedLight, middle: [1400, 1700], reach: 1500 },
    group({}, ...figures),
  )

/** The small ones, in front. */
const smallFigures = () => [
  placeWithoutShadow(light, {
    thinks: 'Moons: one. Correct.',
    at: [104, 588],
    scale: 0.66,
    drawing: hedgehogSittingUp(),
  }),
  placeWithoutShadow(light, { thinks: 'Soon in six.', at: [303, 577], scale: 0.58, drawing: satchel({}) }),
  placeWithoutShadow(light, {
    thinks: 'I call as well. Nobody minds the biscuit.',
    at: [321, 540],
    scale: 0.9,
    drawing: callingMouse({}),
  }),
  placeWithoutShadow(light, {
    thinks: 'It takes a while. I know.',
    at: [742, 588],
    scale: 0.54,
    drawing: snail({ mood: 'tender', look: [-0.8, -1], neck: 'up' }),
  }),
]

/** The tall ones, behind. */
const tallFigures = () => [
  placeWithoutShadow(light, {
    thinks: 'That was in my plan!',
    at: [656, 528],
    scale: 0.7,
    drawing: callingRabbit(),
  }),
  placeWithoutShadow(light, {
    thinks: 'Not one crack.',
    at: [216, 530],
    scale: 0.72,
    drawing: stretchingDuck(),
  }),
  placeWithoutShadow(light, {
    thinks: 'You are late! (And how glad I am.)',
    at: [488, 556],
    scale: 0.78,
    flip: true,
    drawing: howlingNori(),
  }),
]

/** The hilltop in silver light; all noses point to the moon. */
export const moonlightPage = () => {
  const setting = hilltopInMoonlight()
  return planes({
    back: [...setting.back, moonDisc(150, 118, 98, '#FFFBE8', '#EDE6CC')],
    middle: [
      ...setting.middle,
      shade(
        path(
          moonShadow([618, 704], 528, 150, 24) +
            moonShadow([190, 252], 530, 110, 22) +
            moonShadow([345, 640], 555, 190, 26) +
            moonShadow([60, 176], 588, 60, 10) +
            moonShadow([694, 790], 588, 70, 8),
          '#0C1A48',
          { opacity: 0.5 },
        ),
      ),
      ...addMoonRim('all', [...tallFigures(), ...smallFigures()]),
    ],
    front: [],
  })
}
