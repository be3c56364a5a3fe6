import { useLocale, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Art } from '@/components/ui/art'
import { BookCover } from '@/components/ui/book-cover'
import { buttonVariants } from '@/components/ui/button'
import { BuyButton } from '@/components/ui/buy-button'
import { RequestLink } from '@/components/ui/request-link'
import { getLetterState } from '@/lib/launch'
import { getShopState } from '@/lib/site'
import { getLanguageHref } from '@/lib/urls'
import { volumes } from '@/lib/volumes'
import { KeepButton, type KeepStory } from './use-keep-story'

const firstPage = '#page-1'

interface StoryEndProps {
  isStandalone: true | undefined
  /** Whether the reader shows another page. */
  isAside: boolean
  keep: KeepStory
  onReadAgain: () => void
}

/** The page after the story's last one, with links to its beginning, the books and the newsletter. */
export function StoryEnd({ isStandalone, isAside, keep, onReadAgain }: StoryEndProps) {
  const t = useTranslations()
  const locale = useLocale()
  const isShopOpen = getShopState() === 'open'
  const letter = getLetterState()
  const Heading = isStandalone ? 'h2' : 'h4'
  const tabIndex = isAside ? -1 : undefined
  const readAgain = (event: MouseEvent) => {
    event.preventDefault()
    onReadAgain()
  }
  return (
    <li className="story-end" data-aside={isAside || undefined}>
      <div className="story-end-again">
        <Heading className="story-moon">{t('free-story.end.title')}</Heading>
        <Art name="nori-asleep" width={420} height={180} />
        <a
          href={firstPage}
          tabIndex={tabIndex}
          className={buttonVariants({ variant: 'outline' })}
          onClick={readAgain}
        >
          {t('free-story.end.again')}
        </a>
        <KeepButton keep={keep} variant="link" tabIndex={tabIndex} />
      </div>
      <div className="story-end-books">
        <div className="story-covers" aria-hidden="true">
          {volumes.map(({ id }) => (
            <div key={id} className={`book-cover book-cover-${id}`}>
              <BookCover id={id} />
            </div>
          ))}
        </div>
        <p>
          {t('book.offer.title')} <b>{t('book.offer.price', { price: t('numbers.price') })}</b>
          {!isShopOpen && <small>{t('action.shopClosed')}</small>}
        </p>
        {isShopOpen ? (
          <BuyButton variant="secondary" tabIndex={tabIndex} />
        ) : (
          <a
            href={`${isStandalone ? getLanguageHref(locale) : ''}#book`}
            tabIndex={tabIndex}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t('free-story.end.books')}
          </a>
        )}
      </div>
      <p className="story-end-letter">
        {t(`free-story.newsletter.${letter}.title`)}{' '}
        <RequestLink
          to={letter === 'now' ? 'letterUrl' : undefined}
          subject={t('free-story.newsletter.subject')}
          tabIndex={tabIndex}
        >
          {t(`free-story.newsletter.${letter}.link`)}
        </RequestLink>
        {/* The law requires it beside the request (getLetterState in lib/launch.ts). */}
        {letter === 'now' && <small>{t('free-story.newsletter.address')}</small>}
      </p>
    </li>
  )
}
