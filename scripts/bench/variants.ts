/** An export, as it is or with changes. */
export interface Variant {
  folder: string
  /** Changes a text file of the export when it is served. */
  edit?: (text: string, file: string) => string
}
type Edit = (text: string) => string

const forFiles =
  (extension: string, edit: Edit): Variant['edit'] =>
  (text, file) =>
    file.endsWith(extension) ? edit(text) : text

/** Edits pages, and removes the policy and the hashes that forbid it. Throws if there is nothing to edit. */
const forPages = (edit: Edit) =>
  forFiles('.html', (html) => {
    const edited = edit(html)
    if (edited === html) throw new Error(`A page has changed: scripts/bench/variants.ts must follow. ${edit}`)
    return edited.replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>| integrity="[^"]*"/g, '')
  })

export const removeScripts = forPages((html) =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<\/?noscript[^>]*>/g, ''),
)

const deferred = /<noscript id="deferred">(.*?)(<link rel="stylesheet"[^>]*>)<\/noscript>/s
const insertInHead = (html: string, text = '') => html.replace('<style>', () => `${text}<style>`)
const addScript = (code: string) =>
  forPages((html) => html.replace(deferred, (all) => `${all}<script>${code}</script>`))

/**
 * Our export without single tricks, by the trick's name (docs/performance.md).
 * @param out folder of our export
 */
export function listTricks(out: string): Record<string, Variant> {
  const edits = {
    'critical CSS in the page, not one style sheet': forPages((html) =>
      html.replace(/<style>.*?<\/style>/s, () => deferred.exec(html)?.[2] ?? ''),
    ),
    'fonts after the first paint, not preloaded': forPages((html) =>
      insertInHead(html, deferred.exec(html)?.[1]),
    ),
    'scripts at the first interaction, not in the head': forPages((html) =>
      insertInHead(
        html,
        `<script type="module" src="${/data-scripts="([^\s"]+)/.exec(html)?.[1]}"></script>`,
      ),
    ),
    'scripts at the first interaction, not after load': addScript(
      'addEventListener("load",()=>dispatchEvent(new Event("touchstart")))',
    ),
    'scripts fetched into the cache before the first interaction': addScript(
      'const get=fetch;fetch=(url,options)=>/[.]js$/.test(url)?Promise.reject():get(url,options)',
    ),
    'scripts after the paint that answers the touch': addScript('requestAnimationFrame=(act)=>act()'),
    'the hero’s picture still for 2.5 s': forFiles('.svg', (svg) =>
      svg.replace(/:root \*\{animation-delay:[^}]*\}/, ''),
    ),
  }
  return Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, { folder: out, edit }]))
}
