import { colours as c, group, type Placement, path, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'

/* Ground and trees that the places are made of. */

/** Land from a wavy upper edge down to the bottom. @param heights y coordinates of the edge, left to right */
export function land(width: number, height: number, fill: string, heights: number[]) {
  const step = width / (heights.length - 1)
  const curve = heights
    .slice(1)
    .map((y, i) => `C${i * step + step / 2} ${heights[i]} ${i * step + step / 2} ${y} ${(i + 1) * step} ${y}`)
  return path(`M0 ${height}V${heights[0]}${curve.join('')}V${height}Z`, fill)
}

/**
 * A maple in autumn, about 330 wide and 440 tall, standing on y = 0.
 * @param leaves whether to draw single golden leaves in its crown
 */
export const maple = (place: Placement, leaves: boolean = true) => {
  const [trunk, dark, bright, gold] = ['#8A5A44', '#D4573D', '#EB7D52', c.sun]
  return group(
    place,
    path(
      'M-34 0C-16-60-20-150-26-220L-96-290L-84-300L-14-250L-8-310H8L12-240L78-300L90-290L26-206C22-140 20-60 40 0C16-12-12-12-34 0Z',
      trunk,
    ),
    path(
      'M-164-262C-196-300-168-356-130-352C-136-410-60-446-24-412C6-456 86-444 98-394C150-404 186-346 156-306C182-272 146-222 104-236C84-204 30-208 14-236C-14-206-66-208-82-238C-116-216-160-228-164-262Z',
      dark,
    ),
    ...[
      path(
        'M-140-300C-150-340-116-356-104-346C-104-400-44-424-12-394C14-430 74-416 82-376C50-392 22-380 10-356C-18-376-62-368-74-336C-100-346-128-330-140-300Z',
        bright,
      ),
      path(
        'M-166-266C-150-236-104-246-84-274C-60-230-10-234 10-270C40-226 92-236 104-272C130-258 160-270 156-306C182-272 146-222 104-236C84-204 30-208 14-236C-14-206-66-208-82-238C-116-216-160-228-164-262Z',
        '#B84433',
      ),
    ].map(shade),
    ...(leaves
      ? [
          mapleLeaf(gold, { x: -92, y: -296, rotate: -20 }),
          mapleLeaf(gold, { x: 40, y: -290, rotate: 24, scale: 1.1 }),
          mapleLeaf(gold, { x: 110, y: -330, rotate: -8, scale: 0.8 }),
        ]
      : []),
  )
}

/** A fir, 80 wide at size 1. */
export const fir = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${x} ${y}h${-40 * size}l${22 * size} ${-44 * size}h${-12 * size}l${30 * size} ${-66 * size}l${30 * size} ${66 * size}h${-12 * size}l${22 * size} ${44 * size}Z`,
    fill,
  )

/** Mountains with straight slopes. @param peaks y coordinates of the ridge, left to right, evenly spaced */
export const mountains = (width: number, height: number, fill: string, peaks: number[]) =>
  path(
    `M0 ${height}${peaks.map((y, i) => `L${(width / (peaks.length - 1)) * i} ${y}`).join('')}V${height}Z`,
    fill,
  )

/*
 * The rest is for story pages, which are 1200 wide. Every plane extends beyond the page's edges by `bleed` units.
 */
