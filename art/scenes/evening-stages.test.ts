import { readFileSync } from 'node:fs'
import { tallStage, wideStage } from './evening-stages'

test.each([
  ['tall', tallStage],
  ['wide', wideStage],
])('the style sheet knows the size of the hero’s %s picture and where its moon rises', (_, stage) => {
  const style = readFileSync('components/sections/hero.css', 'utf8')
  const [width, height] = stage.size
  expect(style).toContain(`--art-width: calc(${width} / ${height});`)
  expect(style).toContain(`--moon: calc(${stage.moonrise[0]} / ${height});`)
})
