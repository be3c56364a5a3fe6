import { element } from '../kit/svg'

/*
 * Trees, bushes and brush strokes. A picture defines each shape once (`plantShapes`) and uses it many times
 * (`plant`), in any size and colour. All stand on y = 0.
 */

const shapes = {
  /** A broad crown, 130 wide and 90 tall. */
  oak: 'M-70 4q-10-10 0-20q-16-4-10-20q4-12 16-10q-4-26 22-32l4 5 5-9q20-10 34 4l7-4 2 7q16 0 18 14q14-2 17 10l8 0-3 8q16 10 8 26q6 10-6 21q-14 10-30 2q-16 12-34 0q-20 10-34-4z',
  /** Two crowns, one above the other, 95 wide and 120 tall. */
  elm: 'M-30 4q-16-8-8-24l-8-2 6-8q-10-20 12-26l-5-7 9-2q-8-30 22-36q10-10 20 0q18 2 16 22l8 2-6 8q22 10 10 30l7 4-8 6q12 20-8 33q-12 10-26 2q-18 10-30-2z',
  /** 44 wide and 145 tall. */
  poplar:
    'M-10 4q-12-20-6-40l-5-3 5-5q-4-22 6-40l-3-5 5-2q2-24 10-46q10 18 9 44l6 3-5 6q8 20 5 40l5 4-5 4q8 22-7 40z',
  /** Low bushes, 170 wide and 36 tall. */
  bush: 'M-86 4q-6-16 14-18q4-14 22-8q10-16 28-6q14-14 32 0q10-8 22 4q20-10 28 8q18 0 26 20z',
  /** An alder, 95 wide and 140 tall. */
  alder:
    'M-4 4L-3-36Q-12-26-24-24Q-20-32-24-38Q-36-34-46-40Q-36-48-37-56Q-48-62-48-74Q-36-74-34-80Q-42-94-34-106Q-28-104-24-108Q-27-116-22-124Q-17-122-15-126Q-12-140-1-144Q3-138 8-134Q13-131 17-121Q15-117 16-112Q24-112 30-104Q34-94 28-84Q38-82 46-74Q46-64 38-58Q42-50 40-40Q28-42 22-48Q22-36 12-28Q6-30 4-36L6 4Z',
  /** A fir with drooping boughs, 72 wide and 76 tall. */
  fir: 'M0-76C3-60 10-50 19-46Q14-44 9-45C12-32 20-24 30-20Q22-18 15-20C18-10 26-4 36 2H-36C-26-4-18-10-15-20Q-22-18-30-20C-20-24-12-32-9-45Q-14-44-19-46C-10-50-3-60 0-76Z',
  /** A dry brush stroke, 200 wide and 26 tall. */
  stroke:
    'M-100 0q70-9 190-3-90 8-190 3zM-78 8q60-5 130-2-60 6-130 2zM66 5q16-3 34-1-16 4-34 1zM-30 15q30-4 76-2-36 5-76 2z',
}
/** A plant or brush stroke that `plant` can draw. */
export type PlantKind = keyof typeof shapes

/** Position, scale and vertical scale (by default the same) of a plant. A negative scale mirrors it. */
export type PlantPlace = [x: number, y: number, size: number, verticalSize?: number]

/** Definitions of the shapes that `plant` uses. */
export const plantShapes = (...kinds: PlantKind[]) =>
  element('defs', {}, ...kinds.map((id) => element('path', { id, d: shapes[id] })))

/** Several plants of one kind in one colour. */
export const plant = (kind: PlantKind, fill: string, places: PlantPlace[], opacity?: number) =>
  element(
    'g',
    { fill, opacity },
    ...places.map(([x, y, size, verticalSize = Math.abs(size)]) =>
      element('use', {
        href: `#${kind}`,
        transform: `translate(${x} ${y})scale(${size === verticalSize ? size : `${size} ${verticalSize}`})`,
      }),
    ),
  )
