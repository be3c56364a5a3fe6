import { parseArgs } from 'node:util'
import { NoAnswer } from './deploy/ask'
import { readBuild } from './deploy/build'
import { checkSite } from './deploy/check-site'
import { asLines, grouped } from './deploy/print'

/*
 * `npm run deploy:check -- https://your.domain` compares a live site with the rules of delivery and the export in out/
 * (docs/deploying.md). Exit code 0: no findings; 1: findings; 2: the site can't be checked.
 */
const usage = 'npm run deploy:check -- URL [--preview] [--json] [--out=out]'

function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        preview: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        out: { type: 'string', default: 'out' },
      },
    })
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

const { values, positionals } = readArguments()
const [address = ''] = positionals
if (positionals.length !== 1 || !/^https?:\/\//.test(address) || !URL.canParse(address))
  refuse(`One address is needed, with http:// or https://.\n${usage}`)

try {
  const result = await checkSite(address, readBuild(values.out), values.preview)
  const { findings, checked } = result
  console.log(
    values.json
      ? JSON.stringify({ findings: grouped(findings), checked }, null, 2)
      : asLines(result).join('\n'),
  )
  process.exit(findings.length > 0 ? 1 : 0)
} catch (error) {
  if (error instanceof NoAnswer) refuse(`${address} can't be checked: ${error.message}`)
  if (error instanceof Error && error.message.startsWith('There is no export')) refuse(error.message)
  throw error
}
