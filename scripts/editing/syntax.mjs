import { parseSync } from '@swc/core'

/**
 * The properties that are read of SWC's nodes of all types.
 * @typedef {object} Node
 * @property {string} type
 * @property {{ start: number }} span
 * @property {number} [ctxt] number of a variable's scope: distinguishes variables with the same name
 * @property {string | Node} [value] text of a literal or a name; node of a property's value
 * @property {string} [cooked] text of a part of a template
 * @property {Node} [expression]
 * @property {Node} [argument]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {Node} [base]
 * @property {Node} [callee]
 * @property {Node} [id]
 * @property {Node} [init]
 * @property {Node} [left]
 * @property {Node} [right]
 * @property {Node} [consequent]
 * @property {Node} [alternate]
 * @property {Node} [key]
 * @property {Node} [pat]
 * @property {Node} [typeAnnotation]
 * @property {Node} [typeName]
 * @property {Node[]} [arguments]
 * @property {Node[]} [params]
 * @property {Node[]} [properties]
 * @property {(Node | null)[]} [elements] null where a list has a hole
 * @property {Node[]} [expressions]
 * @property {Node[]} [quasis]
 * @property {Node[]} [declarations]
 */

/** The statements of a TypeScript file. Throws if it can't be parsed. @param {string} path @param {string} code */
export function parse(path, code) {
  try {
    const { body } = parseSync(code, { syntax: 'typescript', tsx: path.endsWith('x') })
    return /** @type {Node[]} */ (/** @type {unknown} */ (body))
  } catch (error) {
    throw new Error(`${path} is not valid TypeScript: correct it.`, { cause: error })
  }
}

/** Offset of a node in its text; SWC counts bytes, from 1. @param {string} code @param {Node} node */
export const offsetOf = (code, node) =>
  Buffer.from(code)
    .subarray(0, node.span.start - 1)
    .toString().length

const wrappers = [
  'AwaitExpression',
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
]

/** An expression without types, `await` and parentheses around it. @param {Node | undefined} node @returns {Node | undefined} */
export const unwrap = (node) =>
  node && wrappers.includes(node.type) ? unwrap(node.expression ?? node.argument) : node

/** Whether an expression is the result of a promise. @param {Node | undefined} node @returns {boolean} */
export const isAwaited = (node) =>
  node?.type === 'AwaitExpression' || (wrappers.includes(node?.type ?? '') && isAwaited(node?.expression))

/** The text of a literal or a name. @param {Node | undefined} node */
export const textOf = (node) => (typeof node?.value === 'string' ? node.value : undefined)

/** A key that is unique to a variable. @param {Node} node the variable's name */
export const variable = (node) => `${textOf(node)}#${node.ctxt}`

/** The parts of an object pattern: name of the property, pattern that it is assigned to. @param {Node} pattern @returns {{ name: string, target: Node }[]} */
export const partsOf = (pattern) =>
  (pattern.properties ?? []).flatMap(({ type, key, value }) => {
    const name = textOf(key)
    const target = type === 'KeyValuePatternProperty' && typeof value === 'object' ? value : key
    return name && target ? [{ name, target: target.left ?? target }] : []
  })

/** The value of a property of an object literal. @param {Node} object @param {string} name @returns {Node | undefined} */
export const propertyOf = (object, name) => {
  const value = object.properties?.find(({ key }) => textOf(key) === name)?.value
  return typeof value === 'object' ? value : undefined
}

/** The child nodes of a node, without types. @param {Node} node */
export const childrenOf = (node) =>
  /** @type {unknown[]} */ (Object.values(node).flat())
    // Arguments and array elements are wrapped in an object with the expression.
    .map((child) =>
      isObject(child) && !('type' in child) && 'expression' in child ? child.expression : child,
    )
    .filter((child) => isNode(child))
    .filter(({ type }) => !type.startsWith('Ts') || wrappers.includes(type))

/** @param {unknown} value @returns {value is object} */
const isObject = (value) => typeof value === 'object' && value !== null
/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => isObject(value) && 'type' in value && typeof value.type === 'string'
