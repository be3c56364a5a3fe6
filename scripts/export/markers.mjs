/*
 * Everything that the export has to know of the private output of React and Next, by the version that it
 * was seen in (React 19.3, Next 16.4). Where an upgrade changes it, assert-finished.mjs stops the build.
 */

/** Inline scripts, by what they begin with. */
const inlineScripts = [
  // The flight data (the tree that React hydrates from), and what the bundler's runtime runs first.
  { kind: /** @type {const} */ ('next'), start: /^\(?self\.__next_f\b/ },
  { kind: /** @type {const} */ ('next'), start: /^\(globalThis\["TURBOPACK"\]/ },
  // React's swapping of streamed boundaries, and the time of the first paint, for it.
  { kind: /** @type {const} */ ('react'), start: /^\$R[BC]\b/ },
  { kind: /** @type {const} */ ('react'), start: /^requestAnimationFrame\(function\(\)\{\$RT=/ },
]

/** Whose an inline script is. @param {string} content */
export const inlineScriptKind = (content) => inlineScripts.find(({ start }) => start.test(content))?.kind

/** The bundler's runtime, which runs the other scripts. @param {string} address */
export const isRuntime = (address) => /\/turbopack-[^/]*$/.test(address)

/** Whether an inline script of Next brings flight data. @param {string} content */
export const isFlightData = (content) => content.startsWith('self.__next_f.push(')

/** Comments around Suspense boundaries: opened (pending ones have their content elsewhere), closed. */
export const boundaryComments = {
  pending: '$?',
  complete: '$',
  opening: ['$', '$?', '$!', '$~', '&'],
  closing: ['/$', '/&'],
}
/** Content that did not come, and stands nowhere in the page. */
export const lostComments = ['$!', '$~']

/** The place of streamed content: its number. @param {string} id of a template */
export const placeholderOf = (id) => /^B:([0-9a-f]+)$/.exec(id)?.[1]
/** The id of the hidden element that holds streamed content. @param {string} number */
export const segmentId = (number) => `S:${number}`

/** Ids that only streaming uses. @param {string} id */
export const isStreamingId = (id) => /^[BSP]:[0-9a-f]+$/.test(id)

/** Attributes for view transitions of streamed boundaries; not valid HTML. @param {string} name */
export const isStreamingAttribute = (name) => name.startsWith('vt-')
