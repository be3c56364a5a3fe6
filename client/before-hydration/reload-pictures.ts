/** Loads the pictures again that failed; until then there is their alternative text. */
export function reloadPictures(): void {
  for (const picture of document.images)
    if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src)
}
