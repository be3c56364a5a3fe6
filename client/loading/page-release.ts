/* Releases: docs/architecture.md, “Release skew”. */

/** The release that this page belongs to; undefined under `npm run dev`. */
export const getPageRelease = (): string | undefined => document.documentElement.dataset.release

/** The error for a JSON file that belongs to another release of the site than the page. */
export class OtherReleaseError extends Error {
  constructor(
    url: string,
    readonly value: object,
  ) {
    super(`${url} belongs to another release than this page`)
  }
}
