import type { Conflict, State } from './api'
import { h } from './dom'
import { t } from './strings'

/**
 * Both texts of a file that somebody else changed meanwhile; nothing was written.
 * @param onChoose the new base, and the text to save
 */
export const conflictParts = (
  conflict: Conflict,
  locales: State['locales'],
  onChoose: (locale: string, disk: string, value: string) => void,
) => [
  h('p', { class: 'finding error' }, t('problems.conflict')),
  ...Object.entries(conflict).map(([code, { disk, yours }]) =>
    h(
      'div',
      { class: 'conflict' },
      h('h3', {}, locales.find((locale) => locale.code === code)?.name ?? code),
      h('p', { lang: code }, h('small', {}, t('editor.inFile')), ' ', disk),
      h('button', { type: 'button', onClick: () => onChoose(code, disk, disk) }, t('editor.takeFile')),
      h('p', { lang: code }, h('small', {}, t('editor.yours')), ' ', yours),
      h('button', { type: 'button', onClick: () => onChoose(code, disk, yours) }, t('editor.keepMine')),
    ),
  ),
]
