import type { ProjectCopy } from '../../scripts/tools/project-copy'

const candidates = ['de', 'it', 'pt', 'nl']

/**
 * Adds a language that a copy of the project does not have, with `npm run locale:add`, and translates its texts.
 * Returns the language's code.
 */
export function addLanguage(copy: ProjectCopy) {
  const code = addUntranslatedLanguage(copy)
  writeFakeTranslation(copy, code)
  return code
}

/** Adds the language without translating it. Throws if the copy has every candidate. */
export function addUntranslatedLanguage({ run, has }: ProjectCopy) {
  const code = candidates.find((candidate) => !has(`messages/${candidate}.json`))
  if (!code)
    throw new Error(
      `The project has all of ${candidates.join(', ')}: add another to e2e/scenarios/language.ts.`,
    )
  run('npm', ['run', '--silent', 'locale:add', code])
  return code
}

/** Fakes a translation: removes the markers of untranslated texts and changes the first word of each text. */
export function writeFakeTranslation({ read, write }: ProjectCopy, code: string) {
  for (const file of [`messages/${code}.json`, `messages/legal/${code}.json`])
    write(file, read(file).replaceAll(/"⟦en⟧ (“?)(.)/g, '"$1Ä$2'))
}
