import { createHash } from 'node:crypto'
import type { Hashes } from './hosts/rules'
import type { Page } from './page'

/** A content security policy's hash of an inline script or style, or of a file. */
export const policyHash = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

/** The `integrity` value of a file, with which the browser detects that it was changed. */
export const integrity = (content: string | Buffer) => `sha256-${policyHash(content)}`

const hashSet = (texts: string[]) => [...new Set(texts.map(policyHash))].sort()

/** Hashes of the inline scripts and style sheets that the policy must allow. @param pages finished ones */
export const hashesOf = (pages: readonly Page[]): Hashes => ({
  scripts: hashSet(
    pages
      .flatMap(({ scripts }) => scripts)
      .filter(({ isInline }) => isInline)
      .map(({ content }) => content),
  ),
  styles: hashSet(pages.flatMap((page) => page.styles)),
})

/**
 * The page with the policy as a `<meta>` element, for hosts that send no headers; first in the head, since it
 * applies only to what comes after it.
 */
export const withPolicy = ({ html, head }: Page, policy: string) =>
  `${html.slice(0, head.start)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(head.start)}`
