import { useEffect, useState } from 'react'
import { callApi, type EditorFinding, type Text } from './api'
import { getDraft } from './drafts'
import { type EditorState, listDrafts } from './state'
import { useEditor } from './store'

const checkDelayMs = 250

/** Whether the change of another text that a finding asks for has been made or typed, so that it is out of date. */
const isSettled = (
  { locale, relatedKey, relatedValue }: EditorFinding,
  { site, drafts }: Pick<EditorState, 'site' | 'drafts'>,
) =>
  relatedValue !== undefined &&
  site?.texts.some(
    (text) =>
      text.key === relatedKey &&
      (getDraft(drafts, text, locale)?.text ?? text.values[locale]) === relatedValue,
  )

/**
 * Checks the drafts of a text while they are typed.
 * @param onError called if the server refuses to check them, with undefined once it does not
 * @returns the findings; whether they are about the current drafts, and not about those before the last edit; and a
 *   function that shows other findings until the next edit
 */
export function useFindings(
  text: Text,
  onError: (error: unknown) => void,
): [EditorFinding[], boolean, (findings: EditorFinding[]) => void] {
  const state = useEditor()
  const values = Object.fromEntries(listDrafts(state, text).map((draft) => [draft.locale, draft.text]))
  const edited = JSON.stringify(values)
  const [checked, setChecked] = useState<{ edited: string; findings: EditorFinding[] }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts, as a string, and the stored text say whether to check again.
  useEffect(() => {
    if (edited === '{}') return setChecked(undefined)
    const controller = new AbortController()
    const check = async () => {
      try {
        const body = { folder: text.folder, key: text.key, values: JSON.parse(edited) }
        const { findings } = await callApi('check', body, controller.signal)
        setChecked({ edited, findings })
        onError(undefined)
      } catch (error) {
        if (!controller.signal.aborted) onError(error)
      }
    }
    // Other texts have changed if the drafts are still those that were checked.
    const timer = setTimeout(check, edited === checked?.edited ? 0 : checkDelayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [edited, text])

  const findings = ((edited !== '{}' && checked?.findings) || text.findings).filter(
    (finding) => !isSettled(finding, state),
  )
  const isCurrent = edited === (checked?.edited ?? '{}')
  return [findings, isCurrent, (newFindings) => setChecked({ edited, findings: newFindings })]
}
