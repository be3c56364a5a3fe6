import type { Page } from '@playwright/test'
import { escapeHtml, readRelease } from './export-files'
import { messages } from './fixtures'

/** The second release changes every title and the first screen's text. */
const replaced = Object.values(messages).flatMap(({ hero }) => [hero.title, hero.text])
/** A text in the second release. */
export const revise = (text: string) => `${text} (revised)`

export const clientFolder = '/_next/static/client/'
export const secondClientFolder = '/_next/static/client-b/'

/** Turns a page or a JSON file of the export, release A, into that of release B. */
export function changeToB(source: string): string {
  const quote = (text: string) => JSON.stringify(text).slice(1, -1)
  const withScripts = source
    .replaceAll(readRelease(), 'ReleaseB')
    .replaceAll(clientFolder, secondClientFolder)
  return replaced.reduce(
    (text, old) =>
      text
        .replaceAll(`>${escapeHtml(old)}<`, `>${escapeHtml(revise(old))}<`)
        .replaceAll(`"${quote(old)}"`, `"${quote(revise(old))}"`),
    withScripts,
  )
}

type Release = 'a' | 'b'
interface Published {
  /** Release of the pages that the browser opens. */
  pages: Release
  /** Release of the pages that scripts ask for; that of `pages` if undefined. */
  fetchedPages?: Release
  json: Release
  scripts: Release[]
}

/**
 * Serves a page from two releases: A, which is the export, and B, whose texts and names of scripts differ. Begins with A.
 * @returns a function that changes what the server has from now on
 */
export async function serveReleases(page: Page) {
  let published: Published = { pages: 'a', json: 'a', scripts: ['a'] }
  await page.route('**/*', async (route) => {
    const { pages, fetchedPages = pages, json, scripts } = published
    const url = route.request().url()
    const isOfB = url.includes(secondClientFolder)
    if ((isOfB || url.includes(clientFolder)) && !scripts.includes(isOfB ? 'b' : 'a'))
      return route.fulfill({ status: 404 })
    if (/\.(?!json$)\w+$/.test(new URL(url).pathname))
      return route.continue({ url: url.replace(secondClientFolder, clientFolder) })
    // A kept connection may have been closed by the server meanwhile.
    const response = await route.fetch({ maxRetries: 2 })
    const type = response.headers()['content-type'] ?? ''
    const ofHtml = route.request().isNavigationRequest() ? pages : fetchedPages
    const isB = (type.startsWith('application/json') ? json : type.startsWith('text/html') && ofHtml) === 'b'
    return route.fulfill({ response, ...(isB && { body: changeToB(await response.text()) }) })
  })
  return (changes: Partial<Published>) => {
    published = { ...published, ...changes }
  }
}
