import type { Point } from '../../kit/geometry'
import { grass, land, type PlantPlace, plant, plantShapes } from '../../places'

/* What the spreads share. */

/** The size of a spread in scene units: two pages, whose gutter at x = 400 crosses no face. */
export const spreadSize = { width: 800, height: 400 }

/** Hills across a spread. @param heights y coordinates of their edge, left to right */
export const hills = (fill: string, ...heights: number[]) =>
  land(spreadSize.width, spreadSize.height, fill, heights)

/** Tufts of grass along a hill's edge. @param heights y coordinates, left to right */
export const tufts = (fill: string, ...heights: number[]) => {
  const step = spreadSize.width / (heights.length - 1)
  const edge = heights.map((y, i): Point => [i * step, y])
  return grass('tufts', fill, edge, 0.4, 70)
}

/** A wood in the distance, standing on `y`. @param fill of the bushes, and of the trees */
export const distantWood = (y: number, [bushes, trees]: [string, string]) => [
  plantShapes('oak', 'poplar', 'bush'),
  plant(
    'bush',
    bushes,
    [60, 230, 400, 560, 740].map((x): PlantPlace => [x, y, 1]),
  ),
  plant(
    'oak',
    trees,
    [20, 180, 340, 690, 770].map((x, i): PlantPlace => [x, y + 4, i % 2 ? -0.6 : 0.7]),
  ),
  plant(
    'poplar',
    trees,
    [110, 376, 520, 728].map((x): PlantPlace => [x, y + 4, 0.55]),
  ),
]
