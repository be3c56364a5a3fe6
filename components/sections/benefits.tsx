import { useTranslations } from 'next-intl'
import { SectionBlock } from './section-block'

const areas = ['cognitive', 'motor', 'language', 'feelings'] as const
const bands = [
  { id: 'young', from: 3, to: 5 },
  { id: 'middle', from: 5, to: 7 },
  { id: 'older', from: 8, to: 10 },
] as const

/** The four fields of development: what each means, the page that trains it, a thing to do at breakfast. */
export function Benefits() {
  const t = useTranslations('benefits')
  const ages = useTranslations('book')
  return (
    <SectionBlock id="benefits" title={t('title')} text={t('text')} className="bg-oat">
      <div className="mt-10 grid gap-14 md:grid-cols-2">
        {areas.map((area) => (
          <article key={area}>
            <h3 className="block-title">{t(`areas.${area}.title`)}</h3>
            <p className="mt-1 text-xl">{t(`areas.${area}.text`)}</p>
            <h4 className="mt-4 font-bold">{t('bookPage')}</h4>
            <p>{t(`areas.${area}.page`)}</p>
            <h4 className="mt-4 font-bold">{t('breakfast')}</h4>
            <dl>
              {bands.map(({ id, from, to }) => (
                <div key={id} className="mt-1">
                  <dt className="text-base font-bold text-violet-dark">{ages('ages', { from, to })}</dt>
                  <dd>{t(`areas.${area}.${id}`)}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      <p className="mt-12 max-w-prose text-base">{t('source')}</p>
    </SectionBlock>
  )
}
