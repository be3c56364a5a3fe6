import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { BookCover } from '@/components/ui/book-cover'
import { volumes } from '@/lib/volumes'

/**
 * The age picker, drawn as a long corgi with the books on his back. age-picker.css hides the content for other ages
 * (`data-volume`), so it works without scripts.
 */
export function AgePicker() {
  const t = useTranslations('book')
  return (
    <div role="radiogroup" aria-labelledby="age-question" className="age-picker">
      <div className="age-picker-shelf">
        <Art name="long-corgi" width={1800} height={420} className="age-picker-art" />
        {volumes.map(({ id }) => (
          <label key={id} htmlFor={`age-${id}`} className={`book-cover book-cover-${id} age-picker-book`}>
            <BookCover id={id} />
          </label>
        ))}
      </div>
      <div className="age-picker-ages">
        <p id="age-question" className="age-picker-question">
          {t('choose')}
        </p>
        {volumes.map(({ id, ages }, index) => (
          <label key={id} className="age-picker-age">
            <input
              type="radio"
              name="age"
              id={`age-${id}`}
              value={id}
              defaultChecked={index === 0}
              // Scrolls to the book's cover (its first label), because on a phone the corgi is wider than the screen.
              onChange={({ target }) =>
                target.labels?.[0]?.scrollIntoView({ inline: 'center', block: 'nearest' })
              }
            />
            {t('ageRange', ages)}
          </label>
        ))}
      </div>
    </div>
  )
}
