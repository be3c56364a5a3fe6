import { parseSync } from '@swc/core'

/** The properties that are read of SWC's nodes of all types. */
export interface Node {
  type: string
  span: { start: number }
  /** number of a variable's scope: distinguishes variables with the same name */
  ctxt?: number
  /** text of a literal or a name; node of a property's value */
  value?: string | Node
  /** text of a part of a template */
  cooked?: string
  expression?: Node
  argument?: Node
  object?: Node
  property?: Node
  base?: Node
  callee?: Node
  id?: Node
  init?: Node
  left?: Node
  right?: Node
  consequent?: Node
  alternate?: Node
  key?: Node
  pat?: Node
  typeAnnotation?: Node
  typeName?: Node
  arguments?: Node[]
  params?: Node[]
  properties?: Node[]
  /** null where a list has a hole */
  elements?: (Node | null)[]
  expressions?: Node[]
  quasis?: Node[]
  declarations?: Node[]
}

/** The statements of a TypeScript file. Throws if it can't be parsed. */
export function parse(path: string, code: string) {
  try {
    const { body } = parseSync(code, { syntax: 'typescript', tsx: path.endsWith('x') })
    return body as unknown as Node[]
  } catch (error) {
    throw new Error(`${path} is not valid TypeScript: correct it.`, { cause: error })
  }
}

/** Offset of a node in its text; SWC counts bytes, from 1. */
export const offsetOf = (code: string, node: Node) =>
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

/** An expression without types, `await` and parentheses around it. */
export const unwrap = (node: Node | undefined): Node | undefined =>
  node && wrappers.includes(node.type) ? unwrap(node.expression ?? node.argument) : node

/** Whether an expression is the result of a promise. */
export const isAwaited = (node: Node | undefined): boolean =>
  node?.type === 'AwaitExpression' || (wrappers.includes(node?.type ?? '') && isAwaited(node?.expression))

/** The text of a literal or a name. */
export const textOf = (node: Node | undefined) => (typeof node?.value === 'string' ? node.value : undefined)

/** A key that is unique to a variable. @param node the variable's name */
export const variable = (node: Node) => `${textOf(node)}#${node.ctxt}`

/** The parts of an object pattern: name of the property, pattern that it is assigned to. */
export const partsOf = (pattern: Node): { name: string; target: Node }[] =>
  (pattern.properties ?? []).flatMap(({ type, key, value }) => {
    const name = textOf(key)
    const target = type === 'KeyValuePatternProperty' && typeof value === 'object' ? value : key
    return name && target ? [{ name, target: target.left ?? target }] : []
  })

/** The value of a property of an object literal. */
export const propertyOf = (object: Node, name: string): Node | undefined => {
  const value = object.properties?.find(({ key }) => textOf(key) === name)?.value
  return typeof value === 'object' ? value : undefined
}

/** The child nodes of a node, without types. */
export const childrenOf = (node: Node) =>
  (Object.values(node).flat() as unknown[])
    // Arguments and array elements are wrapped in an object with the expression.
    .map((child) =>
      isObject(child) && !('type' in child) && 'expression' in child ? child.expression : child,
    )
    .filter((child) => isNode(child))
    .filter(({ type }) => !type.startsWith('Ts') || wrappers.includes(type))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isNode = (value: unknown): value is Node =>
  isObject(value) && 'type' in value && typeof value.type === 'string'
