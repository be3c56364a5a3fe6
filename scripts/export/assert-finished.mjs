import { startOf } from './defer-scripts.mjs'

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./rows.mjs').Row} Row */

/** @param {string} file @param {(string | false | undefined)[]} problems */
function stopAt(file, problems) {
  const lines = problems.filter((problem) => typeof problem === 'string')
  if (lines.length > 0) throw new Error([`out/${file}:`, ...lines].join('\n- '))
}

/**
 * Stops the build where a page, as Next wrote it, lacks what the steps need. Says what, and what to do.
 * @param {Page} page @param {Row} row
 */
export function assertFound(page, { startsScripts }) {
  const start = startOf(page)
  const needed = startsScripts && {
    'no script of the page is the bundler’s runtime (turbopack-*.js)': start.runtime,
    'no inline script brings flight data (self.__next_f.push)': start.hasFlightData,
  }
  stopAt(page.file, [
    ...Object.entries(needed || {}).map(
      ([problem, found]) =>
        !found &&
        `${problem}. Next writes it in another way now: see scripts/export/markers.mjs. The page has ${start.files.join(', ') || 'no script files'}.`,
    ),
    startsScripts &&
      start.dictionary === undefined &&
      'no preload of the dictionary (<link rel="preload" as="fetch">). Look at preload() in app/(landing)/[[...locale]]/layout.tsx.',
    page.firstScreenEnd === undefined &&
      'no element has data-ends-first-screen. Mark where the first screen ends, as components/sections/hero.tsx does.',
    !page.links.some(({ rel }) => rel === 'stylesheet') &&
      'no <link rel="stylesheet">. Look how Next brings the styles now, and at scripts/export/first-screen.mjs.',
  ])
}

/**
 * Stops the build where the steps have left something in a page that React, Next or the bundler wrote for
 * themselves, or where the page does not end as its row says. Says what, and what to do.
 * @param {Page} page as it is delivered, read again
 * @param {Row} row
 */
export function assertFinished(page, { startsScripts }) {
  const short = (/** @type {string} */ text) => JSON.stringify(text.slice(0, 60))
  const starters = page.scripts.filter(({ start }) =>
    page.html.startsWith('<script data-own="" data-src=', start),
  )
  stopAt(page.file, [
    ...page.streaming.map(
      (mark) =>
        `${mark} is left of React’s streaming. See scripts/export/boundaries.mjs; "$!" or "$~": a component failed, or did not end, while prerendering.`,
    ),
    page.streamingAttributes.length > 0 &&
      'a vt-… attribute of React is left, which is not valid HTML. See scripts/export/boundaries.mjs.',
    ...page.scripts.map(({ kind, src, content }) => {
      if (kind === 'next')
        return `a script of Next is left: ${src ?? short(content)}. See scriptsTaken in scripts/export/defer-scripts.mjs.`
      if (kind === 'react')
        return `a script of React’s streaming is left: ${short(content)}. See scripts/export/boundaries.mjs.`
      if (kind === 'unknown')
        return `nobody knows the script ${short(content)}. If it is ours, give it data-own; if React or Next write it now, add it to scripts/export/markers.mjs.`
      return kind === 'old' && !startsScripts && `the script ${src} is left in a page that starts none.`
    }),
    ...page.links.map(
      ({ rel, as, href }) =>
        (rel === 'modulepreload' || (rel === 'preload' && ['script', 'fetch'].includes(as))) &&
        `a preload of ${href} is left. See scriptsTaken in scripts/export/defer-scripts.mjs.`,
    ),
    starters.length !== Number(startsScripts) &&
      `${starters.length} scripts start the others; its row in scripts/export/rows.mjs asks for ${Number(startsScripts)}.`,
  ])
}
