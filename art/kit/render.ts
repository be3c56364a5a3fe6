import { optimize } from 'svgo'
import { heroAnimationDelayMs, playFragment } from '@/lib/site'
import { planeNames } from '@/lib/story/pages'
import { colouringPage } from './outline'
import type { Scene } from './scene'
import { curves } from './simplify-curves'
import { group, serialize } from './svg'
import { bareGroups, fewDefs, openEnds, roundLines } from './svgo-plugins'

/*
 * Slow, small movement that ends by itself where it began, within `pictureAnimationMs` (lib/site.ts): what moves for
 * ever is painted for ever. None with reduced motion (WCAG 2.3.3).
 */
const motion = {
  // Open or closed and nothing between: a half-closed eye looks smug.
  blink:
    '.blink{transform-box:fill-box;transform-origin:center;animation:blink 3s steps(1) 2}@keyframes blink{93%{transform:scaleY(.1)}97%{transform:none}}',
  ear: '.ear{transform-origin:0 0;animation:ear 5s}@keyframes ear{0%,82%,to{transform:none}88%{transform:rotate(7deg)}94%{transform:rotate(-3deg)}}',
  wag: '.wag{transform-box:fill-box;transform-origin:0 100%;animation:wag 1.5s ease-in-out 4 alternate}@keyframes wag{to{transform:rotate(7deg)}}',
  drift:
    '.drift{animation:drift 3s ease-in-out 2 alternate}.late{animation-duration:2.5s}@keyframes drift{to{transform:translate(-26px,34px) rotate(40deg)}}',
  up: '.up{animation:up 5s}@keyframes up{5%,75%{transform:none}16%,65%{transform:translateY(-12px) rotate(4deg)}}',
}

/** The first movement waits; one that a visitor's act started does not. */
const waiting = `:root *{animation-delay:${heroAnimationDelayMs / 1000}s}:target *{animation-delay:0s}`

/** `story-05.svg#back` shows that plane alone; a browser without `:has()` shows the whole picture. */
const onePlane = ':has(>:target)>g:not(:target){display:none}'

/**
 * A colouring page is opened and printed by itself: on its side, with a margin. In a file of its own, because pages
 * that the site delivers apply no other inline styles than the build's.
 */
const printed = '<?xml-stylesheet href="../colouring.css"?>'

/** The content of a picture's file. Its ids are its own: the site shows files, and no picture is a part of a page. */
export function render({ width, height, title, outline: isOutline, stretch, waits, draw }: Scene) {
  const drawing = group({}, ...draw())
  const content = isOutline ? [colouringPage(drawing, width, height)] : drawing.children
  const body = content.map(serialize).join('')
  const rules = isOutline ? [] : Object.entries(motion).filter(([part]) => body.includes(`class="${part}`))
  const hasPlanes = planeNames.every((plane) => body.includes(`<g id="${plane}"`))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${stretch ? ' preserveAspectRatio="none"' : ''}>${title ? `<title>${title}</title>` : ''}${body}</svg>`
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      curves,
      openEnds,
      // Collapsing would put a class and a transform on one element, and the class's animation would replace the transform.
      // A group's transform stays on it: in each path of the group, coordinates become longer.
      {
        name: 'preset-default',
        params: {
          overrides: {
            collapseGroups: false,
            moveGroupAttrsToElems: false,
            cleanupIds: { preserve: [...planeNames] },
            // The writer's own order of attributes, and each move as it says it: both repeat more often than a matrix does.
            sortAttrs: false,
            convertTransform: { collapseIntoOne: false, matrixToTransform: false },
            // Whole units in paths: half a pixel or less where a picture is shown. All relative: it repeats more often.
            // Curves stay curves: arcs of whole units are off by more. A path that moves keeps its own small numbers.
            convertPathData: {
              floatPrecision: 0,
              utilizeAbsolute: false,
              // A dot stays a line without a length: not every browser draws a closed point.
              convertToZ: false,
              makeArcs: { threshold: 0, tolerance: 0 },
              applyTransforms: false,
            },
          },
        },
      },
      // Before paths are reused: a path in <defs> has its colour, and its <use> the ends of its lines.
      ...(isOutline ? [] : [roundLines]),
      // For the first screen's plain size; gzip does better with repetitions.
      ...(waits ? ['reusePaths' as const] : []),
      bareGroups,
      fewDefs,
    ],
  })
  const moving = [...rules.map(([, rule]) => rule), ...(waits ? [waiting] : [])].join('')
  const style = [
    ...(hasPlanes ? [onePlane] : []),
    ...(moving ? [`@media (prefers-reduced-motion:no-preference){${moving}}`] : []),
  ].join('')
  // Added last: SVGO does not understand keyframes inside a media query.
  if (style)
    return `${data.replace('>', `${waits ? ` id="${playFragment}"` : ''}><style>${style}</style>`)}\n`
  return `${isOutline ? printed : ''}${data}\n`
}
