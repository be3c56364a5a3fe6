import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from '@vercel/og'
import { loadMessages } from '#dictionaries'
import { isLocale, locales } from '@/lib/i18n/locales'
import { palette } from '@/lib/palette'
import { site } from '@/lib/site'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ image: `${locale}.png` }))
}

const fontFile = 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff'

/** The Open Graph picture of a language: its headline beside Nori. */
export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const locale = (await params).image.replace('.png', '')
  if (!isLocale(locale)) throw new Error(`There is no open-graph picture for "${locale}"`)
  const { meta, hero } = await loadMessages(locale)
  const [font, art] = await Promise.all([
    readFile(join(process.cwd(), fontFile)),
    readFile(join(process.cwd(), 'public/art/card.svg'), 'base64'),
  ])
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        padding: '0 40px 0 64px',
        gap: 24,
        background: palette.paper,
        color: palette.ink,
        fontFamily: 'Baloo 2',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
        <div style={{ fontSize: 40, color: palette.violetDeep }}>{meta.siteName}</div>
        <div style={{ fontSize: 62, lineHeight: 1.1 }}>{hero.title}</div>
      </div>
      <img src={`data:image/svg+xml;base64,${art}`} alt="" width={490} height={551} />
    </div>,
    { ...site.ogImage, fonts: [{ name: 'Baloo 2', data: font, weight: 700 }] },
  )
}
