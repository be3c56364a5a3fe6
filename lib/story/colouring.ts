/* What a child has coloured in on a sheet, as a history of fills and new starts. */

/** The crayons, in the order of the box. */
export const crayons = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const
export type Crayon = (typeof crayons)[number]

interface Fill {
  area: AreaId
  crayon: Crayon
}
const newStart = 'new start'
export type ColouringHistory = readonly (Fill | typeof newStart)[]

/** Returns the crayon of each area that is coloured in. */
export const getFills = (history: ColouringHistory): ReadonlyMap<AreaId, Crayon> =>
  new Map(
    history
      .slice(history.lastIndexOf(newStart) + 1)
      .flatMap((fill) => (fill === newStart ? [] : [[fill.area, fill.crayon] as const])),
  )

/** Colours an area in. Returns the same history if the area has that crayon already, so that undo always has an effect. */
export const fillArea = (history: ColouringHistory, area: AreaId, crayon: Crayon): ColouringHistory =>
  getFills(history).get(area) === crayon ? history : [...history, { area, crayon }]

/** Makes the sheet white again. Returns the same history if it is white already. */
export const startAgain = (history: ColouringHistory): ColouringHistory =>
  getFills(history).size === 0 ? history : [...history, newStart]

/** Undoes the latest fill or new start. */
export const undo = (history: ColouringHistory): ColouringHistory => history.slice(0, -1)

/**
 * The areas of the sheets, which art/scenes/colouring.ts draws and `free-story.crayons.areas` names. Areas with the same
 * name have a number: `leaf-2`.
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
