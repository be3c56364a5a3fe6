import { readFileSync } from 'node:fs'
import { optimize } from '@tailwindcss/node'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

const comp = async (dir) => {
  const { css } = await postcss([tailwind({ base: dir, optimize: false })]).process(
    readFileSync(dir + '/app/globals.css', 'utf8'),
    { from: dir + '/app/globals.css' },
  )
  return css
}
const a = await comp('/tmp/before'),
  b = await comp('/work/wt/css')
const vars = new Map()
for (const css of [a, b])
  for (const m of css.matchAll(
    /^\s*(--(?:spacing|text-[\w-]+|radius-[\w-]+|color-[\w-]+|font-weight-\w+|container-\w+)):\s*([^;]+);/gm,
  ))
    vars.set(m[1], m[2])
const norm = (css) => {
  let s = css
  for (let i = 0; i < 3; i++)
    s = s.replace(
      /var\((--(?:spacing|text-[\w-]+|radius-[\w-]+|color-white|leading-\w+))\)/g,
      (m, n) => vars.get(n) ?? m,
    )
  const out = optimize(s, { minify: true }).code
  const root = postcss.parse(out)
  const r = []
  root.walkRules((x) => {
    if (/keyframes/.test(x.parent.name ?? '')) return
    let path = ''
    for (let p = x.parent; p && p.type !== 'root'; p = p.parent) path = `@${p.name} ${p.params}/` + path
    for (const s of x.selectors)
      r.push([
        path + s,
        x.nodes
          .filter((n) => n.type === 'decl')
          .map((n) => n.prop + ':' + n.value)
          .sort()
          .join(';'),
      ])
  })
  return r
}
const group = (r) => {
  const m = new Map()
  for (const [k, v] of r) m.set(k, (m.get(k) ?? '') + '|' + v)
  return m
}
const A = group(norm(a)),
  B = group(norm(b))
let d = 0
for (const [k, v] of A)
  if (B.get(k) !== v && !/layer theme/.test(k)) {
    if (d++ < 40) console.log(k, '\n  -', v, '\n  +', B.get(k))
  }
for (const k of B.keys()) if (!A.has(k)) console.log('new', k)
console.log(
  'differences',
  d,
  'bytes',
  optimize(a, { minify: true }).code.length,
  optimize(b, { minify: true }).code.length,
)
