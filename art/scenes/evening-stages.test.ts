import { readFileSync } from 'node:fs'
import { tallStage, wideStage } from './evening-stages'

const style = readFileSync('components/sections/hero.css', 'utf8')
const places = [...style.matchAll(/--call-place: calc\((\d+) \/ \d+\);/g)].map(([, place]) => Number(place))

test.each([
  ['tall', tallStage, places[0]],
  ['wide', wideStage, places[1]],
])(
  'the hero’s style knows the size of the %s picture, and its button stands under the moon',
  (_, stage, place) => {
    const [width, height] = stage.size
    const [moon, , radius] = stage.moonrise
    expect(style).toContain(`--art-width: calc(${width} / ${height});`)
    expect(style).toContain(`--call-place: calc(${place} / ${height});`)
    expect(Math.abs(Number(place) - moon)).toBeLessThan(radius / 4)
  },
)
