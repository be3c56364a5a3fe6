import { useTranslations } from 'next-intl'
import { faqIds } from '@/lib/seo/structured-data'
import { SectionBlock } from './section-block'

const steps = ['write', 'draw', 'print'] as const

/** Who makes the books, and the common questions: word for word those of the structured data. */
export function AboutUs() {
  const t = useTranslations('about-us')
  return (
    <SectionBlock id="about-us" title={t('title')} text={t('text')}>
      <ol className="mt-6 grid max-w-prose list-decimal gap-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <h3 className="block-title mt-14">{t('faqTitle')}</h3>
      <dl className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {faqIds.map((id) => (
          <div key={id}>
            <dt className="text-xl font-bold">{t(`faq.${id}.question`)}</dt>
            <dd className="mt-1">{t(`faq.${id}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </SectionBlock>
  )
}
