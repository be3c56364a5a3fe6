import { parseArgs } from 'node:util'
import { readBuild } from './deploy/build'
import { checkSite } from './deploy/check-site'
import { formatResult, groupFindings } from './deploy/format-result'

/*
 * `npm run deploy:check -- https://your.domain` compares a live site with the delivery rules and the export in out/
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
  const [url = ''] = positionals
  if (positionals.length !== 1 || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('One URL is needed, with http:// or https://.')
  const result = await checkSite(url, readBuild(values.out), values.preview)
  const { findings, checked } = result
  console.log(
    values.json
      ? JSON.stringify({ findings: groupFindings(findings), checked }, null, 2)
      : formatResult(result).join('\n'),
  )
  process.exitCode = findings.length > 0 ? 1 : 0
} catch (error) {
  console.error(`The site can't be checked: ${error instanceof Error ? error.message : error}`)
  console.error('Usage: npm run deploy:check -- URL [--preview] [--json] [--out=out]')
  process.exitCode = 2
}
