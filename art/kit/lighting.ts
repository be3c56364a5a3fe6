import { type Drawing, group, mapNodes, type Node } from './svg'

/*
 * Recolours a drawing, which is made in daylight colours, for another light. Mixing colours here means that the
 * files need neither filters nor blend modes.
 */

/**
 * A light.
 * - `ambient`: multiplied with every colour except those of shaded parts, by `strength` (0 to 1)
 * - `shadeColour`: the same for shaded parts
 * - `furTint`: mixed into orange colours afterwards, so that fur turns dark red instead of brown in blue light
 * - `highlight`: mixed into the parts that face the light
 */
export type Light = {
  ambient: string
  shadeColour: string
  strength: number
  furTint?: [colour: string, fraction: number]
  highlight?: [colour: string, fraction: number]
}

const lights = {
  lamplit: { ambient: '#FFE4B4', shadeColour: '#E8A878', strength: 0.45 },
  dusk: { ambient: '#D2CCF2', shadeColour: '#A096D8', strength: 0.5, furTint: ['#B03A6A', 0.14] },
  afterglow: { ambient: '#E6A8B4', shadeColour: '#8A5AA0', strength: 0.75, furTint: ['#8A2E5C', 0.2] },
  moonlit: {
    ambient: '#DCE0FC',
    shadeColour: '#7A7CC8',
    strength: 0.6,
    furTint: ['#C0506A', 0.16],
    highlight: ['#FFF6D6', 0.2],
  },
} satisfies Record<string, Light>

/** @param hex #RGB or #RRGGBB */
const toRgb = (hex: string) => {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}

/** Mixes two colours. @param fraction from 0 (`from`) to 1 (`to`) */
export const mix = (from: string, to: string, fraction: number) => {
  const target = toRgb(to)
  return `#${toRgb(from)
    .map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * fraction))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

const multiply = (colour: string, ambient: string) => {
  const light = toRgb(ambient)
  return `#${toRgb(colour)
    .map((value, i) => Math.round((value * (light[i] ?? 0)) / 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Rounds a colour to #abc: in a recoloured figure nobody sees the difference, and it takes fewer bytes. */
const shortenColour = (colour: string) =>
  `#${toRgb(colour)
    .map((value) => Math.round(value / 17).toString(16))
    .join('')}`

/** Changes all fills and strokes of a drawing. */
const recolour = (drawing: Node, change: (colour: string, node: Node) => string) =>
  mapNodes(drawing, (node) => {
    const attrs = { ...node.attrs }
    for (const name of ['fill', 'stroke', 'stop-color'] as const) {
      const colour = attrs[name]
      if (typeof colour === 'string' && colour.startsWith('#')) attrs[name] = change(colour, node)
    }
    return { attrs }
  })

/** A named light, or one that a picture defines itself. */
export type LightOrName = keyof typeof lights | Light

/** Whether a colour is orange, as fur, bills and biscuits are (neither brown nor yellow). */
const isOrange = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = toRgb(colour)
  return red - blue > 100 && (green - blue) / (red - blue) < 0.6
}

/** Puts drawings in a light. White highlights in eyes stay white. */
export function applyLight(light: LightOrName, ...drawings: Drawing[]) {
  const { ambient, shadeColour, strength, furTint, highlight }: Light =
    typeof light === 'string' ? lights[light] : light
  return recolour(group({}, ...drawings), (colour, { tag, tone }) => {
    if (tone === 'ink' && colour === '#fff') return colour
    const multiplied = mix(colour, multiply(colour, tone === 'shade' ? shadeColour : ambient), strength)
    const tinted = furTint && isOrange(colour) ? mix(multiplied, furTint[0], furTint[1]) : multiplied
    const highlighted =
      highlight && tone !== 'shade' && tone !== 'ink' ? mix(tinted, highlight[0], highlight[1]) : tinted
    return tag === 'stop' ? highlighted : shortenColour(highlighted)
  })
}

/** The drawing's shape in one colour. */
export function silhouette(colour: string, ...drawings: Drawing[]) {
  const plain = (node: Node): Node => {
    const { class: _, ...attrs } = node.attrs
    const children = node.children.flatMap((child) =>
      child.tone === 'shade' || child.tone === 'ink' ? [] : plain(child),
    )
    return { ...node, attrs, children }
  }
  return recolour(plain(group({}, ...drawings)), () => colour)
}
