import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { ageBands } from '@/lib/age-bands'
import { CustomStories } from './custom-stories'
import { Offer } from './offer'
import { SectionBlock, SectionHeading } from './section-block'

const volumes = [
  { id: 'first', ages: ageBands.young },
  { id: 'second', ages: ageBands.middle },
  { id: 'third', ages: ageBands.older },
] as const

/** The series: three books by age, a look inside, the parcel and its price, custom stories. */
export function Book() {
  const t = useTranslations('book')
  const action = useTranslations('action')
  return (
    <SectionBlock id="book" className="edge-torn">
      <SectionHeading id="book" title={t('title')} text={t('text')} />
      <ul className="shelf">
        {volumes.map(({ id, ages }) => (
          <li key={id} className="volume">
            <div className="cover">
              <Art name={`cover-${id}`} width={600} height={720} />
              <h3 className="cover-title">{t(`volumes.${id}.title`)}</h3>
            </div>
            <div>
              <p className="volume-ages">{t('ages', ages)}</p>
              <p className="mt-1">{t(`volumes.${id}.text`)}</p>
              <p className="mt-1 text-base">{t(`volumes.${id}.skills`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a className="text-link" href="#free-story">
          {action('readStory')}
        </a>
      </p>
      <div className="section-block mt-12">
        <div className="section-head">
          <h3 className="block-title">{t('inside.title')}</h3>
          <p className="section-text">{t('inside.text')}</p>
        </div>
        <div className="spread">
          <div className="leaf leaf-story">
            <Art name="inside" width={640} height={480} className="rounded-2xl" />
            <p className="leaf-text">{t('inside.sample')}</p>
          </div>
          <div className="leaf leaf-question">
            <p>{t('inside.question')}</p>
            <Art name="nori-thinking" width={520} height={600} className="max-w-64" />
          </div>
        </div>
      </div>
      <Offer />
      <CustomStories />
    </SectionBlock>
  )
}
