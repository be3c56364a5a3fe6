import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { notify } from '@/client/notifications/notify'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryHref } from '@/lib/pages'
import { keptStorySize, storyWorkerPath, storyWorkerScope } from '@/lib/story/kept-story'

const loadKeptState = () => import('./kept-state')

const locateStory = (locale: Locale) => ({
  worker: withBasePath(storyWorkerPath),
  scope: storyWorkerScope,
  page: getFreeStoryHref(locale),
})

/** Whether the story is kept on the device, and a function that changes it; undefined without service workers. */
export function useKeepStory(locale: Locale) {
  const isAvailable = useIsHydrated() && 'serviceWorker' in navigator
  const [state, setState] = useState<'kept' | 'busy'>()

  useEffect(() => {
    // Only visitors who keep the story have a worker.
    if (navigator.serviceWorker?.controller)
      loadKeptState()
        .then(({ checkKept }) => checkKept(locateStory(locale)))
        .then(setState, () => undefined)
  }, [locale])

  /** Rejects if its script can't be loaded or the browser refuses. */
  const toggle = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { setKept } = await loadKeptState()
      setState(await setKept(state !== 'kept', locale, locateStory(locale)))
    } catch (error) {
      setState(state)
      throw error
    }
  }
  return isAvailable ? { state, toggle } : undefined
}

export type KeepStory = ReturnType<typeof useKeepStory>

interface KeepButtonProps {
  keep: KeepStory
  variant: 'ghost' | 'link'
  tabIndex?: number | undefined
}

/** The button that keeps the story on the device, or removes it. */
export function KeepButton({ keep, variant, tabIndex }: KeepButtonProps) {
  const t = useTranslations('free-story.keep')
  if (!keep) return null
  const press = () => keep.toggle().catch(() => notify.add({ id: 'keep', title: t('failed') }))
  return (
    <Button
      variant={variant}
      size="sm"
      tabIndex={tabIndex}
      aria-busy={keep.state === 'busy' || undefined}
      onClick={press}
    >
      {keep.state === 'kept' ? t('remove') : t('action', { size: String(keptStorySize) })}
    </Button>
  )
}
