import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'

/**
 * The link that turns the page's print into a booklet: the style sheet reads from the address (`#booklet`) that it
 * is chosen (public/booklet.css), so that it works without scripts; with scripts it also prints.
 */
export function BookletLink() {
  const t = useTranslations('free-story.booklet')
  useEffect(() => {
    addEventListener('hashchange', markBooklet)
    markBooklet()
    return () => removeEventListener('hashchange', markBooklet)
  }, [])
  const print = () => {
    // The address is set at once, before the link itself does it: the print's layout depends on it.
    location.hash = '#booklet'
    markBooklet()
    // The story's own button waits for the pictures. Code shared with it would be another module of the landing page.
    document.querySelector<HTMLElement>('.story-tools > :last-child')?.click()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to the line below, also without scripts */}
      <a href="#booklet" className={buttonVariants({ variant: 'outline', size: 'sm' })} onClick={print}>
        {t('print')}
      </a>
      <p id="booklet" className="booklet-chosen">
        {t('chosen')} <a href="#plain-pages">{t('plain')}</a>
      </p>
    </>
  )
}

/** Says on the root element whether the address chooses the booklet: Firefox prints a copy of the page that has no target. */
const markBooklet = () =>
  document.documentElement.toggleAttribute('data-booklet', location.hash === '#booklet')

/** The pages that only the booklet has, around the story's own: cover, owner's page, colophon and back cover. `url`: the story's address. */
export function BookletPages({ url }: { url: string }) {
  const t = useTranslations()
  return (
    <div className="booklet-pages">
      <div className="booklet-page booklet-cover">
        <p className="booklet-title">{t('free-story.story.title')}</p>
        <Art name="story-02" width={800} height={600} />
        <p>{t('meta.author')}</p>
      </div>
      <div className="booklet-page booklet-owner">
        <Art name="nori-thinking" width={520} height={600} />
        <p>{t('free-story.booklet.belongs')}</p>
      </div>
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
