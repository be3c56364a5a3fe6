/**
 * The colours that the style sheet, the drawings, the Open Graph pictures and the browser's own interface share.
 * app/theme.css has each as a custom property (`violetDeep` is `--color-violet-deep`); a test compares them.
 */
export const palette = {
  paper: '#FFF9F0',
  cream: '#FFFDF8',
  lilac: '#F3ECFF',
  oat: '#FFEFD6',
  morning: '#FFF3DC',
  ink: '#2E1A47',
  violet: '#8B5CF6',
  violetDeep: '#6D28D9',
  violetDark: '#5B21B6',
  sun: '#FFD166',
  sunDark: '#FBBF3F',
  leaf: '#2F9E7E',
  night: '#2B2158',
  wood: '#C98B5E',
  woodDark: '#A66C36',
  alert: '#B42318',
  alertDark: '#8F1A11',
} as const
