import type { Conflict, State } from './api'
import { h } from './dom'

/**
 * Both texts of a file that somebody else changed meanwhile; nothing was written.
 * @param onChoose the new base, and the text to save
 */
export const conflictParts = (
  conflict: Conflict,
  locales: State['locales'],
  onChoose: (locale: string, disk: string, value: string) => void,
) => [
  h(
    'p',
    { class: 'finding error' },
    'Somebody else changed this text meanwhile, so nothing was saved. Choose, then save again.',
  ),
  ...Object.entries(conflict).map(([code, { disk, yours }]) =>
    h(
      'div',
      { class: 'conflict' },
      h('h3', {}, locales.find((locale) => locale.code === code)?.name ?? code),
      h('p', { lang: code }, h('small', {}, 'In the file: '), disk),
      h('button', { type: 'button', onClick: () => onChoose(code, disk, disk) }, 'Take the one in the file'),
      h('p', { lang: code }, h('small', {}, 'Yours: '), yours),
      h('button', { type: 'button', onClick: () => onChoose(code, disk, yours) }, 'Keep mine'),
    ),
  ),
]
