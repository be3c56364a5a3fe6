import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'

const textSizes = ['normal', 'large', 'huge'] as const
export type TextSize = (typeof textSizes)[number]

interface StoryToolsProps {
  reader: RefObject<HTMLDivElement | null>
  size: TextSize
  onSizeChange: (size: TextSize) => void
  children: ReactNode
}

function subscribeToFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
/** Whether the page is in full screen; undefined if the browser does not support it. */
const readFullScreenState = () =>
  document.fullscreenEnabled ? document.fullscreenElement !== null : undefined

/** The menu of the story's tools: text size, full screen, and `children`. */
export function StoryTools({ reader, size, onSizeChange, children }: StoryToolsProps) {
  const t = useTranslations('free-story.story')
  const isFullScreen = useSyncExternalStore(subscribeToFullScreen, readFullScreenState, () => undefined)
  const sizeIndex = textSizes.indexOf(size)
  const toggleFullScreen = () =>
    (isFullScreen ? document.exitFullscreen() : reader.current?.requestFullscreen())?.catch(
      // The browser may refuse.
      () => undefined,
    )

  return (
    <Disclosure
      name="reader"
      className="story-tools"
      returnsFocus
      summaryClassName="button button-icon story-tools-control"
      panelClassName="story-tools-panel"
      summary={
        <>
          <span aria-hidden="true">Aa</span>
          <span className="sr-only">{t('tools')}</span>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps the menu open while its buttons are pressed */}
      <div className="story-sizes" onClick={(event) => event.stopPropagation()}>
        <TextSizeButton label={t('smaller')} size={textSizes[sizeIndex - 1]} onSize={onSizeChange} />
        <TextSizeButton label={t('larger')} size={textSizes[sizeIndex + 1]} onSize={onSizeChange} />
      </div>
      {isFullScreen !== undefined && (
        <Button variant="ghost" size="sm" onClick={toggleFullScreen}>
          {t(isFullScreen ? 'leaveFullScreen' : 'fullScreen')}
        </Button>
      )}
      {children}
    </Disclosure>
  )
}

interface TextSizeButtonProps {
  label: string
  /** The size to set; undefined at the end of the scale. */
  size: TextSize | undefined
  onSize: (size: TextSize) => void
}

function TextSizeButton({ label, size, onSize }: TextSizeButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      aria-disabled={!size || undefined}
      onClick={() => size && onSize(size)}
    >
      A
    </Button>
  )
}
