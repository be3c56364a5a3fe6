'use client'

import { useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { notify } from '@/lib/notify'
import { shareOrCopy } from '@/lib/story/share'
import { BookletLink } from './booklet'

/** Takes the story along: sends its page by the system's own dialog, by copying its address, or by e-mail; or prints a booklet. `url`: the page's address. */
export function ShareStory({ url }: { url: string }) {
  const t = useTranslations('free-story')
  const share = async () => {
    const outcome = await shareOrCopy({ title: t('story.title'), url })
    if (outcome === 'copied')
      notify.add({ id: 'share', title: t('page.copiedTitle'), description: t('page.copiedDescription') })
    if (outcome === 'failed')
      notify.add({
        id: 'share',
        title: t('page.copyFailedTitle'),
        description: url,
        duration: Number.POSITIVE_INFINITY,
      })
  }
  return (
    <div id="plain-pages" className="story-send">
      <Button variant="secondary" size="sm" onClick={share}>
        {t('story.send')}
      </Button>
      <a
        href={`mailto:?subject=${encodeURIComponent(t('page.subject'))}&body=${encodeURIComponent(url)}`}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {t('page.mail')}
      </a>
      <BookletLink />
    </div>
  )
}
