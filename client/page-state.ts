/** Flags for style sheets: `used` after the first interaction, `plain` while React is late or missing. */
export const pageState = document.documentElement.dataset

export const markPlain = () => {
  pageState.plain = ''
}
