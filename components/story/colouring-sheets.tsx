import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { withBasePath } from '@/lib/base-path'

const sheets = ['leaves', 'friends', 'kitchen'] as const

/** Three scenes of the story as outlines for colouring; each opens in a new tab for printing. */
export function ColouringSheets({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const t = useTranslations()
  return (
    <div className="colouring-sheets">
      <div>
        <Heading className="subtitle">{t('free-story.colouring.title')}</Heading>
        <p className="mt-2">{t('free-story.colouring.text')}</p>
      </div>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet}>
            <a href={withBasePath(`/art/colour-${sheet}.svg`)} target="_blank" rel="noopener">
              <Art name={`colour-${sheet}`} width={800} height={600} />
              {t(`free-story.colouring.${sheet}`)}
              <span className="sr-only">{` (${t('shell.newTab')})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
