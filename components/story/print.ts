/** The hash that selects the booklet as the print layout. */
export const bookletHash = '#booklet'
const pagesHash = '#plain-pages'

/** Prints the plain story pages. */
export function printPages(): Promise<void> {
  if (location.hash === bookletHash) leaveBooklet()
  return printWithPictures()
}

export function printBooklet(): Promise<void> {
  // The click handler runs before the browser follows the link.
  location.hash = bookletHash
  updateBookletAttribute()
  return printWithPictures()
}

/** Selects plain pages as the print layout without scrolling to the hash's target. */
function leaveBooklet(): void {
  const { scrollX, scrollY } = window
  location.replace(pagesHash)
  updateBookletAttribute()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** Sets `data-booklet` if the hash selects the booklet, because `:target` matches nothing in the copy that Firefox prints. */
export const updateBookletAttribute = () =>
  document.documentElement.toggleAttribute('data-booklet', location.hash === bookletHash)

/** Prints once all lazy pictures are loaded. */
async function printWithPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
