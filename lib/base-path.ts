/** The path that the site is served under, such as `/nori` on a GitHub project page; empty at a domain's root. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** The href of a page or of a file in `public/`, with the base path. @param path from the site's root, with a leading slash */
export const withBasePath = (path: `/${string}`): string => basePath + path

/** A location's path without the base path. */
export const withoutBasePath = (pathname: string): string =>
  basePath && pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : pathname
