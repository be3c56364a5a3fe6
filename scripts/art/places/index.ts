/* Places: backgrounds in planes; characters are drawn between them. docs/drawing.md says how. */

export * from './gate'
export * from './hill'
export * from './hilltop'
export * from './house'
export * from './kitchen'
export * from './land'
export * from './lane'
export * from './river'
export * from './sky'
export * from './valley'
export * from './wood'
export * from './wood-above'
