import { parseArgs } from 'node:util'
import { readBuild } from './deploy/build'
import { checkSite, NotReachable } from './deploy/check-site'
import { hosts, isHost } from './deploy/hosts'
import { asData, asLines } from './deploy/print'

/*
 * `npm run deploy:check https://your.domain` holds a live site against the rules of delivery and against the export
 * in out/ (docs/deploying.md). Exit code 0: no findings; 1: findings; 2: the site can't be checked.
 */
const usage = `npm run deploy:check -- URL [--host=${Object.keys(hosts).join('|')}] [--preview] [--json]
  [--parallel=6] [--timeout=15] [--hostile=100] [--http-port=80] [--out=out]`

function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        host: { type: 'string' },
        preview: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        parallel: { type: 'string', default: '6' },
        timeout: { type: 'string', default: '15' },
        hostile: { type: 'string', default: '100' },
        'http-port': { type: 'string' },
        out: { type: 'string', default: 'out' },
      },
    })
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

function count(text: string, least: number) {
  const value = Number(text)
  return Number.isInteger(value) && value >= least ? value : refuse(`${text} is not a number.\n${usage}`)
}

const { values, positionals } = readArguments()
const [address = ''] = positionals
if (positionals.length !== 1 || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
  refuse(`One address is needed, with http:// or https://.\n${usage}`)
const { host } = values
if (host !== undefined && !isHost(host)) refuse(`There is no host "${host}".\n${usage}`)

try {
  const result = await checkSite(address, readBuild(values.out, `${values.out}/../.deploy/rules.json`), {
    host,
    hostile: count(values.hostile, 0),
    isPreview: values.preview,
    httpPort: values['http-port'],
    parallel: count(values.parallel, 1),
    timeout: 1000 * count(values.timeout, 1),
  })
  console.log(values.json ? JSON.stringify(asData(result), null, 2) : asLines(result).join('\n'))
  process.exit(result.findings.length > 0 ? 1 : 0)
} catch (error) {
  if (error instanceof NotReachable || (error instanceof Error && /^There is no export/.test(error.message)))
    refuse(error.message)
  throw error
}
