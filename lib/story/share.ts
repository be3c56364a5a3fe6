/** What is shared: a page. */
interface SharedPage {
  title: string
  url: string
}

/**
 * Opens the system's share dialog, or copies the address where there is none or it refuses. Returns `shared` also
 * if the visitor closed the dialog, and `failed` if the address could not be copied either; never rejects.
 */
export async function shareOrCopy(page: SharedPage): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if ('share' in navigator) {
      await navigator.share(page)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    // Undefined where the page is not on HTTPS.
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
