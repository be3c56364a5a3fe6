import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { TextWithTitles } from '@/components/ui/text-with-titles'
import { volumes } from '@/lib/volumes'
import { SectionBlock, SectionHeading } from './section-block'

const areas = [
  { id: 'cognitive', art: { name: 'benefit-thinking', width: 560, height: 620 } },
  { id: 'motor', art: { name: 'benefit-moving', width: 700, height: 690 } },
  { id: 'language', art: { name: 'benefit-talking', width: 760, height: 600 } },
  { id: 'feelings', art: { name: 'benefit-feeling', width: 560, height: 620 } },
] as const

/**
 * The four areas of development, drawn as places at a breakfast table. Wide screens show one picture of all the friends,
 * narrow ones a picture for each area. The idea shown is that for the age selected in age-picker.tsx.
 */
export function Benefits() {
  const t = useTranslations('benefits')
  const books = useTranslations('book')
  return (
    <SectionBlock id="benefits" className="ground-evening edge-waves">
      <SectionHeading id="benefits" title={t('title')} text={t('text')}>
        <a className="section-link" href="#book">
          {t('otherAge')}
        </a>
      </SectionHeading>
      <Art name="benefits-breakfast" width={1600} height={440} className="benefits-breakfast" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <ul className="swipe-row benefits-places" tabIndex={0} aria-labelledby="benefits-title">
        {areas.map(({ id, art }) => (
          <li key={id} className="benefits-place">
            <Art {...art} className="benefits-art" />
            <div className="benefits-mat">
              <h3 className="benefits-title">{t(`areas.${id}.title`)}</h3>
              <p>{t(`areas.${id}.text`)}</p>
              <div className="benefits-book">
                <b className="benefits-label">{t('bookPage')}</b>
                <p>
                  <TextWithTitles text={t(`areas.${id}.page`)} />
                </p>
                {id === 'language' && (
                  <details className="fold benefits-source">
                    <summary>{t('source')}</summary>
                    <p>
                      <TextWithTitles text={t('sourceText')} />
                    </p>
                  </details>
                )}
              </div>
              <dl className="benefits-plate">
                {volumes.map((volume) => (
                  <div key={volume.id} data-volume={volume.id}>
                    <dt className="benefits-label">{books('ages', volume.ages)}</dt>
                    <dd>{t(`areas.${id}.${volume.id}`)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </SectionBlock>
  )
}
