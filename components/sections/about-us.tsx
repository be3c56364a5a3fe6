import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { TextWithTitles } from '@/components/ui/text-with-titles'
import { faqIds } from '@/lib/sections'
import { CustomStories } from './custom-stories'
import { SectionHeading } from './section-block'

/** The common questions, first those that are also in the structured data. */
const questions = [
  ...faqIds.map((id) => `faq.${id}` as const),
  'more.one',
  'more.five',
  'more.bilingual',
  'more.custom',
] as const
const steps = ['write', 'draw', 'print'] as const

/** The publisher, the common questions and custom stories. */
export function AboutUs() {
  const t = useTranslations('about-us')
  return (
    <section id="about-us" aria-labelledby="about-us-title">
      <div className="section ground-dusk edge-torn @container">
        <div className="page-column about-us-grid">
          <div className="about-us-makers">
            <Art name="door" width={620} height={660} />
            <SectionHeading id="about-us" title={t('title')} text={t('text')} />
            <ol className="about-us-steps">
              {steps.map((step) => (
                <li key={step}>{t(`steps.${step}`)}</li>
              ))}
            </ol>
          </div>
          <div>
            <h3 className="subtitle">{t('faqTitle')}</h3>
            {questions.map((key) => (
              <details key={key} className="fold about-us-question">
                <summary>{t(`${key}.question`)}</summary>
                {/* A link to this id opens the question (HTML's “ancestor revealing”). */}
                <p id={key.replace(/^.*\./, 'question-')}>
                  <TextWithTitles text={t(`${key}.answer`)} />
                </p>
              </details>
            ))}
          </div>
        </div>
      </div>
      <CustomStories />
    </section>
  )
}
