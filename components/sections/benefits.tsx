import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { ageBands } from '@/lib/age-bands'
import { SectionBlock, SectionHeading } from './section-block'

const areas = [
  { id: 'cognitive', art: { name: 'benefit-thinking', width: 560, height: 620 } },
  { id: 'motor', art: { name: 'benefit-moving', width: 660, height: 690 } },
  { id: 'language', art: { name: 'benefit-talking', width: 760, height: 600 } },
  { id: 'feelings', art: { name: 'benefit-feeling', width: 560, height: 620 } },
] as const
const bands = ['young', 'middle', 'older'] as const

/** The four areas of development: what each means, a page that practises it, activities for breakfast. */
export function Benefits() {
  const t = useTranslations('benefits')
  const ages = useTranslations('book')
  return (
    <SectionBlock id="benefits" className="ground-oat edge-waves">
      <SectionHeading id="benefits" title={t('title')} text={t('text')} />
      <div className="areas">
        {areas.map(({ id, art }) => (
          <article key={id} className="area">
            <Art {...art} className="area-art rise" />
            <div>
              <h3 className="area-title">{t(`areas.${id}.title`)}</h3>
              <p className="mt-1 max-w-prose text-xl">{t(`areas.${id}.text`)}</p>
              <div className="book-page">
                <h4 className="small-title">{t('bookPage')}</h4>
                <p>{t(`areas.${id}.page`)}</p>
              </div>
              <h4 className="small-title mt-6">{t('breakfast')}</h4>
              <dl className="breakfast">
                {bands.map((band) => (
                  <div key={band}>
                    <dt>{ages('ages', ageBands[band])}</dt>
                    <dd>{t(`areas.${id}.${band}`)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
        ))}
      </div>
      <p className="mt-12 max-w-prose text-base">{t('source')}</p>
    </SectionBlock>
  )
}
