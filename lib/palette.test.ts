import { readdirSync, readFileSync } from 'node:fs'
import { palette } from './palette'
import { headerScrollThreshold, mobileMenuTop, site } from './site'

const read = (file: string) => readFileSync(file, 'utf8')
const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && entry.name !== 'theme.css')
    .map(({ parentPath, name }) => `${parentPath}/${name}`)

/** First value of a custom property in a style sheet. */
const property = (file: string, name: string) =>
  new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(read(file))?.[1]

test('the colours of the palette are those of the style sheet', () => {
  const declared = [...read('app/theme.css').matchAll(/--color-([\w-]+): ([^;]+);/g)]
  expect(Object.fromEntries(declared.map(([, name, value]) => [name, value]))).toMatchObject(
    Object.fromEntries(
      Object.entries(palette).map(([name, value]) => [
        name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value.toLowerCase(),
      ]),
    ),
  )
})

test.each([
  ...filesOf('app', '.css'),
  ...filesOf('components', '.css'),
  ...filesOf('art', '.ts'),
  'app/manifest.ts',
  'app/og/[image]/route.tsx',
  'scripts/make/art.ts',
  'scripts/make/icons.ts',
])('%s has no copy of a colour of the palette', (file) => {
  const copies = Object.values(palette).filter((colour) =>
    read(file).toLowerCase().includes(colour.toLowerCase()),
  )
  expect(copies).toEqual([])
})

test('lengths and screens that code and style share are the same in both', () => {
  const header = 'components/shell/header.css'
  expect(property(header, '--header-scroll-threshold')).toBe(`${headerScrollThreshold}px`)
  expect(property(header, '--header-height')).toBe(
    `calc(max(${mobileMenuTop}px, 3.75rem) + var(--inset-top))`,
  )
  expect(property('app/theme.css', '--breakpoint-lg')).toBe(site.navigationWidth)
  const [, wide] = /const wide = '(.+)'/.exec(read('components/sections/hero-picture.tsx')) ?? []
  expect(read('app/theme.css')).toContain(`@custom-variant wide (@media ${wide});`)
})
