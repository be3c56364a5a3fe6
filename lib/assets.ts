import { withBase } from './base-path'

/** The address of a file in `public/`, with the base path. */
export function asset(path: `/${string}`): string {
  return withBase(path)
}
