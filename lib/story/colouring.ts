/* What a child has coloured in on a sheet: a history of fills, the latest last. */

/** The six crayons, in the order of the box. */
export const crayons = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const
export type Crayon = (typeof crayons)[number]

interface Fill {
  area: AreaId
  crayon: Crayon
}
export type FillHistory = readonly Fill[]

/** The crayon of each area that is coloured in. */
export const getFills = (history: FillHistory): ReadonlyMap<AreaId, Crayon> =>
  new Map(history.map(({ area, crayon }) => [area, crayon]))

/** Colours an area in. The same history if it has that crayon already, so that undo always changes something. */
export const fillArea = (history: FillHistory, area: AreaId, crayon: Crayon): FillHistory =>
  getFills(history).get(area) === crayon ? history : [...history, { area, crayon }]

/** Takes the latest fill back. */
export const undoFill = (history: FillHistory): FillHistory => history.slice(0, -1)

/**
 * The areas of the sheets, which art/scenes/colouring.ts draws and `free-story.crayons.areas` names. A number after a
 * dash tells those with the same name apart: `leaf-2`.
 */
export const areaNames = [
  'sky',
  'hill',
  'trees',
  'meadow',
  'grass',
  'stars',
  'moon',
  'night',
  'noriCoat',
  'noriWhite',
  'noriEars',
  'noriBandana',
  'hugo',
  'hugoFace',
  'clara',
  'claraWing',
  'claraBill',
  'milo',
  'miloWhite',
  'presto',
  'prestoShell',
  'prestoSpiral',
  'mouse',
  'leaf',
  'houseWall',
  'houseRoof',
  'houseDoor',
  'wall',
  'floor',
  'lamp',
  'bulb',
  'window',
  'curtain',
  'book',
  'bookStar',
  'blanket',
  'biscuit',
] as const
export type AreaName = (typeof areaNames)[number]
export type AreaId = AreaName | `${AreaName}-${number}`
