import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '../scripts/tools/project-copy'

test.setTimeout(180_000)

test('the export has the same bytes without the editor’s code', () => {
  const without = copyProject()
  const parts = ['editor', 'scripts/edit.ts', 'e2e/edit.spec.ts', 'e2e/editor.ts', 'testing/edit-project.ts']
  for (const part of [...parts, 'lib/i18n/edit-markers.test.ts', 'node_modules/@vercel/stega'])
    rmSync(join(without.folder, part), { recursive: true })
  without.write(
    'lib/i18n/edit-markers.ts',
    'export type MessageLocation = { folder: string }\nexport const addEditMarkers = <T>(messages: T, _: string): T => messages\n',
  )
  without.run('node', ['--import', 'tsx', 'scripts/build.ts'])
  expect(sums(join(without.folder, 'out'))).toEqual(sums('out'))
  without.remove()
})

/** Every file below a folder, with the hash of its bytes. */
const sums = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .sort(),
  )
