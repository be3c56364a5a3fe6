/** Address of the story's page that turns its print into a booklet (booklet-print.css). */
export const bookletHash = '#booklet'
const pagesHash = '#plain-pages'

/** Prints the story's pages as they are read. @param container what contains them */
export function printPages(container: ParentNode | null): Promise<void> {
  if (location.hash === bookletHash) selectPlainPages()
  return printWithPictures(container)
}

/** Prints the story's page as a booklet; called before the browser follows the link to it. */
export function printBooklet(): Promise<void> {
  // Now, because the print's layout depends on the address.
  location.hash = bookletHash
  updateBookletAttribute()
  return printWithPictures(document)
}

/** Chooses the pages again, on whose address the print's layout depends; the visitor stays where they are. */
function selectPlainPages(): void {
  const { scrollX, scrollY } = window
  location.replace(pagesHash)
  updateBookletAttribute()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** Says on the root element whether the address chooses the booklet: Firefox prints a copy of the page that has no target. */
export const updateBookletAttribute = () =>
  document.documentElement.toggleAttribute('data-booklet', location.hash === bookletHash)

/** Prints once the lazy pictures are loaded. */
async function printWithPictures(container: ParentNode | null): Promise<void> {
  const pictures = [...(container?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
