import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '../scripts/tools/project-copy'

test.setTimeout(180_000)

test('the export has the same bytes without the editor’s code', () => {
  const project = copyProject()
  const editorFiles = ['editor', 'scripts/edit.ts', 'e2e/edit.spec.ts', 'testing/edit-project.ts']
  for (const path of [...editorFiles, 'node_modules/@vercel/stega'])
    rmSync(join(project.folder, path), { recursive: true })
  project.run('node', ['--import', 'tsx', 'scripts/build.ts'])
  expect(hashFiles(join(project.folder, 'out'))).toEqual(hashFiles('out'))
  project.remove()
})

const hashFiles = (folder: string) =>
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
