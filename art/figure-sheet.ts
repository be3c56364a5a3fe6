import { duck } from './characters/friends/duck'
import { hedgehog } from './characters/friends/hedgehog'
import { mouse } from './characters/friends/mouse'
import { rabbit } from './characters/friends/rabbit'
import { snail } from './characters/friends/snail'
import { sittingNori } from './characters/nori'
import { findFigures } from './kit/measure'
import { type Character, type Drawing, element, group, type Node, serialize } from './kit/svg'
import { coverScenes } from './scenes/covers'
import { storyScenes } from './scenes/story'

/*
 * The figures (docs/figures.jpg): each character's model, then the character cut out of every story page and cover, at
 * one height, so that differences between pages show.
 */

/** What overviews.ts writes below a drawing. */
type Captioned = { svg: string; caption: string }

const models: [name: string, character: Character, model: Drawing][] = [
  ['Nori', 'nori', sittingNori()],
  ['Hugo', 'hedgehog', hedgehog()],
  ['Presto', 'snail', snail()],
  ['Clara', 'duck', duck()],
  ['Milo', 'rabbit', rabbit()],
  ['mouse', 'mouse', mouse({})],
]

/** Space around a cut-out as a fraction of its height, for spines and line ends that reach out of the measured box. */
const margin = 0.1

/** A character cut out of a picture where it is largest, or nothing. It keeps its light and its turn. */
export function cutOut(picture: Node, character: Character): string[] {
  const byArea = findFigures(picture, character).toSorted(
    ({ box: a }, { box: b }) => b.width * b.height - a.width * a.height,
  )
  return byArea.slice(0, 1).map(({ node, matrix, box: { left, top, width, height } }) => {
    const space = height * margin
    const viewBox = [left - space, top - space, width + 2 * space, height + 2 * space]
      .map(Math.round)
      .join(' ')
    const placed = element('g', { transform: `matrix(${matrix.join(' ')})` }, node)
    return serialize(element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, placed))
  })
}

/** The rows of the sheet, one for each character. */
export function figureSheet(): Captioned[][] {
  const pictures = Object.entries({ ...storyScenes, ...coverScenes }).map(([name, { draw }]) => ({
    caption: name.replace(/^story-0?/, ''),
    drawing: group({}, ...draw()),
  }))
  return models.map(([caption, character, model]) =>
    [{ caption, drawing: group({}, model) }, ...pictures].flatMap(({ caption, drawing }) =>
      cutOut(drawing, character).map((svg) => ({ svg, caption })),
    ),
  )
}
