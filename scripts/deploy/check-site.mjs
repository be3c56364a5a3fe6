import { asker } from './ask.mjs'
import { checkAddress, checkFile } from './files.mjs'
import { notes } from './finding.mjs'
import { checkHostile } from './hostile.mjs'
import { hostOf, limitsOf } from './hosts.mjs'
import { checkMissing } from './missing.mjs'
import { checkRedirects } from './redirects.mjs'
import { checkTransport } from './transport.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */
/**
 * What every check gets. `different`: addresses whose content is not that of the build.
 * @typedef {object} Site
 * @property {import('./build.mjs').Build} build
 * @property {import('./ask.mjs').Ask} ask
 * @property {(path: string) => string} urlOf
 * @property {import('./finding.mjs').Report} report
 * @property {(what: string) => void} skip
 * @property {string[]} different
 * @property {boolean} isPreview
 */
/**
 * `limits`: findings that the host can't cure, for which docs/deploying.md says so; `notes`: no faults.
 * @typedef {object} Result
 * @property {import('./hosts.mjs').HostName} host
 * @property {Finding[]} findings @property {Finding[]} notes @property {Finding[]} limits
 * @property {string[]} skipped
 * @property {number} requests
 */

/** The site can't be checked at all: not a finding. */
export class NotReachable extends Error {}

/**
 * Holds a live site against the rules of delivery and against the export.
 * @param {string} address with the base path, if the site has one
 * @param {import('./build.mjs').Build} build
 * @param {{ host?: import('./hosts.mjs').HostName, hostile?: number, isPreview?: boolean, httpPort?: string, parallel?: number, timeout?: number }} [options]
 * @returns {Promise<Result>}
 */
export async function checkSite(address, build, options = {}) {
  const { hostile = 100, isPreview = false, httpPort } = options
  const root = new URL(address)
  const base = root.pathname.replace(/\/$/, '')
  /** @type {Finding[]} */
  const findings = []
  /** @type {string[]} */
  const skipped = []
  let requests = 0
  const send = asker(options)
  /** @type {Site} */
  const site = {
    build,
    ask: (url, headers) => {
      requests += 1
      return send(url, headers)
    },
    urlOf: (path) => `${root.origin}${base}${path}`,
    report: (kind, url, what) => findings.push({ kind, url, what }),
    skip: (what) => skipped.push(what),
    different: [],
    isPreview,
  }

  const first = await site.ask(site.urlOf('/'))
  if (first.error) throw new NotReachable(`${site.urlOf('/')} does not answer: ${first.error}`)
  const host = options.host ?? hostOf(first.sent)
  if (base !== build.basePath) {
    site.report(
      'base',
      site.urlOf('/'),
      `the build here is for ${build.basePath || 'the root'}, the address is under ${base || 'the root'}`,
    )
    return { host, findings, notes: [], limits: [], skipped: ['everything else'], requests }
  }
  await Promise.all(build.delivered.map((file) => checkFile(site, file)))
  await Promise.all([
    checkRedirects(site),
    checkMissing(site),
    checkAddress(site),
    checkTransport(site, httpPort),
  ])
  if (hostile > 0) await checkHostile(site, hostile)

  const limits = limitsOf(host)
  const all = withBuild(findings, site)
  return {
    host,
    findings: all.filter(({ kind }) => !(kind in limits) && !notes.includes(kind)),
    notes: all.filter(({ kind }) => notes.includes(kind)),
    limits: all.filter(({ kind }) => kind in limits),
    skipped,
    requests,
  }
}

/** Another build is one finding, and not one for each of its files. @param {Finding[]} findings @param {Site} site */
function withBuild(findings, { different, build, urlOf }) {
  const [first] = different
  if (first === undefined) return findings
  const others = findings.filter(({ kind, url }) => kind !== 'status' || !different.includes(url))
  const what = `${different.length} of ${build.delivered.length + 1} files are not those of out/ (as ${first.slice(urlOf('').length)}): the site is older than this build, or another one`
  return [...others, { kind: /** @type {const} */ ('build'), url: urlOf('/'), what }]
}
