import { useEffect, useRef } from 'react'
import { t } from './language'
import { PublishPanel } from './publish-panel'
import { actions, useEditor } from './store'
import { TextList } from './text-list'

/** The panel beside the page: the list of texts or the steps of publishing. An open dialog covers it. */
export function SidePanel() {
  const { view } = useEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves each time that another view is opened.
  useEffect(() => heading.current?.focus(), [view])
  const close = () => {
    actions.set({ view: undefined })
    document.getElementById(`show-${view}`)?.focus()
  }
  return (
    <aside
      id="side-panel"
      aria-label={t('editor.sidePanel')}
      hidden={!view}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <h2 ref={heading} tabIndex={-1}>
        {view === 'publish' ? t('editor.publish') : t('editor.allTexts')}
      </h2>
      {view === 'list' && <TextList />}
      {view === 'publish' && <PublishPanel />}
    </aside>
  )
}
