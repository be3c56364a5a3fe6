import type { EditorFinding, Text, TextId } from './api'
import { formatSentence, getNameOfKey } from './arguments'
import { t } from './language'
import { isSameText } from './search'
import { actions, dispatch, useLoadedEditor } from './store'
import { TextButton } from './text-name'

/** Whether a finding prevents saving the text. */
export const isError = ({ severity }: EditorFinding) => severity === 'error'

const getIdentity = ({ code, key, values }: EditorFinding) => JSON.stringify([code, key, values])

type FindingListProps = {
  text: Text
  findings: EditorFinding[]
  onFix: (replacement: string) => void
  onOpen: (id: TextId) => void
}

/**
 * The findings about one text in one language; a mistake that it has several times is said once.
 * @param props `onFix`: called with the text in which every mistake is corrected that has one right answer; `onOpen`:
 *   called with another text that has to be changed
 */
export function FindingList({ text, findings, onFix, onOpen }: FindingListProps) {
  const { texts } = useLoadedEditor().site
  const distinct = [...new Map(findings.map((finding) => [getIdentity(finding), finding])).values()]
  const fixable = distinct.filter(({ replacement }) => replacement !== undefined)
  return distinct.map((finding) => {
    const { severity, replacement, choices = [], allow, relatedValue, relatedTexts = [] } = finding
    const otherKey = finding.relatedKey ?? finding.key
    const other = texts.find(({ key }) => key === otherKey)
    return (
      <p key={getIdentity(finding)} className={`finding ${severity}`}>
        <strong>{t(`editor.${severity}`)}</strong> {formatSentence(finding, texts, text)}{' '}
        {replacement !== undefined && finding === fixable[0] && (
          <button type="button" onClick={() => onFix(replacement)}>
            {t(fixable.length > 1 ? 'editor.fixAll' : 'editor.fix')}
          </button>
        )}{' '}
        {choices.length > 1 &&
          choices.map((choice) => (
            <button key={choice.right} type="button" onClick={() => onFix(choice.replacement)}>
              {choice.right}
            </button>
          ))}{' '}
        {allow && (
          <button type="button" onClick={() => actions.allow(finding, allow)}>
            {t(allow.list === 'words' ? 'editor.acceptWord' : 'editor.allow')}
          </button>
        )}{' '}
        {other && relatedValue !== undefined && (
          <button
            type="button"
            onClick={() => {
              for (const [locale, stored] of Object.entries(other.values))
                dispatch({ type: 'edit', id: other, locale, stored, text: relatedValue })
            }}
          >
            {t('editor.putToday')}
          </button>
        )}{' '}
        {otherKey && (
          <button type="button" onClick={() => onOpen({ folder: text.folder, key: otherKey })}>
            {t('editor.openText', { text: getNameOfKey(otherKey, texts) })}
          </button>
        )}
        {texts
          .filter((one) => relatedTexts.some((id) => isSameText(id, one)))
          .map((one) => (
            <TextButton key={`${one.folder} ${one.key}`} text={one} onOpen={onOpen} />
          ))}
      </p>
    )
  })
}

/** Formats the numbers of errors and warnings: `1 error, 2 warnings`; empty if there are none. */
export function formatFindingCounts(findings: EditorFinding[]) {
  const errors = findings.filter(isError).length
  const warnings = findings.length - errors
  return [
    errors && t('editor.errorCount', { count: errors }),
    warnings && t('editor.warningCount', { count: warnings }),
  ]
    .filter(Boolean)
    .join(', ')
}
