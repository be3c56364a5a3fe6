import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from '@vercel/og'
import { loadDictionary } from '#dictionaries'
import { isLocale, locales } from '@/lib/i18n/locales'
import { palette } from '@/lib/palette'
import { site } from '@/lib/site'
import { pageLayouts } from '@/lib/story/pages'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap((locale) => ['', storyPrefix].map((prefix) => ({ image: `${prefix}${locale}.png` })))
}

const storyPrefix = 'story-'
const cardStyle = {
  width: '100%',
  height: '100%',
  display: 'flex',
  fontFamily: 'Baloo 2',
  color: palette.ink,
}
const fontFile = 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff'

/** Removes the third of a story picture that is kept free for text. */
const cropTextSide = (drawing: string, textSide: 'left' | 'right') =>
  drawing.replace(/viewBox="0 0 (\d+) (\d+)"/, (_, width: string, height: string) => {
    const croppedWidth = (Number(height) * 4) / 3
    return `viewBox="${textSide === 'left' ? Number(width) - croppedWidth : 0} 0 ${croppedWidth} ${height}"`
  })

/** Returns the Open Graph picture of a language's landing page (`fr.png`) or story (`story-fr.png`). */
export async function GET(_request: Request, { params }: RouteContext<'/og/[image]'>) {
  const { image } = await params
  const isStory = image.startsWith(storyPrefix)
  const locale = image.replace(storyPrefix, '').replace('.png', '')
  if (!isLocale(locale)) throw new Error(`There is no Open Graph picture "${image}"`)
  const { meta, hero, 'free-story': free } = await loadDictionary(locale)
  const [font, drawing] = await Promise.all([
    readFile(join(process.cwd(), fontFile)),
    readFile(join(process.cwd(), isStory ? 'public/art/story-01.svg' : 'public/art/card.svg'), 'utf8'),
  ])
  const picture = isStory ? cropTextSide(drawing, pageLayouts.p01.textSide) : drawing
  const art = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`
  const [title, fontSize, width] = isStory ? [free.story.title, 84, 500] : [hero.title, 62, 680]
  return new ImageResponse(
    // Site name and title are on the empty left side of the drawing.
    <div style={cardStyle}>
      <img src={art} alt="" {...site.ogImage} style={{ position: 'absolute', objectFit: 'cover' }} />
      <div style={{ display: 'flex', flexDirection: 'column', width, padding: '44px 0 0 60px' }}>
        <div style={{ fontSize: 38, color: palette.violetDeep }}>{meta.siteName}</div>
        <div style={{ fontSize, lineHeight: 1.05, whiteSpace: 'pre-wrap' }}>{title}</div>
      </div>
    </div>,
    { ...site.ogImage, fonts: [{ name: 'Baloo 2', data: font, weight: 700 }] },
  )
}
