import { readdirSync, readFileSync } from 'node:fs'
import { heroAnimationDelayMs, pictureAnimationMs, playFragment } from '@/lib/animation'
import { areaNames } from '@/lib/story/colouring'
import { planeNames } from '@/lib/story/pages'
import { toColouringPage } from './kit/outline'
import { planes } from './kit/planes'
import { render } from './kit/render'
import { maxBytes } from './kit/scene'
import { colours, ellipse, group, type Node } from './kit/svg'
import { scenes } from './pictures'
import { colouringScenes } from './scenes/colouring'

const names = Object.keys(scenes)

test('public/art contains the drawn pictures and nothing else', () => {
  expect(readdirSync('public/art').sort()).toEqual(names.map((name) => `${name}.svg`).sort())
})

test('the site uses every picture', () => {
  const code = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx|css)$/.test(entry.name))
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')),
  )
  // Either the full name, or the start of a template such as `cover-${id}`.
  const references = code.flatMap((text) => [
    ...text.matchAll(/(?:art\/|name="|name: ')([\w-]+)(?:\.svg|"|')/g),
    ...text.matchAll(/`(?:\/art\/)?(\w+-)\$\{/g),
  ])
  const isShown = (name: string) =>
    references.some(([, found = '']) => (found.endsWith('-') ? name.startsWith(found) : name === found))
  expect(names.filter((name) => !isShown(name))).toEqual([])
})

test.each(Object.entries(scenes))(
  'public/art/%s.svg is up to date, within its size limit and has unique ids',
  (name, scene) => {
    const file = readFileSync(`public/art/${name}.svg`, 'utf8')
    expect(file).toBe(render(scene))
    expect(file.length).toBeLessThanOrEqual(maxBytes(name))
    expect(file).toContain('viewBox="0 0 ')
    const ids = [...file.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
    expect(ids).toEqual([...new Set(ids)])
  },
)

test('keeps the ids of planes, so that a URL fragment shows one alone', () => {
  const dot = (at: number) => [ellipse(at, at, 5, 4, colours.ink)]
  const draw = () => planes({ back: dot(10), middle: dot(20), front: dot(30) })
  const file = render({ width: 40, height: 40, draw })
  expect([...file.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id)).toEqual([...planeNames])
  expect(file).toContain(':target')
  const whole = render({ width: 40, height: 40, draw: () => dot(10) })
  expect(whole).not.toContain(':target')
})

test('does not animate pictures with reduced motion', () => {
  for (const name of names) {
    const file = readFileSync(`public/art/${name}.svg`, 'utf8')
    const style = file.match(/<style>(.*?)<\/style>/)?.[1] ?? ''
    const [unconditional = ''] = style.split('@media (prefers-reduced-motion:no-preference){')
    expect(unconditional).not.toContain('animation')
    expect(file).not.toContain('<animate')
  }
})

test('delays the animation of the hero only', () => {
  for (const name of names) {
    const file = readFileSync(`public/art/${name}.svg`, 'utf8')
    const isHero = name.startsWith('hero-')
    expect(file.includes(`id="${playFragment}"`)).toBe(isHero)
    expect(file.includes(`animation-delay:${heroAnimationDelayMs / 1000}s`)).toBe(isHero)
  }
})

test('ends every animation in time', () => {
  for (const name of names) {
    const style = readFileSync(`public/art/${name}.svg`, 'utf8').match(/<style>(.*?)<\/style>/)?.[1] ?? ''
    for (const [, value = ''] of style.matchAll(/animation:([^;}]+)/g)) {
      const [, seconds, times = 1] = value.match(/ ([\d.]+)s(?: [a-z-]+)*(?: (\d+))?/) ?? []
      expect(value).not.toContain('infinite')
      expect(Number(seconds) * Number(times) * 1000).toBeLessThanOrEqual(pictureAnimationMs)
    }
  }
})

test('the areas of the colouring pages are those that the site names', () => {
  const found = Object.keys(colouringScenes).flatMap((name) => {
    const file = readFileSync(`public/art/${name}.svg`, 'utf8')
    return [...file.matchAll(/data-area="([a-zA-Z]+)/g)].map(([, area]) => area)
  })
  expect([...new Set(found)].sort()).toEqual([...areaNames].sort())
})

describe.each(Object.entries(colouringScenes))('colouring page %s', (name, { width, height, draw }) => {
  const file = readFileSync(`public/art/${name}.svg`, 'utf8')

  test('is black and white and prints in landscape', () => {
    const used = new Set(file.match(/#[\da-f]{3,6}\b/gi)?.map((colour) => colour.toLowerCase()))
    expect([...used].sort()).toEqual([colours.ink.toLowerCase(), '#fff'].sort())
    const [, sheet = ''] = /^<\?xml-stylesheet href="\.\.\/([\w.]+)"\?>/.exec(file) ?? []
    expect(readFileSync(`public/${sheet}`, 'utf8')).toContain('size: landscape')
  })

  /** A rendered shape. `width`: its stroke width in scene units, with all scales applied. */
  type Shape = { node: Node; stroke: unknown; fill: unknown; width: number }
  const collectShapes = (node: Node, outer: Omit<Shape, 'node'>, scale: number): Shape[] => {
    const { fill = outer.fill, stroke = outer.stroke, transform = '' } = node.attrs
    const inside = scale * Math.abs(Number(/scale\((-?[\d.]+)/.exec(String(transform))?.[1] ?? 1))
    const width = Number(node.attrs['stroke-width'] ?? outer.width / inside) * inside
    const inner = { fill, stroke, width }
    if (node.tag === 'g' || node.tag === 'svg')
      return node.children.flatMap((child) => collectShapes(child, inner, inside))
    return [{ node, ...inner }]
  }
  const noPaint = { fill: 'none', stroke: 'none', width: 0 }
  const shapes = collectShapes(toColouringPage(group({}, ...draw()), width, height), noPaint, 1)

  test('has lines of the same width at every scale', () => {
    const lines = shapes.flatMap(({ node, stroke, width }, i) => {
      if (stroke !== colours.ink) return []
      // A limb is a wide black stroke, round ends, and a narrower white stroke on top.
      const inside = shapes.slice(i + 1).find(({ node: { tag } }) => tag !== 'circle')
      const isBand = inside?.stroke === '#fff' && inside.node.attrs.d === node.attrs.d
      return [isBand ? (width - inside.width) / 2 : width]
    })
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) expect(line).toBeCloseTo(4)
  })

  test('tags every shape with an outline of its own, except the frame, with its area', () => {
    const outlined = shapes.filter(({ fill, stroke }) => fill === '#fff' && stroke === colours.ink)
    expect(outlined.length).toBeGreaterThan(10)
    expect(outlined.filter(({ node }) => !node.attrs['data-area'])).toEqual([])
  })

  test('fills every shape, so that it hides what is behind', () => {
    for (const { node, fill, stroke } of shapes) {
      const isFrame = node === shapes.at(-1)?.node
      if (fill === 'none' && !isFrame) expect(node.attrs['stroke-linecap']).toBeDefined()
      else if (stroke !== 'none' && !isFrame) expect(fill).toBe('#fff')
    }
  })
})
