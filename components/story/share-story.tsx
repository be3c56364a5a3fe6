'use client'

import { useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { notify } from '@/lib/notify'
import { shareOrCopy } from '@/lib/story/share'
import { BookletLink, BookletNotice } from './booklet'
import { printPages } from './print'

/**
 * Controls to share the story (system dialog or copied URL; an e-mail link without scripts) and to print it, as plain
 * pages or as a booklet.
 * @param url absolute URL of the story page
 */
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
        className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'story-mail' })}
      >
        {t('page.mail')}
      </a>
      <Disclosure
        name="print"
        className="story-print"
        summary={t('story.print')}
        summaryClassName={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        <Button
          variant="outline"
          size="sm"
          onClick={(event) => {
            // So that the disclosure closes and returns the focus to its control.
            event.preventDefault()
            printPages(document)
          }}
        >
          {t('booklet.pages')}
        </Button>
        <BookletLink />
      </Disclosure>
      <BookletNotice />
    </div>
  )
}
