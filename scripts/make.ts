/*
 * `npm run make -- art` makes what is kept in the repository but not written by hand: drawings (art), icons, font
 * subsets (fonts), docs/licences.md (licences); or what is handed on: the bill of materials (sbom).
 */
const kinds = ['art', 'icons', 'fonts', 'licences', 'sbom']
const [kind = ''] = process.argv.slice(2)
if (!kinds.includes(kind)) {
  console.error(`Say what to make, as in \`npm run make -- art\`: ${kinds.join(', ')}.`)
  process.exit(1)
}
await import(`./make/${kind}`)

export {}
