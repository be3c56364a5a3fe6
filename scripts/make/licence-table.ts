/** The licences of the packages that are not for development only, as Markdown. */
export function licenceTable({
  packages,
}: {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }
  >
}) {
  const rows = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version, license }]) => [
      path.split('node_modules/').at(-1),
      version,
      license ?? 'see the package',
    ])
    .map((row) => `| ${row.join(' | ')} |`)
  return `# Licences

Texts, drawings and code are our own. The fonts (Baloo 2, Atkinson Hyperlegible Next, Andika) are under
the SIL Open Font License 1.1. The packages, from the lockfile (\`npm run make -- licences\`):

| package | version | licence |
|---|---|---|
${[...new Set(rows)].sort().join('\n')}
`
}
