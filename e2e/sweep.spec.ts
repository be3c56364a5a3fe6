import type { Page } from '@playwright/test'
import { build } from 'rolldown'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { getDocumentPage, getFreeStoryPage, getLandingPage, routeNames } from '@/lib/pages'
import { browserOptions } from '@/scripts/export/bundle'
import { listScripts } from './export-files'
import type { PageKind, TextStyle } from './find-faults'
import { addStyles, expect, hydrate, test, waitForStyles } from './fixtures'

/* Opens each page once per language and text style, and looks for faults of layout on every screen. */

const screens = [
  [240, 320],
  // 400 % zoom on a laptop.
  [320, 256],
  [360, 640],
  [390, 844],
  // Phones held sideways.
  [480, 320],
  [667, 375],
  [768, 1024],
  // From here on the story's text is on its pictures.
  [900, 900],
  // From here on the header has its navigation.
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const

const setTextStyle: Record<TextStyle, (page: Page) => Promise<void>> = {
  normal: async () => {},
  // The browser's setting, on which breakpoints depend too.
  '200 %': async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
  // WCAG 1.4.12.
  spaced: (page) =>
    addStyles(
      page,
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    ),
  large: (page) => setStorySize(page, 'large'),
  huge: (page) => setStorySize(page, 'huge'),
}
const setStorySize = (page: Page, name: string) =>
  page.locator('.story').evaluate((story, size) => story.setAttribute('data-size', size), name)

interface Visit {
  kind: PageKind
  style: TextStyle
  href: string
  /** The exported file. */
  file: string
  isDefault: boolean
}

const listVisits = (locale: Locale): Visit[] => {
  const isFirst = locale === defaultLocale
  const landing = getLandingPage(locale)
  const story = getFreeStoryPage(locale)
  return [
    { ...landing, style: 'normal', isDefault: true },
    // French has the longest texts.
    { ...landing, style: '200 %', isDefault: locale === 'fr' },
    { ...landing, style: 'spaced', isDefault: false },
    { ...story, style: 'normal', isDefault: true },
    ...(['large', 'huge', '200 %'] as const).map((style) => ({ ...story, style, isDefault: false })),
    ...routeNames.flatMap((name, index) =>
      (['normal', '200 %', 'spaced'] as const).map((style) => ({
        ...getDocumentPage(name, locale),
        style,
        isDefault: isFirst && index === 0 && style === 'normal',
      })),
    ),
  ]
}
const visits: Visit[] = [
  ...locales.flatMap(listVisits),
  // In all languages.
  ...(['normal', '200 %'] as const).map((style) => ({
    kind: '404' as const,
    style,
    href: '/nothing-here',
    file: '404.html',
    isDefault: style === 'normal',
  })),
]

/** The finders and what they import, as a script that defines `window.findFaults`. */
const bundled = build({
  ...browserOptions(),
  input: 'e2e/find-faults.ts',
  output: { format: 'iife' },
  write: false,
})

// Without reduced motion story pages are tilted, and line positions can't be compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { kind, style, href, file, isDefault } of visits)
  test(`${href} has no fault of layout on any screen with ${style} text`, {
    tag: isDefault ? [] : ['@all'],
  }, async ({ page, expectErrors }) => {
    // The browser logs the status of the 404 page.
    if (kind === '404') expectErrors(/404/)
    await page.addInitScript((await bundled).output[0].code)
    await page.goto(href)
    await waitForStyles(page)
    if (listScripts(file)[0]) await hydrate(page)
    await page.evaluate(() => document.fonts.ready)
    await setTextStyle[style](page)
    const found: string[] = []
    // Text at 200 % is not zoomed to 400 % as well (WCAG 1.4.4, 1.4.10).
    for (const [width, height] of style === '200 %' ? screens.slice(2) : screens) {
      await page.setViewportSize({ width, height })
      const faults = await page.evaluate(([pageKind, textStyle]) => window.findFaults(pageKind, textStyle), [
        kind,
        style,
      ] as const)
      found.push(...faults.map((fault) => `${width} × ${height}: ${fault}`))
    }
    expect(found).toEqual([])
  })
