interface SharedPage {
  title: string
  url: string
}

/**
 * Opens the system's share dialog, or copies the URL if there is no dialog or it fails. Never rejects.
 * @returns `shared` also if the visitor closed the dialog
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
    // `clipboard` is undefined without HTTPS.
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
