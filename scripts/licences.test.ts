import { readFileSync } from 'node:fs'

test('docs/licences.md has the licence of every package that the site is built with', () => {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean; license?: string }> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const acceptedLicences = readFileSync('docs/licences.md', 'utf8').match(/(?<=^\| )\S+(?= \|)/gm)
  const unacceptedPackages = Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .filter(([, { license }]) => !license || !acceptedLicences?.includes(license))
    .map(([path, { license = 'no licence' }]) => `${path}: ${license}`)
  expect(unacceptedPackages).toEqual([])
})
