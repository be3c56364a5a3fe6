import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from '@vercel/og'
import { loadDictionary } from '#dictionaries'
import { isLocale, locales } from '@/lib/i18n/locales'
import { stripEditMarkers } from '@/lib/i18n/strip-edit-markers'
import { palette } from '@/lib/palette'
import { site } from '@/lib/site'
import { pageLayouts } from '@/lib/story/pages'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap((locale) => ['', storyPrefix].map((prefix) => ({ image: `${prefix}${locale}.png` })))
}

const storyPrefix = 'story-'
const whole = { width: '100%', height: '100%', display: 'flex', fontFamily: 'Baloo 2', color: palette.ink }
const fontFile = 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff'

interface Card {
  title: string
  siteName: string
  /** Address of the drawing. */
  art: string
}

/** Words over the quiet left side of a picture. @param size of the title @param width that they may have */
const cardOf = ({ title, art, siteName, size, width }: Card & { size: number; width: number }) => (
  <div style={whole}>
    <img src={art} alt="" {...site.ogImage} style={{ position: 'absolute', objectFit: 'cover' }} />
    <div style={{ display: 'flex', flexDirection: 'column', width, padding: '44px 0 0 60px' }}>
      <div style={{ fontSize: 38, color: palette.violetDeep }}>{siteName}</div>
      <div style={{ fontSize: size, lineHeight: 1.05, whiteSpace: 'pre-wrap' }}>{title}</div>
    </div>
  </div>
)

/** A story's picture without its quiet third. */
const withoutQuiet = (drawing: string, quiet: 'left' | 'right') =>
  drawing.replace(/viewBox="0 0 (\d+) (\d+)"/, (_, width: string, height: string) => {
    const shown = (Number(height) * 4) / 3
    return `viewBox="${quiet === 'left' ? Number(width) - shown : 0} 0 ${shown} ${height}"`
  })

/** The Open Graph picture of a language's landing page (`fr.png`) or story (`story-fr.png`). */
export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params
  const isStory = image.startsWith(storyPrefix)
  const locale = image.replace(storyPrefix, '').replace('.png', '')
  if (!isLocale(locale)) throw new Error(`There is no open-graph picture "${image}"`)
  const { meta, hero, 'free-story': free } = await loadDictionary(locale)
  const [font, drawing] = await Promise.all([
    readFile(join(process.cwd(), fontFile)),
    readFile(join(process.cwd(), isStory ? 'public/art/story-01.svg' : 'public/art/card.svg'), 'utf8'),
  ])
  const shown = isStory ? withoutQuiet(drawing, pageLayouts.p01.textSide) : drawing
  const art = `data:image/svg+xml;base64,${Buffer.from(shown).toString('base64')}`
  const card = isStory
    ? cardOf({
        title: stripEditMarkers(free.story.title),
        siteName: meta.siteName,
        art,
        size: 84,
        width: 500,
      })
    : cardOf({ title: stripEditMarkers(hero.title), siteName: meta.siteName, art, size: 62, width: 680 })
  return new ImageResponse(card, {
    ...site.ogImage,
    fonts: [{ name: 'Baloo 2', data: font, weight: 700 }],
  })
}
