import { placeInPicture } from './place-in-picture'

const part = { left: 70, top: 40, width: 10, height: 20 }

test('is the part itself where the whole picture is shown', () => {
  expect(placeInPicture(part, { width: 1200, height: 600 }, [0, 0.5])).toEqual({
    left: 840,
    top: 240,
    width: 120,
    height: 120,
  })
})

test.each([
  // 840 without the limit, which is outside the visible part.
  [0, 680],
  [0.5, 640],
  [1, 440],
])('follows a picture that is cut at position %f', (position, left) => {
  expect(placeInPicture(part, { width: 800, height: 600 }, [position, 0.5]).left).toBe(left)
})

test('is large enough for a finger, around the same middle', () => {
  expect(placeInPicture(part, { width: 240, height: 120 }, [0, 0.5])).toEqual({
    left: 158,
    top: 38,
    width: 44,
    height: 44,
  })
})

test('stays inside the picture', () => {
  const corner = { left: 97, top: 97, width: 3, height: 3 }
  expect(placeInPicture(corner, { width: 240, height: 120 }, [0, 0.5])).toMatchObject({ left: 196, top: 76 })
})
