import type { Text, TextId } from './api'
import { getChipLabels, TextWithChips } from './arguments'
import { language } from './language'

/** A text's name: the text in the editor's language, or else in the first one, and its key. */
export function TextName({ text }: { text: Text }) {
  const shown = text.values[language] ?? Object.values(text.values)[0] ?? ''
  return (
    <>
      <span>
        <TextWithChips text={shown} labels={getChipLabels(text)} />
      </span>{' '}
      <small>{text.key}</small>
    </>
  )
}

/** A button that opens a text. */
export function TextButton({ text, onOpen }: { text: Text; onOpen: (id: TextId) => void }) {
  return (
    <button type="button" className="chip" onClick={() => onOpen(text)}>
      <TextName text={text} />
    </button>
  )
}

/** Buttons that open other texts; nothing if there are none. */
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
  return (
    <p className="limits">
      {title}{' '}
      {texts.map((text) => (
        <TextButton key={`${text.folder} ${text.key}`} text={text} onOpen={onOpen} />
      ))}
    </p>
  )
}
