import { type Drawn, group, type Node } from './svg'

/*
 * Light for a drawing that was made in its daylight colours. The colours are mixed here, so that the
 * files need neither filters nor blend modes.
 */

/**
 * `ambient` is multiplied with every colour, `cast` with the shaded parts as well; both by `strength`.
 * `wine` is mixed into orange things afterwards: in a blue light fur turns to wine, not to brown.
 * `glow` is mixed into the parts that face the light.
 */
export type Light = {
  ambient: string
  cast: string
  strength: number
  wine?: [colour: string, part: number]
  glow?: [colour: string, part: number]
}

const lights = {
  lamplit: { ambient: '#FFE4B4', cast: '#E8A878', strength: 0.45 },
  dusk: { ambient: '#D2CCF2', cast: '#A096D8', strength: 0.5, wine: ['#B03A6A', 0.14] },
  afterglow: { ambient: '#E6A8B4', cast: '#8A5AA0', strength: 0.75, wine: ['#8A2E5C', 0.2] },
  moonlit: {
    ambient: '#DCE0FC',
    cast: '#7A7CC8',
    strength: 0.6,
    wine: ['#C0506A', 0.16],
    glow: ['#FFF6D6', 0.2],
  },
} satisfies Record<string, Light>

/** @param hex #RGB or #RRGGBB */
const channels = (hex: string) => {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}

/** A colour between two, `part` of the way from the first. */
export const mix = (from: string, to: string, part: number) => {
  const target = channels(to)
  return `#${channels(from)
    .map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

const multiply = (colour: string, ambient: string) => {
  const light = channels(ambient)
  return `#${channels(colour)
    .map((value, i) => Math.round((value * (light[i] ?? 0)) / 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/**
 * A colour that nobody tells from another and that is shorter to write: #abc where it is at most 4 of 255 away in each
 * channel, or one of 64 steps. Not for the stops of a gradient.
 */
const plain = (colour: string) => {
  const exact = channels(colour)
  const short = exact.map((value) => Math.round(value / 17) * 17)
  const isNear = short.every((value, i) => Math.abs(value - (exact[i] ?? 0)) <= 4)
  const written = isNear ? short : exact.map((value) => Math.min(255, Math.round(value / 4) * 4))
  return `#${written.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Changes the fills and strokes of a drawing. */
const recolour = (node: Node, change: (colour: string, node: Node) => string): Node => {
  const attrs = { ...node.attrs }
  for (const name of ['fill', 'stroke', 'stop-color'] as const) {
    const colour = attrs[name]
    if (typeof colour === 'string' && colour.startsWith('#')) attrs[name] = change(colour, node)
  }
  const children = node.children.map((child) => (typeof child === 'string' ? child : recolour(child, change)))
  return { ...node, attrs, children }
}

/** For those who are drawn in their final colours. */
export const asItIs: Light = { ambient: '#fff', cast: '#fff', strength: 0 }

/** A light by its name, or one of a page's own. */
export type Lighting = keyof typeof lights | Light

/** Fur, bills, biscuits: orange, neither brown nor yellow. */
const isOrange = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return red - blue > 100 && (green - blue) / (red - blue) < 0.6
}

/** The same drawings in another light. The white lights in the eyes stay white. */
export function lit(light: Lighting, ...drawings: Drawn[]) {
  const { ambient, cast, strength, wine, glow }: Light = typeof light === 'string' ? lights[light] : light
  return recolour(group({}, ...drawings), (colour, { tag, tone }) => {
    if (tone === 'ink' && colour === '#fff') return colour
    const changed = mix(colour, multiply(colour, tone === 'shade' ? cast : ambient), strength)
    const tinted = wine && isOrange(colour) ? mix(changed, wine[0], wine[1]) : changed
    const shown = glow && tone !== 'shade' && tone !== 'ink' ? mix(tinted, glow[0], glow[1]) : tinted
    return tag === 'stop' ? shown : plain(shown)
  })
}

/** The drawing's shape in one colour: a silhouette, or, a few units behind the drawing, its bright rim. */
export function silhouette(colour: string, ...drawings: Drawn[]) {
  const plain = (node: Node): Node => {
    const { class: _, ...attrs } = node.attrs
    const children = node.children.flatMap((child) =>
      typeof child === 'string' || child.tone === 'shade' || child.tone === 'ink' ? [] : [plain(child)],
    )
    return { ...node, attrs, children }
  }
  return recolour(plain(group({}, ...drawings)), () => colour)
}
