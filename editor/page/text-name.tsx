import type { Text, TextId } from './api'
import {
  argumentPattern,
  getChipLabels,
  getRole,
  getShownText,
  getShownVersion,
  TextWithChips,
} from './arguments'
import { getGroupName } from './groups'
import { t } from './language'
import { getPurpose } from './search'
import { useEditor } from './store'

/** A text as its name, in one line; before a fact is its role, after one that has nothing but chips its section. */
export function TextName({ text }: { text: Text }) {
  const { site } = useEditor()
  const role = getRole(text)
  const hasWords = /[\p{L}\p{N}]/u.test(getShownText(text).replaceAll(argumentPattern, ''))
  return (
    <span>
      {role && (
        <>
          <i className="argument">{role}</i>{' '}
        </>
      )}
      <TextWithChips text={getShownVersion(text, getShownText(text))} labels={getChipLabels(text)} />
      {!hasWords && <> ({getGroupName(text.group, site?.texts ?? [])})</>}
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

type TextLinksProps = {
  title: string
  texts: Text[]
  onOpen: (id: TextId) => void
}

/** Buttons that open other texts, hidden at first if there are many; nothing if there are none. */
export function TextLinks({ title, texts, onOpen }: TextLinksProps) {
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
