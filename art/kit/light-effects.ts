import type { Point } from './geometry'
import { type Lighting, lit, mix } from './lighting'
import { type Attributes, colours, type Drawn, el, ellipse, type Node, shade } from './svg'

/*
 * What a light does around it: halos and pools with soft edges, rims, and shadows on the ground. Gradients and masks
 * only: no filters.
 */

/** A light: where it is, its colour, how far it reaches, and the colour that it takes on its way into the dark. */
type Source = { at: Point; colour: string; reach: number; edge?: string }

type Stop = [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: Stop[]) =>
  stops.map(([offset, colour, opacity]) =>
    el('stop', {
      offset: offset ? String(offset) : undefined,
      'stop-color': colour,
      'stop-opacity': opacity,
    }),
  )

/** A gradient from above to below, to fill with `url(#id)`. @param to its end, as a part of the shape: right, down */
export const gradient = (id: string, stops: Stop[], [x2, y2]: Point = [0, 1]) =>
  el('defs', {}, el('linearGradient', { id, x2, y2 }, ...stopsOf(stops)))

/** A gradient from the middle outwards, to fill with `url(#id)`. @param place its middle, where that is another */
export const roundGradient = (id: string, stops: Stop[], place: Attributes = {}) =>
  el('defs', {}, el('radialGradient', { id, ...place }, ...stopsOf(stops)))

/** Transparent towards the edge, without one that is seen. With an edge of its own colour a warm light is not grey on blue. */
const fading = (colour: string, strength: number, edge: string = colour): Stop[] => [
  [0, colour, strength],
  [0.35, mix(colour, edge, 0.5), strength * 0.6],
  [0.7, edge, strength * 0.2],
  [1, edge, 0],
]

/** The air around a light. @param strength in its middle, from 0 to 1 */
export const halo = (id: string, { at: [x, y], colour, reach, edge }: Source, strength: number = 0.8) => [
  roundGradient(id, fading(colour, strength, edge)),
  shade(ellipse(x, y, reach, reach, `url(#${id})`)),
]

/** Light that falls on the ground. @param flat its height in relation to its width */
export const pool = (
  id: string,
  { at: [x, y], colour, reach, edge }: Source,
  strength: number = 0.8,
  flat: number = 0.22,
) => [
  roundGradient(id, fading(colour, strength, edge)),
  shade(ellipse(x, y, reach, reach * flat, `url(#${id})`)),
]

/** The shadow of something that stands at a point, soft at its edge. */
export const groundShadow = (
  id: string,
  colour: string,
  places: [x: number, y: number, wide: number][],
  strength: number = 0.5,
) => [
  roundGradient(id, [
    [0, colour, strength],
    [0.55, colour, strength * 0.7],
    [1, colour, 0],
  ]),
  ...places.map(([x, y, wide]) => shade(ellipse(x, y, wide, Math.round(wide * 0.17), `url(#${id})`))),
]

/** A figure without its plain shadow: where the page has a soft one, and where a rim would go around it. */
export const withoutShadow = (drawn: Drawn): Node[] =>
  [drawn]
    .flat()
    .filter((node): node is Node => Boolean(node))
    .filter(({ attrs }) => !(attrs.fill === colours.ink && attrs.opacity))
    .map((node) => ({
      ...node,
      children: node.children.flatMap<Node | string>((child) =>
        typeof child === 'string' ? child : withoutShadow(child),
      ),
    }))

const alphaMask = (id: string, figure: string, [x, y]: Point = [0, 0]) =>
  el(
    'mask',
    { id, 'mask-type': 'alpha' },
    el('use', { href: `#${figure}`, x: x || undefined, y: y || undefined }),
  )

/**
 * A figure with a bright rim on its own edge: the figure, its shape in the rim's colour, which ends on the way to the
 * far side, and on it the figure once more, cut by the same shape set inwards. It is written once.
 * @param inwards from the light into the figure, as far as the rim is wide
 * @param middle of the figure @param reach from there to its lit side
 */
export const rimmed = (
  id: string,
  {
    colour,
    inwards,
    light,
    middle: [x, y],
    reach,
  }: { colour: string; inwards: Point; light: Lighting; middle: Point; reach: number },
  figure: Drawn,
) => {
  const width = Math.hypot(...inwards) || 1
  const [dx, dy] = inwards.map((way) => Math.round((way / width) * reach)) as Point
  const [cx, cy] = [Math.round(x), Math.round(y)]
  const across = { gradientUnits: 'userSpaceOnUse', x1: cx - dx, y1: cy - dy, x2: cx + dx, y2: cy + dy }
  return [
    el(
      'defs',
      {},
      el('g', { id }, lit(light, withoutShadow(figure))),
      el(
        'linearGradient',
        { id: `${id}-edge`, ...across },
        ...stopsOf([
          [0.4, colour],
          [0.8, colour, 0],
        ]),
      ),
    ),
    alphaMask(`${id}-on`, id),
    alphaMask(`${id}-in`, id, inwards),
    el('use', { href: `#${id}` }),
    shade(el('path', { d: 'M0 0H1200V600H0Z', fill: `url(#${id}-edge)`, mask: `url(#${id}-on)` })),
    el('use', { href: `#${id}`, mask: `url(#${id}-in)` }),
  ]
}

/**
 * The shadow that a figure which is `rimmed` under this id casts: its own shape, flat on the ground.
 * @param way an SVG transform from the figure to its shadow
 */
export const castShadow = (id: string, colour: string, opacity: number, way: string) => [
  el('mask', { id: `${id}-cast`, 'mask-type': 'alpha' }, el('use', { href: `#${id}`, transform: way })),
  shade(el('path', { d: 'M0 0H1200V600H0Z', fill: colour, opacity, mask: `url(#${id}-cast)` })),
]

/** Light on a figure which has been `rimmed` under this id: the lighter a part of it is, the more it takes; black stays black. */
export const onLitParts = (id: string, ...light: Drawn[]) => [
  el('mask', { id: `${id}-lit` }, el('use', { href: `#${id}` })),
  el('g', { mask: `url(#${id}-lit)` }, ...light),
]

/** Something that falls on a figure which has been `rimmed` under this id, and on nothing around it. */
export const onFigure = (id: string, ...light: Drawn[]) => el('g', { mask: `url(#${id}-on)` }, ...light)
