import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { notify } from '@/client/notifications/notify'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryHref } from '@/lib/pages'
import { type KeepOutcome, keptStorySize, storyWorkerPath, storyWorkerScope } from '@/lib/story/kept-story'

type Outcome = KeepOutcome | 'removed' | 'evicted'

const loadKeepStory = () => import('@/client/offline/keep-story')

const locateStory = (locale: Locale) => ({
  worker: withBasePath(storyWorkerPath),
  scope: storyWorkerScope,
  page: getFreeStoryHref(locale),
})

const notifyOf = (outcome: Outcome) => notify.add({ id: 'keep', title: <OutcomeText outcome={outcome} /> })

/** A component, because `useKeepStory` is called outside the provider of the messages. */
function OutcomeText({ outcome }: { outcome: Outcome }) {
  return useTranslations('free-story.keep')(outcome)
}

/** Whether the story is kept on the device, and a function that changes it; undefined without service workers. */
export function useKeepStory(locale: Locale) {
  const isAvailable = useIsHydrated() && 'serviceWorker' in navigator
  const [state, setState] = useState<'kept' | 'busy'>()

  useEffect(() => {
    const readState = async () => {
      const { checkKept } = await loadKeepStory()
      const found = await checkKept(locateStory(locale))
      if (found === 'evicted') notifyOf(found)
      setState(found === 'kept' ? found : undefined)
    }
    // Only visitors who keep the story have a worker.
    if (navigator.serviceWorker?.controller) readState().catch(() => undefined)
  }, [locale])

  const toggle = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { keepStory, removeStory } = await loadKeepStory()
      let outcome: Outcome = 'removed'
      if (state === 'kept') await removeStory(locateStory(locale))
      else outcome = await keepStory(locale, locateStory(locale))
      notifyOf(outcome)
      setState(outcome === 'kept' ? outcome : undefined)
    } catch {
      notifyOf('failed')
      setState(state)
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
  return (
    <Button
      variant={variant}
      size="sm"
      tabIndex={tabIndex}
      aria-busy={keep.state === 'busy' || undefined}
      onClick={keep.toggle}
    >
      {keep.state === 'kept' ? t('remove') : t('action', { size: String(keptStorySize) })}
    </Button>
  )
}
