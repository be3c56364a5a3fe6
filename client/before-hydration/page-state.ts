/**
 * Flags on the root element, which style sheets read: `used` after the first interaction, `plain` if React is late or
 * missing.
 */
export const pageState = document.documentElement.dataset
