import { useTranslations } from 'next-intl'
import { notify } from '@/client/notifications/notify'
import { shareOrCopy } from '@/client/share'
import { Button, buttonVariants } from '@/components/ui/button'
import { BookletLink } from './booklet'
import { printPages } from './print'
import { KeepButton, type KeepStory } from './use-keep-story'

/**
 * Controls that share the story (without scripts by e-mail), keep it on the device and print it.
 * @param url absolute URL of the story's page
 */
export function ShareStory({ url, keep }: { url: string; keep: KeepStory }) {
  const t = useTranslations('free-story')
  const share = async () => {
    const outcome = await shareOrCopy({ title: t('story.title'), url })
    if (outcome === 'copied')
      notify.add({ id: 'share', title: t('page.copiedTitle'), description: t('page.copiedDescription') })
    if (outcome === 'failed')
      notify.add({
        id: 'share',
        title: t('page.copyFailedTitle'),
        // One press selects the whole URL, because dragging would swipe the notification away.
        description: <span className="select-all">{url}</span>,
        duration: Number.POSITIVE_INFINITY,
      })
  }
  return (
    <div className="story-send">
      <Button variant="ghost" size="sm" onClick={share}>
        {t('story.send')}
      </Button>
      <a
        href={`mailto:?subject=${encodeURIComponent(t('page.subject'))}&body=${encodeURIComponent(url)}`}
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'story-mail' })}
      >
        {t('page.mail')}
      </a>
      <KeepButton keep={keep} variant="ghost" />
      <Button variant="ghost" size="sm" onClick={printPages}>
        {t('booklet.pages')}
      </Button>
      <BookletLink />
    </div>
  )
}
