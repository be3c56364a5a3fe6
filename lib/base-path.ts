/** The path that the site is served under, such as `/nori` on a GitHub project page; empty at a domain's root. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** An address on the site with the base path before it. @param path from the site's own root, with a slash */
export const withBase = (path: `/${string}`): string => basePath + path

/** A location's path without the base path. */
export const withoutBase = (pathname: string): string =>
  basePath && pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : pathname
