/** The part of subset-font that this project uses; the package has no types. */
declare module 'subset-font' {
  type AxisRange = number | { min: number; max: number }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, AxisRange> },
  ): Promise<Buffer>
}
