import { memo } from 'react'
import type { Text } from './api'
import { getTextName } from './arguments'
import { t } from './language'
import type { ControlPlace, MarkedPlace } from './marked-places'
import { getPurpose } from './search'
import type { Opener } from './state'
import { actions } from './store'

/** The button that presses a control of the page, which otherwise opens its text: turns a page, opens a menu. */
export function ControlButton({ place: { control, label, style } }: { place: ControlPlace }) {
  const name = t('editor.pressControl', { control: label })
  return (
    <button
      type="button"
      className="press"
      aria-label={name}
      title={name}
      style={style}
      onClick={() => control.click()}
    >
      ▶
    </button>
  )
}

type TextButtonProps = {
  place: MarkedPlace
  text: Text | undefined
  locale: string
  opener: Opener
  isOpen: boolean
}

/** The button over a text. */
export const TextButton = memo(function TextButton({ place, text, locale, opener, isOpen }: TextButtonProps) {
  const { location, style } = place
  const kind = location.kind === 'text' ? '' : ` (${t(`editor.${location.kind}`)})`
  return (
    <button
      type="button"
      aria-label={t('editor.editText', { text: (text ? getTextName(text) : location.key) + kind })}
      title={text && getPurpose(text) + kind}
      data-key={location.key}
      data-kind={location.kind}
      data-finding={text?.findings.find((one) => one.locale === locale)?.severity}
      data-current={isOpen || undefined}
      style={style}
      onClick={() => actions.openText(location, opener)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible'))
          location.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    />
  )
})
