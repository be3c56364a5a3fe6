import { readdirSync, readFileSync } from 'node:fs'
import * as constants from '@/lib/site'
import { findPlaceholders } from './editing/placeholders.mjs'

/*
 * `npm run launch:check` lists the placeholders still to be replaced and fails if there is one; with
 * `--remind`, as in the build, it only prints how many.
 */
const messages = Object.fromEntries(
  readdirSync('messages')
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(`messages/${name}`, 'utf8'))]),
)
const placeholders = findPlaceholders(constants, messages)

if (placeholders.length === 0) console.log('No placeholder is left: ready for launch.')
else if (process.argv.includes('--remind'))
  console.log(
    `${placeholders.length} placeholders are left before launch; \`npm run launch:check\` lists them.`,
  )
else {
  console.error('Not ready for launch. Still a placeholder:')
  for (const { what, where } of placeholders) console.error(`  ${what}: change it in ${where}`)
  process.exitCode = 1
}
