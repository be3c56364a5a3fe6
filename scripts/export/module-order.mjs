import { parseSync } from '@swc/core'

/*
 * In which order the bundler's runtime would run the modules of a page. A chunk is a call `push([script, id, id, …,
 * factory, id, …])`; a factory's first parameter has the methods `i` and `r`, which run the module with the id that
 * they are given (Turbopack of Next 16.4).
 */

/** @typedef {{ type?: string, value?: unknown, [key: string]: unknown }} Node of swc's syntax tree */
/** @typedef {{ name: unknown, body: Node }} Factory `name` of its first parameter */

const isNode = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null
/** @param {Node} node @param {string[]} keys @returns {Node} */
const at = (node, ...keys) => keys.reduce((inner, key) => /** @type {Node} */ (inner?.[key] ?? {}), node)
/** Code that runs later or perhaps never. */
const isLater = ({ type = '' }) =>
  /^(?:Arrow)?Function(?:Expression|Declaration)$|^(?:Class|If|Conditional)/.test(type)

/** The factories of a chunk, by the ids of their modules. @param {string} chunk source text @returns {[number, Factory][]} */
function factoriesOf(chunk) {
  const { body } = parseSync(chunk, { syntax: 'ecmascript' })
  const list = at(
    /** @type {Node} */ (/** @type {unknown} */ (body[0])),
    'expression',
    'arguments',
    '0',
    'expression',
  )
  /** @type {[number, Factory][]} */
  const found = []
  /** @type {number[]} */
  let ids = []
  for (const element of /** @type {Node[]} */ (list.elements ?? [])) {
    const node = at(element, 'expression')
    if (node.type === 'NumericLiteral') ids.push(Number(node.value))
    if (node.body) {
      const parameter = at(node, 'params', '0')
      const factory = { name: parameter.value ?? at(parameter, 'pat').value, body: at(node, 'body') }
      found.push(...ids.map((id) => /** @type {[number, Factory]} */ ([id, factory])))
      ids = []
    }
  }
  return found
}

/**
 * The ids that a factory requires.
 * @param {Factory} factory @param {boolean} isEntry whether what its functions require counts as well
 */
function requiredBy({ name, body }, isEntry) {
  /** @type {number[]} */
  const ids = []
  const visit = (/** @type {unknown} */ value) => {
    if (!isNode(value)) return
    const node = /** @type {Node} */ (value)
    if (isLater(node) && !isEntry) return
    const callee = at(node, 'callee')
    const isRequire =
      at(callee, 'object').value === name && ['i', 'r'].includes(String(at(callee, 'property').value))
    if (isRequire) ids.push(Number(at(node, 'arguments', '0', 'expression').value))
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(body)
  return ids.filter((id) => !Number.isNaN(id))
}

/**
 * The ids of the modules that run when a page starts, those first that others need.
 * @param {string[]} chunks source texts
 * @param {number[]} entries ids of the modules that the bundler runs first, which are left out
 * @param {number[]} references ids of the modules that the flight data names
 * @returns {number[]}
 * @throws {Error} if no chunk has an entry
 */
export function moduleOrder(chunks, entries, references) {
  const factories = new Map(chunks.flatMap(factoriesOf))
  const missing = entries.filter((id) => !factories.has(id))
  if (missing.length > 0)
    throw new Error(
      `The bundler runs module ${missing.join(', ')} first, but no chunk of the page has it. Next's output has changed: see scripts/export/module-order.mjs.`,
    )
  /** @type {Set<number>} */
  const seen = new Set()
  /** @type {number[]} */
  const order = []
  const visit = (/** @type {number} */ id) => {
    const factory = factories.get(id)
    if (!factory || seen.has(id)) return
    seen.add(id)
    const isEntry = entries.includes(id)
    requiredBy(factory, isEntry).forEach(visit)
    if (!isEntry) order.push(id)
  }
  for (const id of [...entries, ...references]) visit(id)
  return order
}
