/*
 * Everything that the export depends on in the private output of React and Next, as of React 19.3 and
 * Next 16.4. If an upgrade changes it, assert-finished.mjs stops the build.
 */

/** Inline scripts, by how they begin. */
const inlineScripts = [
  // The flight data (the tree that React hydrates from), and the modules that the bundler's runtime runs first.
  { kind: /** @type {const} */ ('next'), start: /^\(?self\.__next_f\b/ },
  { kind: /** @type {const} */ ('next'), start: /^\(globalThis\["TURBOPACK"\]/ },
  // React's script that swaps streamed boundaries, and the time of the first paint, which that script uses.
  { kind: /** @type {const} */ ('react'), start: /^\$R[BC]\b/ },
  { kind: /** @type {const} */ ('react'), start: /^requestAnimationFrame\(function\(\)\{\$RT=/ },
]

/** Who wrote an inline script; undefined if unknown. @param {string} content */
export const inlineScriptKind = (content) => inlineScripts.find(({ start }) => start.test(content))?.kind

/** The bundler's runtime, which runs the other scripts. @param {string} address */
export const isRuntime = (address) => /\/turbopack-[^/]*$/.test(address)

/** Whether an inline script of Next contains flight data. @param {string} content */
export const isFlightData = (content) => content.startsWith('self.__next_f.push(')

/**
 * The chunk that tells the bundler's runtime which modules to run first: content of an inline script of Next.
 * @param {string} content @returns {{ runtimeModuleIds: number[] } | undefined}
 */
export function entryOf(content) {
  const [, json] =
    /^\(globalThis\["TURBOPACK"\].*?\.push\((\{.*"runtimeModuleIds":.*\})\);*$/.exec(content) ?? []
  return json && JSON.parse(json)
}

/** The ids of the modules that flight data names. @param {string} content */
export const referencesIn = (content) =>
  [...content.matchAll(/[0-9a-f]:I\[(\d+),/g)].map(([, id]) => Number(id))

/** Comments that open and close Suspense boundaries; the content of pending ones is out of line. */
export const boundaryComments = {
  pending: '$?',
  complete: '$',
  opening: ['$', '$?', '$!', '$~', '&'],
  closing: ['/$', '/&'],
}
/** Comments of boundaries whose content is not in the page. */
export const lostComments = ['$!', '$~']

/** The number of the streamed content that a placeholder stands for. @param {string} id of a template */
export const placeholderOf = (id) => /^B:([0-9a-f]+)$/.exec(id)?.[1]
/** The id of the hidden element that contains streamed content. @param {string} number */
export const segmentId = (number) => `S:${number}`

/** Ids that only streaming uses. @param {string} id */
export const isStreamingId = (id) => /^[BSP]:[0-9a-f]+$/.test(id)

/** Attributes for view transitions of streamed boundaries; not valid HTML. @param {string} name */
export const isStreamingAttribute = (name) => name.startsWith('vt-')
