import { minifySync } from '@swc/core'

/** A script, minified. Throws if it is not valid JavaScript. @param {string} code */
export const minified = (code) =>
  minifySync(code, { compress: true, mangle: true, module: false }).code.replace(/;$/, '')

/** The step that minifies a page's own inline scripts. @param {import('./page.mjs').Page} page @returns {import('./edits.mjs').Edit[]} */
export const ownScriptsMinified = ({ html, scripts }) =>
  scripts
    .filter(({ kind, content }) => kind === 'own' && content !== '')
    .map(({ start, content }) => {
      const from = html.indexOf('>', start) + 1
      return { start: from, end: from + content.length, by: [minified(content)] }
    })
