import { placeAt } from './parse.mjs'
import {
  bare,
  childrenOf,
  isAwaited,
  offsetOf,
  parse,
  partsOf,
  propertyOf,
  textOf,
  variable,
} from './syntax.mjs'

/** @import { Node } from './syntax.mjs' */
/** @typedef {{ pattern: string, path: string, line: number, column: number }} Use `*` stands for one part of a key */

const translatorMakers = ['useTranslations', 'getTranslations']
const loops = ['map', 'flatMap', 'forEach']
const forms = ['rich', 'markup', 'raw', 'has']

/** Every start with every end. @param {string[]} starts @param {string[]} ends @param {string} [between] */
const joined = (starts, ends, between = '') =>
  starts.flatMap((start) => ends.map((end) => [start, end].filter(Boolean).join(between)))

/**
 * The messages that one source text asks for, read from its syntax tree: calls of translators
 * (`const t = useTranslations('book')`), and parts of dictionaries (`const { meta } = messages`). Keys may be
 * made of constant lists: `['a', 'b'].map((id) => t(id))` asks for `a` and `b`. What else goes into a key is
 * `*`; a key of which nothing is known is left out.
 * @param {string} path @param {string} code @returns {Use[]}
 */
export function usesIn(path, code) {
  /** @type {Use[]} */
  const uses = []
  /** Namespaces of translators. @type {Map<string, string>} */
  const translators = new Map()
  /** Keys of the parts of the dictionary that variables hold; '' is the whole of it. @type {Map<string, string[]>} */
  const parts = new Map()
  /** What the elements of constant lists are. @type {Map<string, Node[]>} */
  const lists = new Map()
  /** What a variable is, one time after another. @type {Map<string, Node[]>} */
  const members = new Map()

  /** @param {string[]} patterns @param {Node} node */
  const add = (patterns, node) => {
    for (const pattern of patterns.filter(Boolean))
      uses.push({ pattern, path, ...placeAt(code, offsetOf(code, node)) })
  }

  /** The texts that an expression can be. @param {Node | undefined} node @returns {string[]} */
  const textsOf = (node) => {
    const it = bare(node)
    if (it?.type === 'StringLiteral') return [textOf(it) ?? '*']
    if (it?.type === 'ConditionalExpression') return [...textsOf(it.consequent), ...textsOf(it.alternate)]
    if (it?.type === 'Identifier') return members.get(variable(it))?.flatMap(textsOf) ?? ['*']
    if (it?.type !== 'TemplateLiteral') return ['*']
    return (it.quasis ?? []).reduce(
      (texts, { cooked = '' }, index) => {
        const hole = it.expressions?.[index]
        return joined(joined(texts, [cooked]), hole ? textsOf(hole) : [''])
      },
      [''],
    )
  }

  /** The keys that an expression stands for, if it is of the dictionary. @param {Node | undefined} node @returns {string[] | undefined} */
  const keysOf = (node) => {
    const it = bare(node)
    if (it?.type === 'Identifier') return parts.get(variable(it))
    if (it?.type === 'CallExpression') {
      const isDictionary = textOf(it.callee) === (isAwaited(node) ? 'loadMessages' : 'useMessages')
      return isDictionary ? [''] : undefined
    }
    if (it?.type === 'OptionalChainingExpression') return keysOf(it.base)
    const starts = it?.type === 'MemberExpression' ? keysOf(it.object) : undefined
    const { property } = it ?? {}
    return (
      starts &&
      joined(
        starts,
        property?.type === 'Computed' ? textsOf(property.expression) : [textOf(property) ?? '*'],
        '.',
      )
    )
  }

  /** @param {Node | undefined} node @returns {Node[] | undefined} */
  const itemsOf = (node) => {
    const it = bare(node)
    if (it?.type === 'Identifier') return lists.get(variable(it))
    return it?.type === 'ArrayExpression'
      ? it.elements?.flatMap((element) => element?.expression ?? [])
      : undefined
  }

  /** @param {Node} pattern @param {string[]} keys */
  const bindKeys = (pattern, keys) => {
    if (pattern.type === 'Identifier') parts.set(variable(pattern), keys)
    for (const { name, target } of partsOf(pattern)) bindKeys(target, joined(keys, [name], '.'))
  }

  /** @param {Node} pattern @param {Node[]} items */
  const bindItems = (pattern, items) => {
    if (pattern.type === 'Identifier') members.set(variable(pattern), items)
    for (const { name, target } of partsOf(pattern)) {
      const values = items.flatMap((item) => propertyOf(item, name) ?? [])
      if (values.length === items.length) bindItems(target, values)
    }
  }

  /** @param {Node} declarator */
  const declare = ({ id, init }) => {
    const value = bare(init)
    if (!id || !value) return
    if (translatorMakers.includes(textOf(value.callee) ?? ''))
      translators.set(variable(id), textOf(value.arguments?.[0]?.expression) ?? '')
    const keys = keysOf(init)
    if (keys) bindKeys(id, keys)
    const items = itemsOf(value)
    if (items) lists.set(variable(id), items)
  }

  /** @param {Node} call */
  const visitCall = (call) => {
    const { callee } = call
    const first = call.arguments?.[0]?.expression
    const isForm = forms.includes(textOf(callee?.property) ?? '')
    const translator = isForm ? callee?.object : callee
    const namespace = translator && translators.get(variable(translator))
    if (namespace !== undefined)
      add(
        joined(
          [namespace],
          textsOf(first).filter((text) => text !== '*'),
          '.',
        ),
        call,
      )
    const items = loops.includes(textOf(callee?.property) ?? '') ? itemsOf(callee?.object) : undefined
    const item = first?.params?.[0]
    if (items && item) bindItems(item.pat ?? item, items)
  }

  /** @param {Node} node */
  const visit = (node) => {
    if (node.type === 'CallExpression') visitCall(node)
    const isTyped = textOf(node.typeAnnotation?.typeAnnotation?.typeName) === 'Messages'
    if (isTyped) bindKeys(node, [''])
    else if (node.type === 'VariableDeclarator') {
      // A part with a name of its own is a use where the name is used.
      if (node.init && !keysOf(node.init)) visit(node.init)
      return declare(node)
    }
    const keys = isTyped ? undefined : keysOf(node)
    if (keys) add(keys, node)
    // Of a chain only the whole is a use, and what stands in its brackets.
    else if (!isTyped) for (const child of childrenOf(node)) visit(child)
    if (keys)
      for (let at = bare(node); at; at = at.object) if (at.property?.expression) visit(at.property.expression)
  }
  for (const statement of parse(path, code)) visit(statement)
  return uses
}
