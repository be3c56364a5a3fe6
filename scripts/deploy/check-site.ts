import { asker } from './ask'
import { checkAddress, checkFile } from './files'
import type { Finding } from './finding'
import { notes } from './finding'
import { checkHostile } from './hostile'
import { hostOf, limitsOf } from './hosts'
import { checkMissing } from './missing'
import { checkRedirects } from './redirects'
import { checkTransport } from './transport'

/** What every check gets. `different`: addresses whose content is not that of the build. */
export interface Site {
  build: import('./build').Build
  ask: import('./ask').Ask
  urlOf: (path: string) => string
  report: import('./finding').Report
  skip: (what: string) => void
  different: string[]
  isPreview: boolean
}
/** `limits`: findings that the host can't cure, for which docs/deploying.md says so; `notes`: no faults. */
export interface Result {
  host: import('./hosts').HostName
  findings: Finding[]
  notes: Finding[]
  limits: Finding[]
  skipped: string[]
  requests: number
}

/** The site can't be checked at all: not a finding. */
export class NotReachable extends Error {}

/**
 * Holds a live site against the rules of delivery and against the export.
 * @param address with the base path, if the site has one
 */
export async function checkSite(
  address: string,
  build: import('./build').Build,
  options: {
    host?: import('./hosts').HostName
    hostile?: number
    isPreview?: boolean
    httpPort?: string
    parallel?: number
    timeout?: number
  } = {},
): Promise<Result> {
  const { hostile = 100, isPreview = false, httpPort } = options
  const root = new URL(address)
  const base = root.pathname.replace(/\/$/, '')
  const findings: Finding[] = []
  const skipped: string[] = []
  let requests = 0
  const send = asker(options)
  const site: Site = {
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

/** Another build is one finding, and not one for each of its files. */
function withBuild(findings: Finding[], { different, build, urlOf }: Site) {
  const [first] = different
  if (first === undefined) return findings
  const others = findings.filter(({ kind, url }) => kind !== 'status' || !different.includes(url))
  const what = `${different.length} of ${build.delivered.length + 1} files are not those of out/ (as ${first.slice(urlOf('').length)}): the site is older than this build, or another one`
  return [...others, { kind: 'build' as const, url: urlOf('/'), what }]
}
