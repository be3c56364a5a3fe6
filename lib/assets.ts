import { withBase } from './base-path'

/** The address of a file in `public/`; the one place through which such addresses pass. */
export function asset(path: `/${string}`): string {
  return withBase(path)
}
