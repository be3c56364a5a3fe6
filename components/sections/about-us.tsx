import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { faqIds } from '@/lib/sections'
import { CustomStories } from './custom-stories'
import { SectionHeading } from './section-block'

/** The questions below those of the structured data. */
const moreIds = ['five', 'alone', 'bilingual'] as const
const steps = ['write', 'draw', 'print'] as const

/** The publisher; the common questions, first those of the structured data with the same texts; custom stories. */
export function AboutUs() {
  const t = useTranslations('about-us')
  return (
    <section id="about-us" aria-labelledby="about-us-title">
      <div className="section ground-dusk edge-torn @container">
        <div className="page-column">
          <div className="about-us-makers">
            <div>
              <SectionHeading id="about-us" title={t('title')} text={t('text')} />
              <ol className="about-us-steps">
                {steps.map((step) => (
                  <li key={step}>{t(`steps.${step}`)}</li>
                ))}
              </ol>
            </div>
            <Art name="door" width={620} height={660} className="art-rise" />
          </div>
          <div className="about-us-questions">
            <h3 className="subtitle">{t('faqTitle')}</h3>
            <dl className="about-us-faq">
              {faqIds.map((id) => (
                <div key={id}>
                  <dt>{t(`faq.${id}.question`)}</dt>
                  <dd>{t(`faq.${id}.answer`)}</dd>
                </div>
              ))}
              {moreIds.map((id) => (
                <div key={id}>
                  <dt>{t(`more.${id}.question`)}</dt>
                  <dd>{t(`more.${id}.answer`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
      <CustomStories />
    </section>
  )
}
