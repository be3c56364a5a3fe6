/** Red, green and blue, from 0 to 255. */
type Colour = readonly number[]

/** Parses red, green and blue of a computed colour. */
export const parseColour = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

/** Calculates the relative luminance (WCAG 2.2). */
function calculateLuminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Calculates the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function calculateContrast(...colours: [Colour, Colour]): number {
  const [lighter = 0, darker = 0] = colours.map(calculateLuminance).sort((one, other) => other - one)
  return (lighter + 0.05) / (darker + 0.05)
}
