/** Reloads the pictures that failed to load. */
export function reloadPictures(): void {
  for (const picture of document.images)
    if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src)
}
