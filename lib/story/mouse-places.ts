/** The box around the mouse in each story picture, in percent. Written by `npm run make -- art`. */
export const mousePlaces = {
  p01: { left: 82.3, top: 69.9, width: 5.6, height: 10.4 },
  p02: { left: 57.2, top: 94.9, width: 3.6, height: 3.3 },
  p03: { left: 60.4, top: 18, width: 5.4, height: 18.6 },
  p04: { left: 53.9, top: 70, width: 4.5, height: 7.5 },
  p05: { left: 57.4, top: 48.2, width: 4.3, height: 8.1 },
  p06: { left: 75, top: 82.6, width: 9.4, height: 9.1 },
  p07: { left: 70.6, top: 63.2, width: 4, height: 15.5 },
  p08: { left: 79.4, top: 46.8, width: 9.2, height: 17.5 },
  p09: { left: 84.8, top: 83.1, width: 4.7, height: 6.7 },
  p10: { left: 10.4, top: 81.9, width: 11.1, height: 16.3 },
  p11: { left: 48.9, top: 90.3, width: 8.3, height: 8 },
  p12: { left: 37.1, top: 90, width: 9.4, height: 8.8 },
}
