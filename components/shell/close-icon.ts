/** The label of buttons that close a notification. */
export const closeIcon = '×'
