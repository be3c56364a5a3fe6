import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { blankPages } from '@/lib/story/booklet'
import { bookletHash, printBooklet, updateBookletAttribute } from './print'

/**
 * The link that turns the page's print into a booklet: the style sheet reads from the address (`#booklet`) that it
 * is chosen (booklet-print.css), so that it works without scripts; with scripts it also prints.
 */
export function BookletLink() {
  const t = useTranslations('free-story.booklet')
  useEffect(() => {
    addEventListener('hashchange', updateBookletAttribute)
    updateBookletAttribute()
    return () => removeEventListener('hashchange', updateBookletAttribute)
  }, [])
  return (
    <a
      href={bookletHash}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
      onClick={printBooklet}
    >
      {t('print')}
    </a>
  )
}

/** Says that the address has chosen the booklet, and leads back to the pages. */
export function BookletNotice() {
  const t = useTranslations('free-story.booklet')
  return (
    <p id="booklet" tabIndex={-1} className="booklet-chosen">
      {t('chosen')} <a href="#plain-pages">{t('plain')}</a>
    </p>
  )
}

/** The pages that only the booklet has, around the story's own: cover, owner's page, colophon and back cover. `url`: the story's address. */
export function BookletPages({ url }: { url: string }) {
  const t = useTranslations()
  return (
    <div className="booklet-pages">
      <div className="booklet-page booklet-cover">
        <p className="booklet-title">{t('free-story.story.title')}</p>
        <Art name="story-02" width={1200} height={600} />
        <p>{t('meta.author')}</p>
      </div>
      <div className="booklet-page booklet-owner">
        <Art name="benefit-thinking" width={560} height={620} />
        <p>{t('free-story.booklet.belongs')}</p>
      </div>
      {Array.from({ length: blankPages }, (_, index) => `booklet-blank-${index + 1}`).map((name) => (
        <div key={name} className={`booklet-page ${name}`} />
      ))}
      <div className="booklet-page booklet-colophon">
        <p className="booklet-title">{t('free-story.story.title')}</p>
        <p>
          {t('meta.author')}
          <br />
          {t('about-us.title')}
        </p>
        <p>{t('free-story.booklet.fold')}</p>
        <p>
          {url.replace(/^https?:\/\//, '')}
          <br />
          {t.rich('footer.copyright', { year: (year) => year })}
        </p>
      </div>
      <div className="booklet-page booklet-back">
        <p>{t('free-story.page.description')}</p>
        <Art name="nori-head" width={400} height={400} />
      </div>
    </div>
  )
}
