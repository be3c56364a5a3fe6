import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { loadDictionary, loadLegalTexts } from '#dictionaries'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { palette } from '@/lib/palette'
import { site } from '@/lib/site'
import { readText } from './read-export'

test('the export has no unused files', () => {
  const names = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  // Next's client navigation would need payloads in .txt files.
  const texts = names.filter((name) => name.endsWith('.txt'))
  expect(texts.sort()).toEqual(['.well-known/security.txt', 'robots.txt'])
  // The export removes Next's own scripts.
  expect(names.filter((name) => /^_next(?!\/static\/client\/).*\.js$/.test(name))).toEqual([])
})

test('security.txt has the e-mail address of the footer, its own URL, and expires within a year', async () => {
  const { footer } = await loadDictionary(defaultLocale)
  const text = readText('.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:${footer.email}\n`)
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`)
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThanOrEqual(366)
})

test.each(locales)('%s has its dictionary, legal texts, link pictures and folder', async (locale) => {
  const read = (name: string) => JSON.parse(readText(`locales/${locale}/${name}.json`))
  expect(read('translation')).toEqual({ ...(await loadDictionary(locale)), release: expect.any(String) })
  expect(read('legal')).toMatchObject(await loadLegalTexts(locale))
  for (const name of [locale, `story-${locale}`])
    expect(await sharp(`out/og/${name}.png`).metadata()).toMatchObject(site.ogImage)
  // For simple file servers.
  if (locale !== defaultLocale) expect(readText(`${locale}/index.html`)).toBe(readText(`${locale}.html`))
})

test('no script contains messages', async () => {
  const folder = '_next/static/client'
  const scripts = readdirSync(`out/${folder}`).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  const { footer } = await loadDictionary(defaultLocale)
  const hasTexts = (name: string) => readText(`${folder}/${name}`).includes(footer.description)
  expect(scripts.filter(hasTexts)).toEqual([])
})

test('the fonts have every character of the messages', async () => {
  const included = readFileSync('app/fonts/characters.txt', 'utf8')
  const texts = locales.flatMap((locale) => [loadDictionary(locale), loadLegalTexts(locale)])
  // Word joiners and the like have no glyph.
  const used = JSON.stringify(await Promise.all(texts)).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  expect([...new Set(used)].filter((character) => !included.includes(character))).toEqual([])
})

test.each([
  // The picture in an ICO file starts after its directory.
  { file: 'favicon.ico', start: 22, size: 48, background: '#FFFFFF' },
  { file: 'apple-icon.png', start: 0, size: 180, background: palette.paper },
])('$file is drawn from public/art/nori-head.svg (`npm run make -- icons`)', async (icon) => {
  const { file, start, size, background } = icon
  const image = sharp(readFileSync(`out/${file}`).subarray(start))
  expect(await image.metadata()).toMatchObject({ width: size, height: size })
  const actual = await image.flatten({ background }).raw().toBuffer()
  const drawing = sharp('out/art/nori-head.svg').resize(size, size).flatten({ background })
  const expected = await drawing.raw().toBuffer()
  const difference = actual.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0)
  // Mean difference per channel, of 255; edges differ between renderers.
  expect(difference / expected.length).toBeLessThan(3)
})
