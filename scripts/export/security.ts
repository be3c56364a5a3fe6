import { createHash } from 'node:crypto'
import type { Hashes } from './hosts/rules'
import type { Page } from './page'

/** Computes the hash by which a content security policy allows an inline script or style. */
export const hashForPolicy = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64')

/** Computes the Subresource Integrity value of a file, by which browsers refuse a changed file. */
export const computeIntegrity = (content: string | Buffer) => `sha256-${hashForPolicy(content)}`

const hashUniquely = (texts: string[]) => [...new Set(texts.map(hashForPolicy))].sort()

/** Computes the hashes of all inline scripts and styles of finished pages, which the policy must allow. */
export const collectHashes = (pages: readonly Page[]): Hashes => ({
  scripts: hashUniquely(
    pages
      .flatMap(({ scripts }) => scripts)
      .filter(({ isInline }) => isInline)
      .map(({ content }) => content),
  ),
  styles: hashUniquely(pages.flatMap((page) => page.styles)),
})

/** Returns the page's HTML with the policy as the first element of the head, because it applies only to what follows. */
export const insertPolicy = ({ html, head }: Page, policy: string) =>
  `${html.slice(0, head.start)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(head.start)}`
