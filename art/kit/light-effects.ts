import type { Point } from './geometry'
import { applyLight, type LightOrName, mix } from './lighting'
import { type Attributes, colours, type Drawing, element, ellipse, type Node, shade, toNodes } from './svg'

/*
 * Effects of light around a figure: halos, pools, rim light and shadows. They use gradients and masks only, no
 * filters.
 */

/** A light: its position, its colour, its radius in scene units, and the colour that it fades to. */
type LightSource = { at: Point; colour: string; radius: number; fadeTo?: string }

type Stop = [offset: number, colour: string, opacity?: number]

const gradientStops = (stops: Stop[]) =>
  stops.map(([offset, colour, opacity]) =>
    element('stop', {
      offset: offset ? String(offset) : undefined,
      'stop-color': colour,
      'stop-opacity': opacity,
    }),
  )

/**
 * Defines a gradient from top to bottom, to be used as `url(#id)`.
 * @param to its end as fractions of the shape, x and y
 */
export const linearGradient = (id: string, stops: Stop[], [x2, y2]: Point = [0, 1]) =>
  element('defs', {}, element('linearGradient', { id, x2, y2 }, ...gradientStops(stops)))

/**
 * Defines a gradient from the centre outwards, to be used as `url(#id)`.
 * @param place its centre and radius, if not the shape's
 */
export const radialGradient = (id: string, stops: Stop[], place: Attributes = {}) =>
  element('defs', {}, element('radialGradient', { id, ...place }, ...gradientStops(stops)))

/** Stops that fade out without a visible edge. A warm light on blue needs an `edge` colour, or it turns grey. */
const fadingStops = (colour: string, strength: number, fadeTo: string = colour): Stop[] => [
  [0, colour, strength],
  [0.35, mix(colour, fadeTo, 0.5), strength * 0.6],
  [0.7, fadeTo, strength * 0.2],
  [1, fadeTo, 0],
]

/** Glow in the air around a light. @param strength opacity in its centre, from 0 to 1 */
export const halo = (
  id: string,
  { at: [x, y], colour, radius, fadeTo }: LightSource,
  strength: number = 0.8,
) => [
  radialGradient(id, fadingStops(colour, strength, fadeTo)),
  shade(ellipse(x, y, radius, radius, `url(#${id})`)),
]

/** Light on the ground. @param flatness its height as a fraction of its width */
export const pool = (
  id: string,
  { at: [x, y], colour, radius, fadeTo }: LightSource,
  strength: number = 0.8,
  flatness: number = 0.22,
) => [
  radialGradient(id, fadingStops(colour, strength, fadeTo)),
  shade(ellipse(x, y, radius, radius * flatness, `url(#${id})`)),
]

/** Soft shadows on the ground, at the points where things stand. @param places each with half the shadow's width */
export const groundShadow = (
  id: string,
  colour: string,
  places: [x: number, y: number, width: number][],
  strength: number = 0.5,
) => [
  radialGradient(id, [
    [0, colour, strength],
    [0.55, colour, strength * 0.7],
    [1, colour, 0],
  ]),
  ...places.map(([x, y, width]) => shade(ellipse(x, y, width, Math.round(width * 0.17), `url(#${id})`))),
]

/** Removes a figure's own flat shadow, where the picture draws a soft one or a rim light would surround it. */
export const removeShadow = (drawing: Drawing): Node[] =>
  toNodes(drawing)
    .filter(({ attrs }) => !(attrs.fill === colours.ink && attrs.opacity))
    .map((node) => ({ ...node, children: removeShadow(node.children) }))

const alphaMask = (id: string, figure: string, [x, y]: Point = [0, 0]) =>
  element(
    'mask',
    { id, 'mask-type': 'alpha' },
    element('use', { href: `#${figure}`, x: x || undefined, y: y || undefined }),
  )

/**
 * A figure with rim light: the figure, its shape in the rim's colour fading towards the far side, and on top the
 * figure again, clipped by its own shape shifted inwards. The figure's paths are written once.
 * @param inwards vector from the light into the figure; its length is the rim's width
 * @param middle of the figure
 * @param reach distance from there to its lit side
 */
export const addRimLight = (
  id: string,
  {
    colour,
    inwards,
    light,
    middle: [x, y],
    reach,
  }: { colour: string; inwards: Point; light: LightOrName; middle: Point; reach: number },
  figure: Drawing,
) => {
  const width = Math.hypot(...inwards) || 1
  const [dx, dy] = inwards.map((component) => Math.round((component / width) * reach)) as Point
  const [cx, cy] = [Math.round(x), Math.round(y)]
  const across = { gradientUnits: 'userSpaceOnUse', x1: cx - dx, y1: cy - dy, x2: cx + dx, y2: cy + dy }
  return [
    element(
      'defs',
      {},
      element('g', { id }, applyLight(light, removeShadow(figure))),
      element(
        'linearGradient',
        { id: `${id}-edge`, ...across },
        ...gradientStops([
          [0.4, colour],
          [0.8, colour, 0],
        ]),
      ),
    ),
    alphaMask(`${id}-on`, id),
    alphaMask(`${id}-in`, id, inwards),
    element('use', { href: `#${id}` }),
    shade(element('path', { d: 'M0 0H1200V600H0Z', fill: `url(#${id}-edge)`, mask: `url(#${id}-on)` })),
    element('use', { href: `#${id}`, mask: `url(#${id}-in)` }),
  ]
}

/**
 * As `addRimLight`, with a rim of the same strength on all figures, in fewer bytes.
 * @param size of the picture
 * @param inwards vector from the light into the figures; its length is the rim's width
 */
export const addEvenRimLight = (
  id: string,
  { colour, inwards, size: [width, height] }: { colour: string; inwards: Point; size: Point },
  ...figures: Drawing[]
) => [
  element('defs', {}, element('g', { id }, ...figures)),
  alphaMask(`${id}-on`, id),
  alphaMask(`${id}-in`, id, inwards),
  shade(element('rect', { width, height, fill: colour, mask: `url(#${id}-on)` })),
  element('use', { href: `#${id}`, mask: `url(#${id}-in)` }),
]

/**
 * The shadow cast by a figure to which `addRimLight` was applied with the same id: the figure's shape, flat on the
 * ground.
 * @param transform SVG transform from the figure to its shadow
 */
export const castShadow = (id: string, colour: string, opacity: number, transform: string) => [
  element('mask', { id: `${id}-cast`, 'mask-type': 'alpha' }, element('use', { href: `#${id}`, transform })),
  shade(element('path', { d: 'M0 0H1200V600H0Z', fill: colour, opacity, mask: `url(#${id}-cast)` })),
]

/**
 * Clips light to a figure to which `addRimLight` was applied with the same id; bright parts take more of it, black
 * takes none.
 */
export const clipToBrightParts = (id: string, ...light: Drawing[]) => [
  element('mask', { id: `${id}-lit` }, element('use', { href: `#${id}` })),
  element('g', { mask: `url(#${id}-lit)` }, ...light),
]
