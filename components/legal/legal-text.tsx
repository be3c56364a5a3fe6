import { useLocale, useTranslations } from 'next-intl'
import type { MouseEventHandler } from 'react'
import { BackLink } from '@/components/ui/back-link'
import { formatDate } from '@/lib/i18n/format'
import type { LegalText as Text } from '@/lib/i18n/messages'
import { Contents } from './contents'

interface LegalTextProps {
  text: Text
  /** Where the back link leads without a history. */
  home: string
  onBack?: MouseEventHandler
}

/** A legal document with its back link, date and table of contents. */
export function LegalText({ text, home, onBack }: LegalTextProps) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <article className="legal">
      <BackLink home={home} onClick={onBack} label={t('shell.backToWebsite')} />
      <h1 tabIndex={-1} className="legal-title">
        {text.title}
      </h1>
      <p suppressHydrationWarning>{t('legal.updated', { date: formatDate(text.updated, locale) })}</p>
      {text.isDraft && <p className="legal-draft">{t('legal.draft')}</p>}
      {text.intro.map((paragraph) => (
        <p key={paragraph}>{linkMailAddresses(paragraph)}</p>
      ))}
      <Contents label={t('legal.contents')} sections={text.sections} />
      {Object.entries(text.sections).map(([id, section]) => (
        <section key={id}>
          <h2 id={id} tabIndex={-1} className="subtitle">
            {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{linkMailAddresses(paragraph)}</p>
          ))}
          {section.items.length > 0 && (
            <ul>
              {section.items.map((item) => (
                <li key={item}>{linkMailAddresses(item)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  )
}

const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Renders a text with its e-mail addresses as links. */
function linkMailAddresses(text: string) {
  // Because the pattern is a capture group, split() keeps the addresses, at odd indexes.
  return text.split(mailAddress).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is constant
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
