import type { Light } from '../kit/lighting'
import { colours as c } from '../kit/svg'
import type { EveningColours, MoonHeight } from '../places'

/* The four moments of the hero: its colours, and the light on the figures. */

type Moment = { colours: EveningColours; light: Light; rim: string }

export const moments: Record<MoonHeight, Moment> = {
  0: {
    colours: {
      sky: [
        [0, c.gloaming],
        [0.3, c.gloaming],
        [0.6, '#F0C4DE'],
        [0.7, '#FFC8B0'],
        [0.9, '#FFE6B0'],
      ],
      glow: ['#FFF3CC', '#FFA6A4'],
      mountains: '#CBAEE4',
      wood: '#A68AD0',
      farHill: '#9A80CC',
      valley: '#84B0A8',
      meadow: '#4F9C86',
      grass: '#2F7E72',
      wall: '#C4A6D4',
      roof: '#7A58A4',
      window: '#FFE9A0',
    },
    light: { ambient: '#FFE2D2', shadeColour: '#B8A0E4', strength: 0.4 },
    rim: '#FFE6B8',
  },
  1: {
    colours: {
      sky: [
        [0, c.heather],
        [0.3, c.heather],
        [0.6, '#E0ACD4'],
        [0.7, '#F8B4A0'],
        [0.9, '#FFD898'],
      ],
      glow: ['#FFECB0', '#FF9C94'],
      mountains: '#B496D8',
      wood: '#9076C2',
      farHill: '#846ABC',
      valley: '#7098A4',
      meadow: '#448A80',
      grass: '#276C6A',
      wall: '#AC90C8',
      roof: '#664898',
      window: '#FFE28A',
    },
    light: { ambient: '#F4D8DC', shadeColour: '#A890E0', strength: 0.46 },
    rim: '#FFDFA8',
  },
  2: {
    colours: {
      sky: [
        [0, c.iris],
        [0.3, c.iris],
        [0.6, '#C294CE'],
        [0.7, '#E09CA0'],
        [0.9, '#F6C08C'],
      ],
      glow: ['#FFE4A0', '#F08490'],
      mountains: '#9C80CC',
      wood: '#745CAE',
      farHill: '#6A52A6',
      valley: '#5A7E9C',
      meadow: '#387480',
      grass: '#205868',
      wall: '#8C74B8',
      roof: '#523A88',
      window: '#FFDC78',
    },
    light: { ambient: '#E4C8E0', shadeColour: '#8E7CD4', strength: 0.54, furTint: ['#B03A5A', 0.08] },
    rim: '#FFD592',
  },
  3: {
    colours: {
      sky: [
        [0, c.night],
        [0.3, c.night],
        [0.6, '#46306E'],
        [0.9, '#80507E'],
      ],
      glow: ['#FFD880', '#C85A8C'],
      mountains: '#4A3A80',
      wood: c.twilight,
      farHill: '#42347A',
      valley: '#3A4C80',
      meadow: '#3A6480',
      grass: '#1C3A58',
      wall: '#6A5A9C',
      roof: '#33265E',
      window: '#FFDC78',
    },
    light: {
      ambient: '#CDB4E8',
      shadeColour: '#6C5AB4',
      strength: 0.62,
      furTint: ['#C8503C', 0.2],
      highlight: ['#FFE9A8', 0.06],
    },
    rim: '#FFE08A',
  },
}
