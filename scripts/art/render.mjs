import { optimize } from 'svgo'
import { colours, el, group, outline, serialize } from './svg.mjs'

/* Slow, small movement; none with reduced motion (WCAG 2.3.3). */
const motion = {
  blink:
    '.blink{transform-box:fill-box;transform-origin:center;animation:blink 6s infinite}@keyframes blink{0%,96%,to{transform:none}98%{transform:scaleY(.1)}}',
  ear: '.ear{transform-origin:0 0;animation:ear 9s infinite}@keyframes ear{0%,90%,to{transform:none}93%{transform:rotate(7deg)}96%{transform:rotate(-3deg)}}',
  wag: '.wag{transform-box:fill-box;transform-origin:0 100%;animation:wag 3s ease-in-out infinite alternate}@keyframes wag{to{transform:rotate(7deg)}}',
  drift:
    '.drift{animation:drift 9s ease-in-out infinite alternate}.late{animation-delay:-4s}@keyframes drift{to{transform:translate(-26px,34px) rotate(40deg)}}',
}

/** How often a movement is repeated in a picture that comes to rest within ten seconds. @type {Record<string, number>} */
const restAfter = { blink: 1, ear: 1, wag: 2, drift: 1 }

/**
 * The content of a picture's file.
 * @param {string} name of the file, without extension; the prefix of its ids and classes
 * @param {import('./scenes.mjs').Scene} scene
 */
export function render(name, { width, height, title, outline: isOutline, stretch, rests, draw }) {
  const drawing = group({}, ...draw())
  const content = isOutline
    ? [el('rect', { width, height, fill: '#fff' }), el('g', pen, outline(drawing)), frame(width, height)]
    : drawing.children
  const body = content.map(serialize).join('')
  const rules = isOutline ? [] : Object.entries(motion).filter(([part]) => body.includes(`class="${part}`))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${stretch ? ' preserveAspectRatio="none"' : ''}>${title ? `<title>${title}</title>` : ''}${body}</svg>`
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      // Collapsing would put a class and a transform on one element, and the class's animation would replace the transform.
      { name: 'preset-default', params: { overrides: { collapseGroups: false } } },
      'reusePaths',
      { name: 'prefixIds', params: { prefix: name, delim: '-' } },
    ],
  })
  const style = rules
    .map(([part, rule]) => (rests ? rule.replace(' infinite', ` ${restAfter[part] ?? 1}`) : rule))
    .map((rule) =>
      rule.replaceAll(/(?<=[.@:]|keyframes |animation:)(blink|ear|wag|drift|late)\b/g, `${name}-$1`),
    )
    .join('')
  // Added last: SVGO does not understand keyframes inside a media query.
  return `${style ? data.replace('>', `><style>@media (prefers-reduced-motion:no-preference){${style}}</style>`) : data}\n`
}

const pen = { fill: '#fff', stroke: colours.ink, 'stroke-width': 4, 'stroke-linejoin': 'round' }

/** The border of a colouring page. @param {number} width @param {number} height */
const frame = (width, height) =>
  el('rect', {
    x: 3,
    y: 3,
    width: width - 6,
    height: height - 6,
    fill: 'none',
    stroke: colours.ink,
    'stroke-width': 6,
  })
