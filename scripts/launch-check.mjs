import { readLaunchState } from './editing/launch.mjs'

/*
 * `npm run launch:check` lists the placeholders still to be replaced and fails if there is one; with
 * `--remind`, as at the end of a build, it only prints how many, and whether search engines may list the site.
 */
const { placeholders, claims, isHidden } = readLaunchState()

if (placeholders.length === 0) console.log('No placeholder is left: ready for launch.')
else if (process.argv.includes('--remind')) {
  console.log(
    `${placeholders.length} placeholders are left before launch; \`npm run launch:check\` lists them.`,
  )
  if (isHidden)
    console.log(
      `NOT FOR SEARCH ENGINES: ${claims.length} facts on the pages are not confirmed. Every page says noindex, and the structured data has no rating.`,
    )
} else {
  console.error('Not ready for launch. Still a placeholder:')
  for (const { what, where } of placeholders) console.error(`  ${what}: change it in ${where}`)
  process.exitCode = 1
}
