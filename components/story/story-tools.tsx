'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { printPages } from './print'

/** The text sizes of the story. */
const textSizes = ['normal', 'large', 'huge'] as const
export type TextSize = (typeof textSizes)[number]

interface StoryToolsProps {
  reader: RefObject<HTMLDivElement | null>
  size: TextSize
  onSizeChange: (size: TextSize) => void
  /** Whether to show the print button; the story page has its own print control. */
  canPrint: boolean
  /** Undefined if the device has no voice for the language. */
  readAloud: { isActive: boolean; toggle: () => void } | undefined
}

function subscribeToFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
/** Whether the story is in full screen; undefined if the browser does not support it. */
const readFullScreenState = () =>
  document.fullscreenEnabled ? document.fullscreenElement !== null : undefined

/** The story's tools: read aloud, text size, full screen and, outside full screen, print. */
export function StoryTools({
  reader,
  size,
  onSizeChange: onSize,
  canPrint,
  readAloud: reading,
}: StoryToolsProps) {
  const t = useTranslations('free-story.story')
  const isFullScreen = useSyncExternalStore(subscribeToFullScreen, readFullScreenState, () => undefined)

  const sizeIndex = textSizes.indexOf(size)

  const toggleFullScreen = () =>
    (isFullScreen ? document.exitFullscreen() : reader.current?.requestFullscreen())?.catch(
      // The browser may refuse; the story stays readable.
      () => undefined,
    )

  return (
    <div className="story-tools">
      {reading && (
        <Button variant="secondary" size="sm" onClick={reading.toggle}>
          {t(reading.isActive ? 'stop' : 'readAloud')}
        </Button>
      )}
      <TextSizeButton
        label={t('smaller')}
        size={textSizes[sizeIndex - 1]}
        onSize={onSize}
        className="text-sm/5"
      />
      <TextSizeButton
        label={t('larger')}
        size={textSizes[sizeIndex + 1]}
        onSize={onSize}
        className="text-2xl/8"
      />
      {isFullScreen !== undefined && (
        <Button variant="outline" size="sm" onClick={toggleFullScreen}>
          {t(isFullScreen ? 'leaveFullScreen' : 'fullScreen')}
        </Button>
      )}
      {canPrint && !isFullScreen && (
        <Button variant="outline" size="sm" onClick={() => printPages(reader.current)}>
          {t('print')}
        </Button>
      )}
    </div>
  )
}

interface TextSizeButtonProps {
  label: string
  /** The size to set; undefined at the end of the scale. */
  size: TextSize | undefined
  onSize: (size: TextSize) => void
  className: string
}

function TextSizeButton({ label, size, onSize, className }: TextSizeButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={label}
      aria-disabled={!size || undefined}
      onClick={() => size && onSize(size)}
    >
      <span className={className}>A</span>
    </Button>
  )
}
