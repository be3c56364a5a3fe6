import { startOf } from './defer-scripts.mjs'

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./rows.mjs').Row} Row */

/** @param {string} file @param {(string | false | undefined)[]} problems */
function stopAt(file, problems) {
  const lines = problems.filter((problem) => typeof problem === 'string')
  if (lines.length > 0) throw new Error([`out/${file}:`, ...lines].join('\n- '))
}

/**
 * Throws if a page, as Next wrote it, lacks what the steps need. The error says what is missing and what to do.
 * @param {Page} page @param {Omit<Row, 'hasLandingBlock'>} row
 */
export function assertFound(page, { startsScripts }) {
  const start = startOf(page)
  const needed = startsScripts && {
    'no script of the page is the bundler’s runtime (turbopack-*.js)': start.runtime,
    'no inline script names the modules that run first (TURBOPACK, runtimeModuleIds)': start.entry,
    'no inline script contains flight data (self.__next_f.push)': start.hasFlightData,
  }
  stopAt(page.file, [
    ...Object.entries(needed || {}).map(
      ([problem, found]) =>
        !found &&
        `${problem}. Next's output has changed: see scripts/export/markers.mjs. The page has ${start.files.join(', ') || 'no script files'}.`,
    ),
    startsScripts &&
      start.dictionary === undefined &&
      'no preload of the dictionary (<link rel="preload" as="fetch">). Look at preload() in app/(landing)/[[...locale]]/layout.tsx, or app/(files)/[slug]/layout.tsx.',
    page.firstScreenEnd === undefined &&
      'no element has data-ends-first-screen. Mark where the first screen ends, as components/sections/hero.tsx does.',
    !page.links.some(({ rel }) => rel === 'stylesheet') &&
      'no <link rel="stylesheet">. Check how Next includes the styles now, and scripts/export/first-screen.mjs.',
  ])
}

/**
 * Throws if a page still contains a private marker of React, Next or the bundler after the steps, or if it does
 * not start scripts as its row says. The error says what is left and what to do.
 * @param {Page} page as it is delivered, parsed again
 * @param {Omit<Row, 'hasLandingBlock'>} row
 */
export function assertFinished(page, { startsScripts }) {
  const short = (/** @type {string} */ text) => JSON.stringify(text.slice(0, 60))
  const starters = page.scripts.filter(({ start }) =>
    page.html.startsWith('<script data-own="" data-src=', start),
  )
  stopAt(page.file, [
    ...page.streaming.map(
      (mark) =>
        `${mark} of React’s streaming is left. See scripts/export/boundaries.mjs; "$!" or "$~": a component failed, or did not finish, while prerendering.`,
    ),
    page.streamingAttributes.length > 0 &&
      'a vt-… attribute of React is left, which is not valid HTML. See scripts/export/boundaries.mjs.',
    ...page.scripts.map(({ kind, src, content }) => {
      if (kind === 'next')
        return `a script of Next is left: ${src ?? short(content)}. See scriptsRemoved in scripts/export/defer-scripts.mjs.`
      if (kind === 'react')
        return `a script of React’s streaming is left: ${short(content)}. See scripts/export/boundaries.mjs.`
      if (kind === 'unknown')
        return `unknown script ${short(content)}. If it is ours, add data-own to it; if React or Next write it now, add it to scripts/export/markers.mjs.`
      return (
        kind === 'old' &&
        `the script ${src} for old browsers is left. See scriptsRemoved in scripts/export/defer-scripts.mjs.`
      )
    }),
    ...page.links.map(
      ({ rel, as, href }) =>
        (rel === 'modulepreload' || (rel === 'preload' && ['script', 'fetch'].includes(as))) &&
        `a preload of ${href} is left. See scriptsRemoved in scripts/export/defer-scripts.mjs.`,
    ),
    starters.length !== Number(startsScripts) &&
      `${starters.length} scripts start the others; its row in scripts/export/rows.mjs requires ${Number(startsScripts)}.`,
  ])
}
