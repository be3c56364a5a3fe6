import { readdirSync, readFileSync } from 'node:fs'
import { render } from './render.mjs'
import { scenes } from './scenes.mjs'

const names = Object.keys(scenes)

test('public/art contains the drawn pictures and nothing else', () => {
  expect(readdirSync('public/art').sort()).toEqual(names.map((name) => `${name}.svg`).sort())
})

test('the site uses every picture', () => {
  const code = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx|css)$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  // The whole name, or the beginning of a template: `cover-${id}`.
  const shown = code.flatMap((text) => [
    ...text.matchAll(/(?:art\/|name="|name: ')([\w-]+)(?:\.svg|"|')/g),
    ...text.matchAll(/`(?:\/art\/)?(\w+-)\$\{/g),
  ])
  const isShown = (/** @type {string} */ name) =>
    shown.some(([, found = '']) => (found.endsWith('-') ? name.startsWith(found) : name === found))
  expect(names.filter((name) => !isShown(name))).toEqual([])
})

test.each(Object.entries(scenes))(
  'public/art/%s.svg is what `npm run art` draws, is light, and keeps its ids to itself',
  (name, scene) => {
    const file = readFileSync(`public/art/${name}.svg`, 'utf8')
    expect(file).toBe(render(name, scene))
    expect(file.length).toBeLessThanOrEqual(12_000)
    expect(file).toContain('viewBox="0 0 ')
    const names = [...file.matchAll(/\s(?:id|class)="([^"]+)"/g)].flatMap(
      ([, value]) => value?.split(' ') ?? [],
    )
    for (const value of names) expect(value.startsWith(`${name}-`)).toBe(true)
  },
)

test('app/icon.svg is what `npm run icons` copies', () => {
  expect(readFileSync('app/icon.svg', 'utf8')).toBe(readFileSync('public/art/nori-head.svg', 'utf8'))
})

test('pictures do not move with reduced motion', () => {
  for (const name of names) {
    const file = readFileSync(`public/art/${name}.svg`, 'utf8')
    const style = file.match(/<style>(.*?)<\/style>/)?.[1] ?? ''
    if (style) expect(style.startsWith('@media (prefers-reduced-motion:no-preference){')).toBe(true)
    expect(file).not.toContain('<animate')
  }
})

test('every picture comes to rest within ten seconds', () => {
  for (const name of names) {
    const style = readFileSync(`public/art/${name}.svg`, 'utf8').match(/<style>(.*?)<\/style>/)?.[1] ?? ''
    for (const [, value = ''] of style.matchAll(/animation:([^;}]+)/g)) {
      const [, seconds, times = 1] = value.match(/ ([\d.]+)s(?: [a-z-]+)*(?: (\d+))?/) ?? []
      expect(value).not.toContain('infinite')
      expect(Number(seconds) * Number(times)).toBeLessThanOrEqual(10)
    }
  }
})
