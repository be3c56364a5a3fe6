import { applyLight, type Light, mix, silhouette } from './lighting'
import { ellipse, group, ink, type Node, serialize, shade } from './svg'

const fur = '#F2994A'

/** Red, green and blue of a drawing's first fill, from 0 to 15: `applyLight` writes #abc. */
const channels = (node: Node) =>
  [...(serialize(node).match(/(?<=fill="#)\w{3}(?=")/)?.[0] ?? '')].map((digit) => Number.parseInt(digit, 16))

const brightness = (node: Node) => channels(node).reduce((sum, value) => sum + value, 0)

/** A light that a picture defines itself. */
const dark: Light = { ambient: '#5A5E9C', shadeColour: '#3E427E', strength: 0.95, furTint: ['#5E2E50', 0.45] }

test('makes the afterglow darker than dusk, and moonlight brighter than both', () => {
  const [afterglow, dusk, moonlit] = (['afterglow', 'dusk', 'moonlit'] as const).map((light) =>
    brightness(applyLight(light, ellipse(0, 0, 1, 1, fur))),
  )
  expect(afterglow).toBeLessThan(dusk ?? 0)
  expect(dusk).toBeLessThan(moonlit ?? 0)
})

test('keeps the highlights in eyes white in the dark', () => {
  expect(serialize(applyLight(dark, ink(ellipse(0, 0, 1, 1, '#fff'))))).toContain('fill="#fff"')
  expect(serialize(applyLight(dark, ellipse(0, 0, 1, 1, '#fff')))).not.toContain('fill="#fff"')
})

test('draws a silhouette in one colour without inner lines', () => {
  const drawing = group(
    {},
    ellipse(0, 0, 9, 9, fur),
    shade(ellipse(0, 0, 5, 5, '#000')),
    ink(ellipse(0, 0, 1, 1, '#fff')),
  )
  expect(serialize(silhouette('#123456', drawing)).match(/fill="[^"]+"/g)).toEqual(['fill="#123456"'])
})

test('mixes two colours', () => {
  expect([0, 0.5, 1].map((part) => mix('#000', '#ffffff', part))).toEqual(['#000000', '#808080', '#ffffff'])
})

test('tints fur dark red instead of brown in the dark', () => {
  const [red = 0, green = 0, blue = 0] = channels(applyLight(dark, ellipse(0, 0, 1, 1, fur)))
  expect(red).toBeGreaterThan(green * 1.5)
  expect(blue).toBeGreaterThan(green * 0.8)
})
