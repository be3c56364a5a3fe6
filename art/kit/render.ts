import { heroAnimationDelayMs, playFragment } from '@/lib/animation'
import { planeNames } from '@/lib/story/pages'
import { optimizeSvg } from './optimize'
import { toColouringPage } from './outline'
import type { Scene } from './scene'
import { group, serialize } from './svg'

/*
 * Animations are slow and small, end where they began, and stop within `pictureAnimationMs` (lib/animation.ts), because
 * endless ones keep the browser painting. With reduced motion there are none (WCAG 2.3.3).
 */

const animations = {
  // No intermediate steps: a half-closed eye looks smug.
  blink:
    '.blink{transform-box:fill-box;transform-origin:center;animation:blink 3s steps(1) 2}@keyframes blink{93%{scale:1 .1}97%{scale:1}}',
  ear: '.ear{animation:ear 5s}@keyframes ear{82%{rotate:0deg}88%{rotate:7deg}94%{rotate:-3deg}}',
  wag: '.wag{transform-box:fill-box;transform-origin:0 100%;animation:wag 1.5s ease-in-out 4 alternate}@keyframes wag{to{rotate:7deg}}',
  drift:
    '.drift{animation:drift 3s ease-in-out 2 alternate}.late{animation-duration:2.5s}@keyframes drift{to{translate:-26px 34px;rotate:40deg}}',
  rise: '.rise{animation:rise 2s ease-out}@keyframes rise{0%{opacity:0;translate:-50px 36px;scale:.7}}',
  up: '.up{animation:up 5s}@keyframes up{5%,75%{rotate:0deg;translate:0}16%,65%{rotate:4deg;translate:0 -12px}}',
}

/** The hero's first animation is delayed; a replay that the visitor triggers (`:target`) is not. */
const heroDelayRule = `:root *{animation-delay:${heroAnimationDelayMs / 1000}s}:target *{animation-delay:0s}`

/** `story-05.svg#back` shows that plane alone. Browsers without `:has()` show the whole picture. */
const showTargetPlane = ':has(>:target)>g:not(:target){display:none}'

/**
 * A colouring page is opened and printed by itself, in landscape. The style sheet is a separate file because the
 * site's content security policy allows no other inline styles.
 */
const printStyleSheet = '<?xml-stylesheet href="../colouring.css"?>'

/** The style sheet of a picture: single planes for the page turn, and animations. @param body SVG source */
function styleSheet(body: string, delaysAnimation: boolean): string {
  const hasPlanes = planeNames.every((plane) => body.includes(`<g id="${plane}"`))
  const rules = Object.entries(animations)
    .filter(([name]) => body.includes(`class="${name}`))
    .map(([, rule]) => rule)
  if (delaysAnimation) rules.push(heroDelayRule)
  const animation = rules.length ? `@media (prefers-reduced-motion:no-preference){${rules.join('')}}` : ''
  return (hasPlanes ? showTargetPlane : '') + animation
}

/**
 * The SVG file of a picture. Its ids only have to be unique within the file, because the site never inlines
 * pictures.
 */
export function render({
  width,
  height,
  title,
  isColouringPage,
  stretches,
  delaysAnimation = false,
  draw,
}: Scene): string {
  const drawing = group({}, ...draw())
  const content = isColouringPage ? [toColouringPage(drawing, width, height)] : drawing.children
  const body = content.map(serialize).join('')
  const svg = optimizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${stretches ? ' preserveAspectRatio="none"' : ''}>${title ? `<title>${title}</title>` : ''}${body}</svg>`,
    { isColouringPage, isOnFirstScreen: delaysAnimation },
  )
  if (isColouringPage) return `${printStyleSheet}${svg}\n`
  const style = styleSheet(body, delaysAnimation)
  if (!style) return `${svg}\n`
  // Added after SVGO, which does not understand keyframes inside a media query.
  return `${svg.replace('>', `${delaysAnimation ? ` id="${playFragment}"` : ''}><style>${style}</style>`)}\n`
}
