import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { blankPages } from '@/lib/story/booklet'
import { bookletHash, printBooklet, updateBookletAttribute } from './print'

/** The link to `#booklet`, which selects the booklet as the print layout without scripts. With scripts it also prints. */
export function BookletLink() {
  const t = useTranslations('free-story.booklet')
  useEffect(() => {
    addEventListener('hashchange', updateBookletAttribute)
    updateBookletAttribute()
    return () => removeEventListener('hashchange', updateBookletAttribute)
  }, [])
  return (
    <a href={bookletHash} className={buttonVariants({ variant: 'ghost', size: 'sm' })} onClick={printBooklet}>
      {t('print')}
    </a>
  )
}

/** The notice that the print layout is the booklet, with a link back to plain pages. */
export function BookletNotice() {
  const t = useTranslations('free-story.booklet')
  return (
    <p id="booklet" tabIndex={-1} className="booklet-chosen">
      {t('chosen')} <a href="#plain-pages">{t('plain')}</a>
    </p>
  )
}

/** The booklet's pages besides the story (lib/story/booklet.ts). @param url absolute URL of the story */
export function BookletPages({ url }: { url: string }) {
  const t = useTranslations()
  return (
    <div className="booklet-pages">
      <div className="booklet-page booklet-cover">
        <Art name="hero-tall" width={1040} height={860} className="booklet-art" />
        <p className="booklet-title">{t('free-story.story.title')}</p>
        <p>{t('meta.author')}</p>
        {/* A line for the child's name. */}
        <div className="booklet-name" />
      </div>
      <div className="booklet-page booklet-owner">
        <Art name="benefit-feeling" width={560} height={620} className="booklet-art" />
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
        <Art name="nori-head" width={400} height={400} className="booklet-art" />
      </div>
    </div>
  )
}
