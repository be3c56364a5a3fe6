const textField = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"])'

/** Whether a key is typed into a field, of this window or of a frame, whose elements have another `Element` class. */
export const isTyping = ({ target }: Event): boolean =>
  target !== null && 'closest' in target && Boolean((target as Element).closest(textField))

/**
 * Repeats keys that are pressed in a frame in the editor's window, because the focus returns to the frame after a save.
 * @returns a function that stops it
 */
export function repeatKeys(page: Document): () => void {
  const repeat = (event: KeyboardEvent) => {
    if (!isTyping(event) && !dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
  }
  page.addEventListener('keydown', repeat)
  return () => page.removeEventListener('keydown', repeat)
}
