import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { savePlace } from '@/client/router/saved-place'
import { Button } from '@/components/ui/button'
import { withBasePath } from '@/lib/base-path'
import {
  type AreaId,
  type AreaName,
  type ColouringHistory,
  type Crayon,
  fillArea,
  getFills,
  startAgain,
  undo,
} from '@/lib/story/colouring'
import type { Sheet } from '@/lib/story/colouring-sheets'
import { ColouringPicture } from './colouring-picture'
import { CrayonChoice } from './crayon-choice'
import { ToolIcon } from './crayon-icons'

type Histories = Map<string, ColouringHistory>

/** Each opening is a dialog of its own, even while the previous one of the same sheet is closing. */
let openings = 0

/** Delay after the last change until it is saved in the history entry, which browsers limit (saved-place.ts). */
const saveDelayMs = 1000

/**
 * Loads a sheet's drawing and returns the dialog that shows it. Rejects if the drawing can't be loaded.
 * @param histories what has been coloured in on each sheet; the dialog changes it
 */
export async function loadColouringDialog(sheet: Sheet, histories: Histories, onClose: () => void) {
  const response = await fetch(withBasePath(`/art/colour-${sheet}.svg`))
  const text = await response.text()
  // A network may answer with a login page, and the file may be cut off.
  if (!response.ok || !text.trimEnd().endsWith('</svg>'))
    throw new Error(`${response.url} is not a drawing; status code: ${response.status}`)
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  openings += 1
  return <ColouringDialog key={openings} {...{ sheet, drawing, histories, onClose }} />
}

interface ColouringDialogProps {
  sheet: Sheet
  drawing: Element
  histories: Histories
  onClose: () => void
}

/** A sheet in a dialog, with six crayons that fill its areas. */
function ColouringDialog({ sheet, drawing, histories, onClose }: ColouringDialogProps) {
  const t = useTranslations('free-story')
  const toast = useTranslations('toast')
  const dialog = useRef<HTMLDialogElement>(null)
  const [history, setHistory] = useState(histories.get(sheet) ?? [])
  const [crayon, setCrayon] = useState<Crayon>('orange')
  const [status, setStatus] = useState('')
  const isBlank = getFills(history).size === 0

  // A layout effect, so that the picture is saved before the dialog has gone.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      // Another route hides the dialog, which would still make the page inert.
      element?.close()
      savePlace({ colouring: histories })
    }
  }, [histories])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    const timer = setTimeout(savePlace, saveDelayMs, { colouring: histories })
    return () => clearTimeout(timer)
  }, [histories, history])

  const nameArea = (area: AreaId) => {
    const [name, number = ''] = area.split('-')
    return t(`crayons.areas.${name as AreaName}`, { number })
  }
  const nameFill = (area: AreaId, colour: Crayon | undefined) =>
    t('crayons.filled', {
      area: nameArea(area),
      crayon: t(colour ? `crayons.colours.${colour}` : 'crayons.white'),
    })
  const change = (next: ColouringHistory, message: string) => {
    histories.set(sheet, next)
    setHistory(next)
    setStatus(message)
  }
  const fill = (area: AreaId) => change(fillArea(history, area, crayon), nameFill(area, crayon))
  const takeBack = () => {
    const last = history.at(-1)
    if (!last) return
    const next = undo(history)
    change(
      next,
      last === 'new start' ? t('crayons.restored') : nameFill(last.area, getFills(next).get(last.area)),
    )
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="crayons"
      aria-labelledby="crayons-title"
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className="crayons-head">
        <h2 id="crayons-title">{t(`colouring.${sheet}`)}</h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label={toast('close')}
          onClick={() => dialog.current?.close()}
        >
          <ToolIcon name="close" />
        </Button>
      </div>
      <ColouringPicture
        drawing={drawing}
        fills={getFills(history)}
        label={t('crayons.parts')}
        nameFill={(area, colour) => (colour ? nameFill(area, colour) : nameArea(area))}
        onFill={fill}
      />
      <CrayonChoice value={crayon} onChange={setCrayon} />
      <div className="crayons-tools">
        <Button
          variant="outline"
          size="sm"
          className="crayons-tool"
          aria-disabled={history.length === 0 || undefined}
          onClick={takeBack}
        >
          <ToolIcon name="undo" />
          {t('crayons.undo')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="crayons-tool"
          aria-disabled={isBlank || undefined}
          onClick={() => !isBlank && change(startAgain(history), t('crayons.cleared'))}
        >
          <ToolIcon name="restart" />
          {t('crayons.restart')}
        </Button>
        <Button variant="outline" size="sm" className="crayons-tool" onClick={() => window.print()}>
          <ToolIcon name="print" />
          {t('crayons.print')}
        </Button>
      </div>
      <p role="status" className="crayons-status">
        {status}
      </p>
    </dialog>,
    document.body,
  )
}
