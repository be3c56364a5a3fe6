import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { notify } from '@/client/notifications/notify'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { Locale } from '@/lib/i18n/locales'
import { type KeepOutcome, keptStorySize } from '@/lib/story/kept-story'

/** The keeper is for those who ask for it; one that can't be loaded is a connection that failed. */
const loadKeeper = () => import('@/client/offline/keep-story')

type News = KeepOutcome | 'removed' | 'evicted'

const tell = (news: News) => notify.add({ id: 'keep', title: <KeepNews news={news} /> })

function KeepNews({ news }: { news: News }) {
  return useTranslations('free-story.keep')(news)
}

/** Whether the story is kept on the device, and what a press changes; undefined in browsers without service workers. */
export function useKeepStory(locale: Locale) {
  const isAvailable = useIsHydrated() && 'serviceWorker' in navigator
  const [state, setState] = useState<'kept' | 'busy'>()

  useEffect(() => {
    // Whoever has not asked for it loads nothing.
    if (!navigator.serviceWorker?.controller) return
    loadKeeper()
      .then(({ readKept }) => readKept(locale))
      .then(
        (found) => {
          if (found === 'kept') setState(found)
          if (found === 'evicted') tell(found)
        },
        () => undefined,
      )
  }, [locale])

  const press = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { keepStory, removeStory } = await loadKeeper()
      const outcome = state === 'kept' ? await removeStory() : await keepStory(locale)
      setState(outcome === 'kept' ? outcome : undefined)
      tell(outcome ?? 'removed')
    } catch {
      setState(state)
      tell('failed')
    }
  }
  return isAvailable ? { state, press } : undefined
}

export type KeepStory = ReturnType<typeof useKeepStory>

interface KeepButtonProps {
  keep: KeepStory
  variant: 'ghost' | 'outline'
  tabIndex?: number | undefined
}

/** Keeps the story on the device, or removes it. */
export function KeepButton({ keep, variant, tabIndex }: KeepButtonProps) {
  const t = useTranslations('free-story.keep')
  if (!keep) return null
  return (
    <Button
      variant={variant}
      size="sm"
      tabIndex={tabIndex}
      aria-busy={keep.state === 'busy' || undefined}
      onClick={keep.press}
    >
      {keep.state === 'kept' ? t('remove') : t('action', { size: String(keptStorySize) })}
    </Button>
  )
}
