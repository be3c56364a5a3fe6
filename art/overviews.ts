import { figureSheet } from './figure-sheet'
import { render } from './kit/render'
import { modelSheet } from './model-sheet'
import { scenes } from './pictures'

/* Overviews of the pictures for the documents. `npm run make -- art --overviews` writes them to docs/. */

const toFigure = (svg: string, caption: string) =>
  `<figure><img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt="">${caption && `<figcaption>${caption}</figcaption>`}</figure>`

/** A page with figures side by side. @param columns how many figures there are in a row */
const toGrid = (columns: number, figures: string[]) =>
  `<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; margin: 0; padding: 8px; align-items: end; font: 13px sans-serif; background: #E9F3EA }
    figure { margin: 0; text-align: center }
    img { display: block; width: 100% }
  </style>${figures.join('')}`

/** A page with rows of figures of one height. */
const toRows = (rows: string[][]) =>
  `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 8px; font: 13px sans-serif; background: #DFE9F5 }
    div { display: flex; flex-wrap: wrap; gap: 4px 0 }
    figure { margin: 0; text-align: center }
    img { display: block; height: 140px }
  </style>${rows.map((figures) => `<div>${figures.join('')}</div>`).join('')}`

const isStoryPage = (name: string) => name.startsWith('story-')
const isEdge = (name: string) => name.startsWith('edge-')

/** The overviews by file name in docs/, without `.jpg`: width in px, and HTML. */
export const overviews: Record<string, { width: number; html: string }> = {
  storyboard: {
    width: 1412,
    html: toGrid(
      3,
      Object.entries(scenes)
        .filter(([name]) => isStoryPage(name))
        .map(([, scene]) => toFigure(render(scene), '')),
    ),
  },
  pictures: {
    width: 1464,
    html: toGrid(
      7,
      Object.entries(scenes)
        .filter(([name]) => !isStoryPage(name) && !isEdge(name))
        .map(([name, scene]) => toFigure(render(scene), name)),
    ),
  },
  figures: {
    width: 1600,
    html: toRows(figureSheet().map((row) => row.map(({ svg, caption }) => toFigure(svg, caption)))),
  },
  'model-sheet': {
    width: 1600,
    html: `<style>body { margin: 0 } svg { display: block }</style>${modelSheet()}`,
  },
}
