/**
 * A decorative moon in the margin that waxes as the page is scrolled and is full at the story, in browsers with
 * scroll-driven animations; elsewhere it stays a thin crescent.
 */
export function Moon() {
  return (
    <div className="moon" aria-hidden="true">
      <div className="moon-shadow" />
    </div>
  )
}
