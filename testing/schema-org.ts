import { readFileSync } from 'node:fs'

/*
 * Checks values against schema.org's vocabulary, read from the types of schema-dts. Unlike those types, this also covers
 * nodes with two types.
 */
const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')

const types: Map<string, { parents: string[]; properties: Set<string> }> = new Map()
for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
  /interface (\w+?)(?:Base|Leaf) extends ([^{]+) \{\n(.*?)\n\}/gs,
)) {
  const known = types.get(name) ?? { parents: [], properties: new Set() }
  known.parents.push(...[...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent))
  for (const [, property = ''] of body.matchAll(/^ {4}"([^"@][^"]*)"\?:/gm)) known.properties.add(property)
  types.set(name, known)
}

const hasProperty = (type: string, property: string, seen = new Set()): boolean => {
  const known = types.get(type)
  if (!known || seen.has(type)) return false
  seen.add(type)
  return known.properties.has(property) || known.parents.some((parent) => hasProperty(parent, property, seen))
}

/**
 * Finds unknown types in a JSON-LD value, and properties that none of a node's types has. One line for each.
 */
export function findUnknownTerms(value: unknown, path: string = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnknownTerms(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@graph': graph, ...fields } = value as Record<string, unknown>
  if (graph) return findUnknownTerms(graph, path)
  const nodeTypes = [type ?? []].flat().map(String)
  const properties = Object.entries(fields).filter(([name]) => !name.startsWith('@'))
  return [
    ...nodeTypes.filter((name) => !types.has(name)).map((name) => `${path}: there is no type ${name}`),
    ...properties
      .filter(([name]) => !nodeTypes.some((nodeType) => hasProperty(nodeType, name)))
      .map(([name]) => `${path}: ${nodeTypes.join(' and ')} has no property ${name}`),
    ...properties.flatMap(([name, inner]) => findUnknownTerms(inner, `${path}.${name}`)),
  ]
}
