/* What a child has done on a sheet: a history of fills and new starts, the latest last. */

/** The six crayons, in the order of the box. */
export const crayons = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const
export type Crayon = (typeof crayons)[number]

interface Fill {
  area: AreaId
  crayon: Crayon
}
const newStart = 'new start'
export type ColouringHistory = readonly (Fill | typeof newStart)[]

/** The crayon of each area that is coloured in. */
export const getFills = (history: ColouringHistory): ReadonlyMap<AreaId, Crayon> =>
  new Map(
    history
      .slice(history.lastIndexOf(newStart) + 1)
      .flatMap((fill) => (fill === newStart ? [] : [[fill.area, fill.crayon] as const])),
  )

/** Colours an area in. The same history if it has that crayon already, so that undo always changes something. */
export const fillArea = (history: ColouringHistory, area: AreaId, crayon: Crayon): ColouringHistory =>
  getFills(history).get(area) === crayon ? history : [...history, { area, crayon }]

/** Makes the paper white again. The same history if it is white already. */
export const startAgain = (history: ColouringHistory): ColouringHistory =>
  getFills(history).size === 0 ? history : [...history, newStart]

/** Takes the latest fill or new start back. */
export const undo = (history: ColouringHistory): ColouringHistory => history.slice(0, -1)

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
