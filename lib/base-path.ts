/** The path that the site is served under, such as `/nori` on GitHub Pages; empty at the root of a domain. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** The href of a page or of a file in `public/`, with the base path. @param path from the site's root, with a leading slash */
export const withBasePath = (path: `/${string}`): string => basePath + path
