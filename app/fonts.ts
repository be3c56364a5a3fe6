import localFont from 'next/font/local'

/*
 * Subsets of the Fontsource fonts, made by scripts/make/fonts.ts. A family has its constant's name (Next 16.4), by which
 * the theme in globals.css uses it: classes with variables would be in every page. Fallbacks until they are loaded:
 * fonts.css.
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
  // Its zero has a stroke, like a programmer's: zeros come from the next font of the family.
  declarations: [{ prop: 'unicode-range', value: 'U+20-2F, U+31-2193' }],
  adjustFontFallback: false,
})

export const story = localFont({
  src: './fonts/story.woff2',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
})
