import localFont from 'next/font/local'

/*
 * Subsets of the Fontsource fonts, made by scripts/make/fonts.ts. Next 16.4 names a font family after its constant; the
 * theme in theme.css uses these names, because Next's class names would add bytes to every page. fonts.css has the
 * fallbacks until they are loaded.
 */

export const display = localFont({
  src: './fonts/display.woff2',
  // A variable font: one file for all weights.
  weight: '400 800',
  adjustFontFallback: false,
})

export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  // All but zero, which this font strikes through: the next font in the theme's list has a plain one.
  declarations: [{ prop: 'unicode-range', value: 'U+20-2F, U+31-2193' }],
  adjustFontFallback: false,
})

/** Titles within a text, in the weight of text. */
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
