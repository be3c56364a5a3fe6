import localFont from 'next/font/local'

const display = localFont({
  src: '../node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  weight: '400 800',
  variable: '--font-baloo',
  adjustFontFallback: 'Arial',
})

const text = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
})

const story = localFont({
  src: '../node_modules/@fontsource/andika/files/andika-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-andika',
  preload: false,
})

/** Classes for `<html>` that define the three families of the design brief. */
export const fontClasses = `${display.variable} ${text.variable} ${story.variable}`
