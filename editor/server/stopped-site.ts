import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Finding } from '../../checks/findings'
import { createCheckTranslator } from '../../checks/strings'
import { createEditorTranslator, type Language } from '../strings'

/*
 * The page in place of the site while a message file has a mistake with which the site can't be shown. Otherwise Next would
 * show its error overlay, which names no text and is in English.
 */

/** The findings after which a page fails, or shows the key of a text instead of the text. */
const stoppingCodes: Finding['code'][] = [
  'notJson',
  'notObject',
  'kind',
  'missing',
  'openBrace',
  'emptyBraces',
  'wrongBraces',
  'wrongPlural',
  'wrongTag',
  'openTag',
  'notFilled',
  'extra',
]
const fileCodes = ['notJson', 'notObject']

/** Finds the mistakes that stop the site. */
export const findStoppingFindings = (findings: Finding[]) =>
  findings.filter(({ code }) => stoppingCodes.includes(code))

/** Reloads the page once the findings change; restores a file when its button is pressed. */
const script = `
  const read = async (path) => (await fetch(path, { headers: { accept: 'text/html' } })).text()
  const first = read(location.href)
  setInterval(async () => (await read(location.href)) === (await first) || location.reload(), 2000)
  document.addEventListener('click', async ({ target: { dataset: { path } } }) => {
    if (!path) return
    const editor = new DOMParser().parseFromString(await read('/edit'), 'text/html')
    const token = editor.querySelector('[name="edit-token"]').content
    const response = await fetch('/edit/api/restoreFile', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-edit-token': token },
      body: JSON.stringify({ path }),
    })
    if (response.ok) location.reload()
    else document.querySelector('[role="status"]').textContent = (await response.json()).message
  })
`
const style = `
  body { max-width: 42rem; margin: 12vh auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif }
  button { font: inherit; padding: 0.5rem 1rem }
`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const contentSecurityPolicy = `default-src 'none'; connect-src 'self'; script-src ${hash(script)}; style-src ${hash(style)}; frame-ancestors 'self'`

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Sends a page that names the mistakes, with a button that restores each file that does not parse. */
export function sendStoppedSite(response: ServerResponse, findings: Finding[], language: Language) {
  const t = createEditorTranslator(language)
  const tCheck = createCheckTranslator(language)
  const items = findings.map(({ path, line, key, code, values }) => {
    const place = `<b>${t('stopped.place', { path, line: String(line) })}</b>`
    return `<li>${place} ${escapeHtml(`${key} ${tCheck(`findings.${code}`, values)}`.trim())}</li>`
  })
  const paths = new Set(findings.filter(({ code }) => fileCodes.includes(code)).map(({ path }) => path))
  const buttons = [...paths].map(
    (path) => `<p><button type="button" data-path="${path}">${t('stopped.restore', { path })}</button></p>`,
  )
  response
    .writeHead(503, {
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'content-type': 'text/html; charset=utf-8',
    })
    .end(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t('stopped.title')}</title><style>${style}</style>
<h1>${t('stopped.title')}</h1><p>${t('stopped.text')}</p><ul>${items.join('')}</ul>${buttons.join('')}
<p role="status"></p><script>${script}</script></html>`,
    )
}
