/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import postcss, { type Container, type Declaration, type Rule } from 'postcss'

/* Rules for the style sheets of `app/` and `components/` (docs/architecture.md, “Critical CSS”). */

const read = (file: string) => readFileSync(file, 'utf8')
const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => file !== 'app/theme.css'),
)

test('style sheets are plain CSS: @apply is only for the recipes of the theme', () => {
  const recipes = [...read('app/theme.css').matchAll(/@utility ([\w-]+)/g)].map(([, name]) => name)
  const applied = files.flatMap((file) =>
    [...read(file).matchAll(/@apply ([^;]+);/g)].map(([, names]) => `${file}: ${names}`),
  )
  expect(applied.filter((use) => !recipes.some((recipe) => use.endsWith(`: ${recipe}`)))).toEqual([])
})

test('print rules are outside the layers, so that they override those for the screen', () => {
  const layered = files.flatMap((file) => {
    const found: string[] = []
    postcss.parse(read(file)).walkAtRules('layer', (layer) => {
      layer.walkAtRules('variant', ({ params, source }) => {
        if (params === 'print') found.push(`${file}:${source?.start?.line}`)
      })
    })
    return found
  })
  expect(layered).toEqual([])
})

/** Properties that a style sheet may set on another component's element: its place, size, visibility and parameters. */
const placing =
  /^(--.*|margin.*|position|inset.*|top|right|bottom|left|z-index|grid-(area|row|column).*|order|(place|align|justify)-self|flex(-(grow|shrink|basis))?|(min-|max-)?(width|height)|aspect-ratio|transform|transform-origin|translate|rotate|scale|float|visibility|break-.*|scroll-margin.*|scroll-snap-.*|page)$/

const findRule = (node: Container | undefined): Rule | undefined =>
  node === undefined || node.type === 'rule' ? (node as Rule | undefined) : findRule(node.parent as Container)

/** The selectors of a rule, with those of the rules around it. */
function listSelectors(rule: Rule): string[] {
  const outer = findRule(rule.parent as Container)
  if (!outer) return rule.selectors
  return listSelectors(outer).flatMap((parent) =>
    rule.selectors.map((own) => (own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`)),
  )
}

/** The classes of the element that a selector matches; if it has none, those of the nearest element before it. */
const listClasses = (selector: string) => {
  const plain = selector.replace(/:(?:not|has|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  const element = plain.split(/[\s>+~]+(?![^()]*\))/).findLast((one) => one.includes('.')) ?? ''
  return [...element.matchAll(/\.([\w-]+)/g)].map(([, name]) => String(name))
}

test('each class is styled in one style sheet; another one may only place its element and set custom properties', () => {
  const owners = new Map<string, Set<string>>()
  // Critical CSS repeats rules of the style sheet.
  for (const file of files.filter((name) => !name.startsWith('app/critical/')))
    postcss.parse(read(file)).walkDecls(({ prop, value, parent }: Declaration) => {
      const rule = findRule(parent as Container)
      if (!rule || placing.test(prop) || (prop === 'display' && value === 'none')) return
      for (const name of listSelectors(rule).flatMap(listClasses))
        owners.set(name, (owners.get(name) ?? new Set()).add(file))
    })
  const shared = [...owners].filter(([, sheets]) => sheets.size > 1)
  expect(shared.map(([name, sheets]) => `.${name}: ${[...sheets].join(', ')}`)).toEqual([])
  expect(owners.size).toBeGreaterThan(100)
})
