import localFont from 'next/font/local'

/*
 * Subsets of the Fontsource fonts, made by scripts/make/fonts.ts. Next names each font family after its constant, and
 * theme.css uses these names. fonts.css defines the fallback fonts.
 */

export const display = localFont({
  src: './fonts/display.woff2',
  // One static weight for all bold text (scripts/make/font-subset.ts). The range stops browsers from synthesizing others.
  weight: '400 800',
  adjustFontFallback: false,
})

export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  // Without the zero, which has a slash in this font. The next font in the theme's list has a plain one.
  declarations: [{ prop: 'unicode-range', value: 'U+20-2F, U+31-2193' }],
  adjustFontFallback: false,
})

/** For titles within a text. */
export const italic = localFont({
  src: './fonts/italic.woff2',
  weight: '400',
  style: 'italic',
  adjustFontFallback: false,
  preload: false,
})

export const story = localFont({
  src: './fonts/story.woff2',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
})
