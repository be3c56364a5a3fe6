/** A waxing moon, the mark of a page. @param share how much of the moon is lit, from 0 to 1 */
export function MoonPhase({ share }: { share: number }) {
  // The right half of the disc, plus or minus half an ellipse.
  const ellipse = `${(10 * Math.abs(1 - 2 * share)).toFixed(1)} 10 0 0 ${share < 0.5 ? 0 : 1}`
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={`M10 0a10 10 0 0 1 0 20A${ellipse} 10 0`} />
    </svg>
  )
}
