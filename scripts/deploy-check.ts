import { parseArgs } from 'node:util'
import { readBuild } from './deploy/build'
import { checkSite } from './deploy/check-site'
import { asLines, grouped } from './deploy/print'

/*
 * `npm run deploy:check -- https://your.domain` compares a live site with the rules of delivery and the export in out/
 * (docs/deploying.md). Exit code 0: no findings; 1: findings; 2: the site can't be checked.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      preview: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string', default: 'out' },
    },
  })
  const [address = ''] = positionals
  if (positionals.length !== 1 || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error('One address is needed, with http:// or https://.')
  const result = await checkSite(address, readBuild(values.out), values.preview)
  const { findings, checked } = result
  const shown = { findings: grouped(findings), checked }
  console.log(values.json ? JSON.stringify(shown, null, 2) : asLines(result).join('\n'))
  process.exitCode = findings.length > 0 ? 1 : 0
} catch (error) {
  console.error(`The site can't be checked: ${error instanceof Error ? error.message : error}`)
  console.error('npm run deploy:check -- URL [--preview] [--json] [--out=out]')
  process.exitCode = 2
}
