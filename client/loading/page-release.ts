/* What the client knows about releases (docs/architecture.md, “Release skew”). */

/** The release that this page belongs to, as the export wrote it; undefined under the development server. */
export const getPageRelease = (): string | undefined => document.documentElement.dataset.release

/** The error for a JSON file that belongs to another release of the site than the page. */
export class OtherReleaseError extends Error {
  /** @param value content of the file, which may lack what this release needs */
  constructor(
    url: string,
    readonly value: object,
  ) {
    super(`${url} belongs to another release than this page`)
  }
}
