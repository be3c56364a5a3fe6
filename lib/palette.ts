/**
 * The colours that the style sheet shares with drawings, Open Graph pictures and the browser's interface. app/theme.css
 * has each as a custom property: `violetDeep` is `--color-violet-deep`.
 */
export const palette = {
  paper: '#FFF9F0',
  cream: '#FFFDF8',
  lilac: '#F3ECFF',
  oat: '#FFEFD6',
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
  lavender: '#CDB8FF',
  brick: '#D9553E',
  brickDark: '#C23A24',
  navy: '#1F3F6B',
  evening: '#FFE3BF',
  dusk: '#E5D6FB',
  gloaming: '#D8C6F6',
  heather: '#C3AFF0',
  iris: '#A793E2',
  twilight: '#392C6E',
  honey: '#FFDF9E',
  parchment: '#D9CBB8',
  highlight: '#FFEEBC',
} as const
