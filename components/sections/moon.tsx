/**
 * “The Moon Is Late”, in the margin: a moon that fills as the page is scrolled and is full over the story, in browsers
 * with scroll-driven animations; elsewhere it is as on the first page, a thread.
 */
export function Moon() {
  return (
    <div className="moon" aria-hidden="true">
      <div className="moon-shadow" />
    </div>
  )
}
