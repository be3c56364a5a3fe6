import type { Text, TextId } from './api'
import { getChipLabels, getRole, getShownText, getShownVersion, TextWithChips } from './arguments'
import { t } from './language'
import { getPurpose } from './search'

/** A text as its name, in one line; before a fact is its role. */
export function TextName({ text }: { text: Text }) {
  const role = getRole(text)
  return (
    <span>
      {role && (
        <>
          <i className="argument">{role}</i>{' '}
        </>
      )}
      <TextWithChips text={getShownVersion(text, getShownText(text))} labels={getChipLabels(text)} />
    </span>
  )
}

/** A button that opens a text. */
export function TextButton({ text, onOpen }: { text: Text; onOpen: (id: TextId) => void }) {
  return (
    <button
      type="button"
      className="chip"
      data-key={text.key}
      title={getPurpose(text)}
      onClick={() => onOpen(text)}
    >
      <TextName text={text} />
    </button>
  )
}

const maxLinks = 4

/** Buttons that open other texts, hidden at first if there are many; nothing if there are none. */
export function TextLinks({
  title,
  texts,
  onOpen,
}: {
  title: string
  texts: Text[]
  onOpen: (id: TextId) => void
}) {
  if (texts.length === 0) return null
  const links = texts.map((text) => (
    <TextButton key={`${text.folder} ${text.key}`} text={text} onOpen={onOpen} />
  ))
  if (texts.length <= maxLinks)
    return (
      <div className="limits">
        {title} {links}
      </div>
    )
  return (
    <details className="limits">
      <summary>
        {title} {t('editor.texts', { count: texts.length })}
      </summary>
      {links}
    </details>
  )
}
