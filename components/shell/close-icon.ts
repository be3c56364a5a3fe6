/** The icon of the button that closes a notification. */
export const closeIcon = '×'
