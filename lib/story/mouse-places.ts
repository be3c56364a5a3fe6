/** The box around the mouse in each story picture, in percent. Written by `npm run make -- art`. */
export const mousePlaces = {
  p01: { left: 81.9, top: 67.9, width: 6.8, height: 12.6 },
  p02: { left: 55.5, top: 91.5, width: 7.6, height: 7 },
  p03: { left: 60, top: 12.7, width: 6.7, height: 25.8 },
  p04: { left: 52.8, top: 61.6, width: 5.8, height: 9.6 },
  p05: { left: 56.4, top: 61.7, width: 7.5, height: 14 },
  p06: { left: 75.7, top: 75.8, width: 9.3, height: 9.3 },
  p07: { left: 75.3, top: 60.7, width: 5.3, height: 20.3 },
  p08: { left: 37.5, top: 61.5, width: 7.3, height: 8.5 },
  p09: { left: 90.4, top: 82.7, width: 5.8, height: 8.3 },
  p10: { left: 12.4, top: 83, width: 7.3, height: 14 },
  p11: { left: 53.3, top: 88.2, width: 10.8, height: 10.4 },
  p12: { left: 35.3, top: 87.7, width: 9.4, height: 8.8 },
}
