import { storyPages } from '@/lib/story/pages'
import mousePlaces from '../../mouse-places.json'
import { measureMousePlaces } from './mouse-places'

test('the site has the places of the mouse as she is drawn (npm run make -- art)', () => {
  expect(mousePlaces).toEqual(measureMousePlaces())
})

test.each(storyPages)('the mouse is inside the picture of %s', (page) => {
  const { left, top, width, height } = mousePlaces[page]
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100)
  // Whoever she is measured as, she is small.
  expect(width).toBeGreaterThan(3)
  expect(width * height).toBeLessThan(200)
})
