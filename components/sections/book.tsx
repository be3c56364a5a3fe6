import { useTranslations } from 'next-intl'
import { CustomStories } from './custom-stories'
import { Offer } from './offer'
import { SectionBlock } from './section-block'

const volumes = [
  { id: 'first', from: 3, to: 5 },
  { id: 'second', from: 5, to: 7 },
  { id: 'third', from: 8, to: 10 },
] as const

/** The series: three books by age, a look inside, the parcel and its price, custom stories. */
export function Book() {
  const t = useTranslations('book')
  return (
    <SectionBlock id="book" title={t('title')} text={t('text')}>
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {volumes.map(({ id, from, to }) => (
          <li key={id} className={`cover cover-${id}`}>
            <p className="cover-ages">{t('ages', { from, to })}</p>
            <h3 className="cover-title">{t(`volumes.${id}.title`)}</h3>
            <p className="mt-auto">{t(`volumes.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-16">
        <h3 className="block-title">{t('inside.title')}</h3>
        <p className="section-text">{t('inside.text')}</p>
        <figure className="spread">
          <p className="font-story text-2xl">{t('inside.sample')}</p>
          <p className="font-bold text-violet-deep">{t('inside.question')}</p>
        </figure>
      </div>
      <div className="mt-16 grid gap-12 lg:grid-cols-2">
        <Offer />
        <CustomStories />
      </div>
    </SectionBlock>
  )
}
