import { placeAt } from './parse'
import type { Node } from './syntax'
import {
  childrenOf,
  isAwaited,
  offsetOf,
  parse,
  partsOf,
  propertyOf,
  textOf,
  unwrap,
  variable,
} from './syntax'
/** `*` stands for one part of a key */
export type Use = { pattern: string; path: string; line: number; column: number }

const translatorMakers = ['useTranslations', 'getTranslations']
const loops = ['map', 'flatMap', 'forEach']
const forms = ['rich', 'markup', 'raw', 'has']

/** All combinations of a start and an end. */
const joined = (starts: string[], ends: string[], between: string = '') =>
  starts.flatMap((start) => ends.map((end) => [start, end].filter(Boolean).join(between)))

/**
 * The messages that one source file uses, from its syntax tree: calls of translators
 * (`const t = useTranslations('book')`), and parts of messages (`const { meta } = messages`). Keys may be
 * built from constant lists: `['a', 'b'].map((id) => t(id))` uses `a` and `b`. Other parts of a key are `*`; a
 * key of which nothing is known is left out.
 */
export function usesIn(path: string, code: string): Use[] {
  const uses: Use[] = []
  /** Namespaces of translators. */
  const translators: Map<string, string> = new Map()
  /** Keys of the messages in variables; '' is all messages. */
  const parts: Map<string, string[]> = new Map()
  /** Elements of constant lists, by variable. */
  const lists: Map<string, Node[]> = new Map()
  /** Values of loop variables, one for each iteration. */
  const members: Map<string, Node[]> = new Map()

  const add = (patterns: string[], node: Node) => {
    for (const pattern of patterns.filter(Boolean))
      uses.push({ pattern, path, ...placeAt(code, offsetOf(code, node)) })
  }

  /** The possible texts of an expression. */
  const textsOf = (node: Node | undefined): string[] => {
    const inner = unwrap(node)
    if (inner?.type === 'StringLiteral') return [textOf(inner) ?? '*']
    if (inner?.type === 'ConditionalExpression')
      return [...textsOf(inner.consequent), ...textsOf(inner.alternate)]
    if (inner?.type === 'Identifier') return members.get(variable(inner))?.flatMap(textsOf) ?? ['*']
    if (inner?.type !== 'TemplateLiteral') return ['*']
    return (inner.quasis ?? []).reduce(
      (texts, { cooked = '' }, index) => {
        const expression = inner.expressions?.[index]
        return joined(joined(texts, [cooked]), expression ? textsOf(expression) : [''])
      },
      [''],
    )
  }

  /** The message keys of an expression, if its value is messages. */
  const keysOf = (node: Node | undefined): string[] | undefined => {
    const inner = unwrap(node)
    if (inner?.type === 'Identifier') return parts.get(variable(inner))
    if (inner?.type === 'CallExpression') {
      const isMessages = textOf(inner.callee) === (isAwaited(node) ? 'loadMessages' : 'useMessages')
      return isMessages ? [''] : undefined
    }
    if (inner?.type === 'OptionalChainingExpression') return keysOf(inner.base)
    const starts = inner?.type === 'MemberExpression' ? keysOf(inner.object) : undefined
    const { property } = inner ?? {}
    return (
      starts &&
      joined(
        starts,
        property?.type === 'Computed' ? textsOf(property.expression) : [textOf(property) ?? '*'],
        '.',
      )
    )
  }

  const itemsOf = (node: Node | undefined): Node[] | undefined => {
    const inner = unwrap(node)
    if (inner?.type === 'Identifier') return lists.get(variable(inner))
    return inner?.type === 'ArrayExpression'
      ? inner.elements?.flatMap((element) => element?.expression ?? [])
      : undefined
  }

  const bindKeys = (pattern: Node, keys: string[]) => {
    if (pattern.type === 'Identifier') parts.set(variable(pattern), keys)
    for (const { name, target } of partsOf(pattern)) bindKeys(target, joined(keys, [name], '.'))
  }

  const bindItems = (pattern: Node, items: Node[]) => {
    if (pattern.type === 'Identifier') members.set(variable(pattern), items)
    for (const { name, target } of partsOf(pattern)) {
      const values = items.flatMap((item) => propertyOf(item, name) ?? [])
      if (values.length === items.length) bindItems(target, values)
    }
  }

  const declare = ({ id, init }: Node) => {
    const value = unwrap(init)
    if (!id || !value) return
    if (translatorMakers.includes(textOf(value.callee) ?? ''))
      translators.set(variable(id), textOf(value.arguments?.[0]?.expression) ?? '')
    const keys = keysOf(init)
    if (keys) bindKeys(id, keys)
    const items = itemsOf(value)
    if (items) lists.set(variable(id), items)
  }

  const visitCall = (call: Node) => {
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

  const visit = (node: Node) => {
    if (node.type === 'CallExpression') visitCall(node)
    const isTyped = textOf(node.typeAnnotation?.typeAnnotation?.typeName) === 'Messages'
    if (isTyped) bindKeys(node, [''])
    else if (node.type === 'VariableDeclarator') {
      // A part that is assigned to a variable counts as used where the variable is used.
      if (node.init && !keysOf(node.init)) visit(node.init)
      return declare(node)
    }
    const keys = isTyped ? undefined : keysOf(node)
    if (keys) add(keys, node)
    // Of a chain such as `a.b[c]` only the whole is a use, and the expressions in its brackets.
    else if (!isTyped) for (const child of childrenOf(node)) visit(child)
    if (keys)
      for (let at = unwrap(node); at; at = at.object)
        if (at.property?.expression) visit(at.property.expression)
  }
  for (const statement of parse(path, code)) visit(statement)
  return uses
}
