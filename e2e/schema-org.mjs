import { readFileSync } from 'node:fs'

/*
 * schema.org's vocabulary, read from the types that schema-dts generates of it: at run time, unlike those,
 * it also sees nodes of two types and whatever passed through a loose type on its way.
 */
const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')

/** @type {Map<string, { parents: string[], properties: Set<string> }>} */
const types = new Map()
for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
  /interface (\w+?)(?:Base|Leaf) extends ([^{]+) \{\n(.*?)\n\}/gs,
)) {
  const known = types.get(name) ?? { parents: [], properties: new Set() }
  known.parents.push(...[...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent))
  for (const [, property = ''] of body.matchAll(/^ {4}"([^"@][^"]*)"\?:/gm)) known.properties.add(property)
  types.set(name, known)
}

/** @param {string} type @param {string} property @returns {boolean} */
const allows = (type, property, seen = new Set()) => {
  const known = types.get(type)
  if (!known || seen.has(type)) return false
  seen.add(type)
  return known.properties.has(property) || known.parents.some((parent) => allows(parent, property, seen))
}

/**
 * What in a JSON-LD value is not schema.org's: types that do not exist, properties that none of a node's
 * types has. One line each.
 * @param {unknown} value @param {string} [path]
 * @returns {string[]}
 */
export function foreignTerms(value, path = '') {
  if (Array.isArray(value)) return value.flatMap((item, index) => foreignTerms(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@graph': graph, ...fields } = /** @type {Record<string, unknown>} */ (value)
  if (graph) return foreignTerms(graph, path)
  const nodeTypes = [type ?? []].flat().map(String)
  const properties = Object.entries(fields).filter(([name]) => !name.startsWith('@'))
  return [
    ...nodeTypes.filter((name) => !types.has(name)).map((name) => `${path}: there is no type ${name}`),
    ...properties
      .filter(([name]) => !nodeTypes.some((nodeType) => allows(nodeType, name)))
      .map(([name]) => `${path}: ${nodeTypes.join(' and ')} has no property ${name}`),
    ...properties.flatMap(([name, inner]) => foreignTerms(inner, `${path}.${name}`)),
  ]
}
