import { useTranslations } from 'next-intl'
import { type Crayon, crayons } from '@/lib/story/colouring'
import { getPatternId, getWaxColour, WaxPattern } from './wax-patterns'

/** The six crayons in their box, as radio buttons. */
export function CrayonChoice({ value, onChange }: { value: Crayon; onChange: (crayon: Crayon) => void }) {
  const t = useTranslations('free-story.crayons')
  return (
    <fieldset className="crayons-box">
      <legend className="sr-only">{t('box')}</legend>
      {crayons.map((crayon) => (
        <label key={crayon}>
          <input
            type="radio"
            name="crayon"
            className="sr-only"
            checked={crayon === value}
            onChange={() => onChange(crayon)}
          />
          <svg viewBox="0 0 52 112" aria-hidden="true">
            <defs>
              <WaxPattern crayon={crayon} />
            </defs>
            <path d="M17 24L22 5q4-6 8 0L35 24Z" fill={getWaxColour(crayon)} />
            <path d="M6 26q0-4 4-4H42q4 0 4 4V116H6Z" fill={getWaxColour(crayon)} />
            <path d="M6 36H46V116H6Z" fill={`url(#${getPatternId(crayon)})`} />
            <path d="M6 36H46M6 42H46" />
          </svg>
          <span className="sr-only">{t(`colours.${crayon}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
