import type { Conflicts, State } from './api'
import { h } from './dom'
import { t } from './language'

/**
 * Renders both versions of a text that somebody else has changed in its file, with a button for each.
 * @param onChoose called with the stored version, which is the new base, and the chosen version
 */
export const renderConflicts = (
  conflicts: Conflicts,
  locales: State['locales'],
  onChoose: (locale: string, stored: string, chosen: string) => void,
) => [
  h('p', { class: 'finding error' }, t('errors.conflict')),
  ...Object.entries(conflicts).map(([code, { stored, yours }]) =>
    h(
      'div',
      { class: 'conflict' },
      h('h3', {}, locales.find((locale) => locale.code === code)?.name ?? code),
      h('p', { lang: code }, h('small', {}, t('editor.fileVersion')), ' ', stored),
      h(
        'button',
        { type: 'button', onClick: () => onChoose(code, stored, stored) },
        t('editor.useFileVersion'),
      ),
      h('p', { lang: code }, h('small', {}, t('editor.yourVersion')), ' ', yours),
      h(
        'button',
        { type: 'button', onClick: () => onChoose(code, stored, yours) },
        t('editor.keepYourVersion'),
      ),
    ),
  ),
]
