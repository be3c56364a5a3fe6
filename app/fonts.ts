import localFont from 'next/font/local'

/* Subsets of the Fontsource fonts, made by scripts/fonts.mjs. Fallbacks until they are loaded: styles/fonts.css. */

const display = localFont({
  src: './fonts/display.woff2',
  // A variable font: one file for all weights.
  weight: '400 800',
  variable: '--font-nori-display',
  adjustFontFallback: false,
})

const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-nori-text',
  adjustFontFallback: false,
})

const story = localFont({
  src: './fonts/story.woff2',
  weight: '400',
  variable: '--font-nori-story',
  adjustFontFallback: false,
  preload: false,
})

/** Classes for `<html>` that define the three families of the design brief. */
export const fontClasses = `${display.variable} ${text.variable} ${story.variable}`
