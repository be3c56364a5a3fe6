/** What edit-markers.ts adds; a test holds the two together. Not from its package, which a build must not contain. */
const mark = /(?:\u200b|\u200c|\u200d|\ufeff){4,}/g

/**
 * A value without the invisible marks of `npm run edit`: for the head, structured data and pictures, where there is
 * nothing to point at. In a build there are no marks, and this is the value itself.
 */
export const stripEditMarkers = <T>(value: T): T =>
  process.env.NODE_ENV === 'development' ? JSON.parse(JSON.stringify(value).replace(mark, '')) : value
