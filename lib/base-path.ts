/** The path under which the site is served, for example `/nori` on GitHub Pages; empty at the root of a domain. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** Adds the base path to the path of a page or of a file in `public/`. */
export const withBasePath = (path: `/${string}`): string => basePath + path
