import type { Drawn, Node } from './svg'
import { group } from './svg'

/*
 * Light for a drawing that was made in its daylight colours. The colours are mixed here, so that the
 * files need neither filters nor blend modes.
 */

/**
 * `ambient` is multiplied with every colour, `cast` with the shaded parts as well; both by `strength`.
 * `glow` is mixed into the parts that face the light.
 */
const lights: Record<
  'lamplit' | 'dusk' | 'night' | 'dark' | 'moonlit',
  { ambient: string; cast: string; strength: number; glow?: [string, number] }
> = {
  lamplit: { ambient: '#FFE4B4', cast: '#E8A878', strength: 0.45 },
  dusk: { ambient: '#D2CCF2', cast: '#A096D8', strength: 0.5 },
  night: { ambient: '#A4A8E6', cast: '#7274C6', strength: 0.7 },
  dark: { ambient: '#5C66AE', cast: '#454C94', strength: 0.9 },
  moonlit: { ambient: '#DCE0FC', cast: '#7A7CC8', strength: 0.6, glow: ['#FFF6D6', 0.24] },
}

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

/** Changes the fills and strokes of a drawing. */
const recolour = (node: Node, change: (colour: string, node: Node) => string): Node => {
  const attrs = { ...node.attrs }
  for (const name of ['fill', 'stroke'] as const) {
    const colour = attrs[name]
    if (typeof colour === 'string' && colour.startsWith('#')) attrs[name] = change(colour, node)
  }
  const children = node.children.map((child) => (typeof child === 'string' ? child : recolour(child, change)))
  return { ...node, attrs, children }
}

/** The same drawings in another light. The white lights in the eyes stay white. */
export function lit(light: keyof typeof lights, ...drawings: Drawn[]) {
  const { ambient, cast, strength, glow } = lights[light]
  return recolour(group({}, ...drawings), (colour, { tone }) => {
    if (tone === 'ink' && colour === '#fff') return colour
    const changed = mix(colour, multiply(colour, tone === 'shade' ? cast : ambient), strength)
    return glow && tone !== 'shade' && tone !== 'ink' ? mix(changed, glow[0], glow[1]) : changed
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
