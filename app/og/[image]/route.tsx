import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from '@vercel/og'
import { loadMessages } from '#dictionaries'
import { isLocale, locales } from '@/lib/i18n/locales'
import { unmarked } from '@/lib/i18n/unmarked'
import { palette } from '@/lib/palette'
import { site } from '@/lib/site'
import { staging } from '@/lib/story/pages'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap((locale) => ['', storyPrefix].map((prefix) => ({ image: `${prefix}${locale}.png` })))
}

const storyPrefix = 'story-'
const whole = { width: '100%', height: '100%', display: 'flex', alignItems: 'center', fontFamily: 'Baloo 2' }
const fontFile = 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff'

interface Card {
  title: string
  siteName: string
  /** Address of the drawing. */
  art: string
}

/** Nori beside the headline of the landing page. */
const landingCard = ({ title, art, siteName }: Card) => (
  <div style={{ ...whole, padding: '0 40px 0 64px', gap: 24, background: palette.paper, color: palette.ink }}>
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <div style={{ fontSize: 40, color: palette.violetDeep }}>{siteName}</div>
      <div style={{ fontSize: 62, lineHeight: 1.1 }}>{title}</div>
    </div>
    <img src={art} alt="" width={490} height={551} />
  </div>
)

/** The cover of the free story: its title beside its first picture. */
const storyCard = ({ title, art, siteName }: Card) => (
  <div style={{ ...whole, background: palette.night, color: palette.paper }}>
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '0 32px 0 56px' }}>
      <div style={{ fontSize: 36 }}>{siteName}</div>
      <div style={{ fontSize: 72, lineHeight: 1.05, color: palette.sun }}>{title}</div>
    </div>
    <img src={art} alt="" width={760} height={site.ogImage.height} style={{ objectFit: 'cover' }} />
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
  const { meta, hero, 'free-story': free } = await loadMessages(locale)
  const [font, drawing] = await Promise.all([
    readFile(join(process.cwd(), fontFile)),
    readFile(join(process.cwd(), isStory ? 'public/art/story-01.svg' : 'public/art/card.svg'), 'utf8'),
  ])
  const shown = isStory ? withoutQuiet(drawing, staging.p01.quiet) : drawing
  const art = `data:image/svg+xml;base64,${Buffer.from(shown).toString('base64')}`
  const card = isStory
    ? storyCard({ title: unmarked(free.story.title), siteName: meta.siteName, art })
    : landingCard({ title: unmarked(hero.title), siteName: meta.siteName, art })
  return new ImageResponse(card, {
    ...site.ogImage,
    fonts: [{ name: 'Baloo 2', data: font, weight: 700 }],
  })
}
