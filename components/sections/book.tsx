import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { type VolumeId, volumes } from '@/lib/volumes'
import { AgePicker } from './age-picker'
import { Offer } from './offer'
import { SectionHeading } from './section-block'

/** The age picker, the book for the selected age, and the offer. */
export function Book() {
  const t = useTranslations('book')
  return (
    <section id="book" aria-labelledby="book-title">
      <div className="section edge-torn">
        <div className="page-column">
          <SectionHeading id="book" title={t('title')} text={t('text')} />
        </div>
        <AgePicker />
        <div className="page-column">
          {volumes.map(({ id }) => (
            <Volume key={id} id={id} />
          ))}
        </div>
      </div>
      <Offer />
    </section>
  )
}

/** One book: its description and an open spread. */
function Volume({ id }: { id: VolumeId }) {
  const t = useTranslations('book')
  const story = useTranslations('free-story.story')
  return (
    <article className="book-volume" data-volume={id}>
      <div>
        <h3 className="subtitle subtitle-large">{t(`volumes.${id}.title`)}</h3>
        <p className="section-text">{t(`volumes.${id}.text`)}</p>
        <p className="book-links">
          <a className="section-link" href="#free-story">
            {t('inside.story', { title: story('title') })}
          </a>
          <a className="section-link" href="#benefits">
            {t('inside.ideas')}
          </a>
        </p>
      </div>
      <div className="book-spread">
        <div className="book-leaf-story">
          <Art
            name={`inside-${id}`}
            width={800}
            height={400}
            alt={t(`volumes.${id}.picture`)}
            className="book-leaf-art"
          />
          <p className="book-leaf-text">{t(`volumes.${id}.sample`)}</p>
        </div>
        <div className="book-leaf-question">
          <p>{t(`volumes.${id}.question`)}</p>
          <p className="book-leaf-note">{t('inside.text')}</p>
        </div>
      </div>
    </article>
  )
}
