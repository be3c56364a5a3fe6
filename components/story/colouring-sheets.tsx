import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { getNavigation } from '@/client/loading/navigation'
import { crayonsTimeoutMs } from '@/client/loading/retry-policy'
import { withTimeout } from '@/client/loading/with-timeout'
import { notify } from '@/client/notifications/notify'
import { readSavedPlace } from '@/client/router/saved-place'
import { Art } from '@/components/ui/art'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { withBasePath } from '@/lib/base-path'
import type { ColouringHistory } from '@/lib/story/colouring'
import { colouringSheets, type Sheet } from '@/lib/story/colouring-sheets'

/** Outline drawings for colouring. Each opens in a new tab for printing and, after hydration, in a dialog with crayons. */
export function ColouringSheets({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const t = useTranslations()
  const isHydrated = useIsHydrated()
  const [dialog, setDialog] = useState<ReactNode>()
  const [loading, setLoading] = useState<Sheet>()
  const lastChoice = useRef<object>(undefined)
  /** What has been coloured in on each sheet. */
  const histories = useRef(new Map<string, ColouringHistory>())
  useEffect(() => {
    // Not after a reload, which makes the sheets white again.
    const { colouring } = getNavigation()?.type === 'back_forward' ? readSavedPlace() : {}
    if (colouring && histories.current.size === 0) histories.current = colouring
    return () => {
      // Another route cancels the choice.
      lastChoice.current = undefined
      setLoading(undefined)
    }
  }, [])

  const open = async (sheet: Sheet) => {
    setLoading(sheet)
    const opening = import('./colouring-dialog').then(({ loadColouringDialog }) =>
      loadColouringDialog(sheet, histories.current, () => setDialog(undefined)),
    )
    lastChoice.current = opening
    const next = await withTimeout(opening, crayonsTimeoutMs).catch(() => undefined)
    if (lastChoice.current !== opening) return
    setLoading(undefined)
    setDialog(next)
    if (!next)
      notify.add({
        id: 'crayons',
        title: t('shell.partFailedTitle'),
        description: t('shell.partFailedText'),
      })
  }

  return (
    <div className="colouring-sheets">
      <div>
        <Heading className="subtitle">{t('free-story.colouring.title')}</Heading>
        <p>{t('free-story.colouring.text')}</p>
      </div>
      <ul className="swipe-row colouring-row">
        {colouringSheets.map((sheet) => (
          <li key={sheet}>
            <a href={withBasePath(`/art/colour-${sheet}.svg`)} target="_blank" rel="noopener">
              <Art name={`colour-${sheet}`} width={800} height={600} />
              {t(`free-story.colouring.${sheet}`)}
              <span className="colouring-print">{t('free-story.crayons.print')}</span>
              <span className="sr-only">{` (${t('shell.newTab')})`}</span>
            </a>
            {isHydrated && (
              <Button
                size="sm"
                variant="secondary"
                aria-busy={sheet === loading || undefined}
                onClick={() => open(sheet)}
              >
                {t('free-story.crayons.open')}
                <span className="sr-only">{` ${t(`free-story.colouring.${sheet}`)}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {loading && t('shell.loading')}
      </p>
      {dialog}
    </div>
  )
}
