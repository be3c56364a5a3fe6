/** A marker of edit-markers.ts. Its package, @vercel/stega, has one too, but must not get into a build. */
const marker = /(?:\u200b|\u200c|\u200d|\ufeff){4,}/g

/**
 * Removes the invisible markers of `npm run edit` from a value for the page's head, structured data or a picture. In a
 * build there are none, and the value is returned as it is.
 */
export const stripEditMarkers = <T>(value: T): T =>
  process.env.NODE_ENV === 'development' ? JSON.parse(JSON.stringify(value).replace(marker, '')) : value
