/** The hash of the story page that makes its print a booklet. */
export const bookletHash = '#booklet'
const pagesHash = '#plain-pages'

/** Prints the plain story pages. */
export function printPages(): Promise<void> {
  if (location.hash === bookletHash) leaveBooklet()
  return printWithPictures()
}

/** Prints the story page as a booklet. Called before the browser follows the link to `#booklet`. */
export function printBooklet(): Promise<void> {
  // Set here, because the print layout depends on the hash.
  location.hash = bookletHash
  updateBookletAttribute()
  return printWithPictures()
}

/** Selects plain pages as the print layout, by the hash, and keeps the scroll position. */
function leaveBooklet(): void {
  const { scrollX, scrollY } = window
  location.replace(pagesHash)
  updateBookletAttribute()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** Sets `data-booklet` on the root element if the hash selects the booklet: Firefox prints a copy of the page in which `:target` matches nothing. */
export const updateBookletAttribute = () =>
  document.documentElement.toggleAttribute('data-booklet', location.hash === bookletHash)

/** Prints after all lazy pictures are loaded. */
async function printWithPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
