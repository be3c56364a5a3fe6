/**
 * Flags on the root element, which style sheets read: `used` after the first interaction, `plain` if React is late or
 * missing, `laidOut` once the parts below the first screen may be laid out.
 */
export const pageState = document.documentElement.dataset
