'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'

/** The sizes of the story's text; kept until the page is reloaded. */
const textSizes = ['normal', 'large', 'huge'] as const
export type TextSize = (typeof textSizes)[number]

interface StoryToolsProps {
  reader: RefObject<HTMLDivElement | null>
  size: TextSize
  onSize: (size: TextSize) => void
  /** Undefined if the device has no voice of the language. */
  reading: { active: boolean; toggle: () => void } | undefined
}

/** Whether full screen is available never changes, so nothing is subscribed to. */
const noSubscription = () => () => undefined

/** The story's tools: read aloud, text size, full screen, print. */
export function StoryTools({ reader, size, onSize, reading }: StoryToolsProps) {
  const t = useTranslations('free-story.story')
  const hasFullScreen = useSyncExternalStore(
    noSubscription,
    () => document.fullscreenEnabled === true,
    () => false,
  )

  const step = textSizes.indexOf(size)

  const toggleFullScreen = () =>
    (document.fullscreenElement ? document.exitFullscreen() : reader.current?.requestFullscreen())?.catch(
      // Refused by the browser: the story stays readable without it.
      () => undefined,
    )

  return (
    <div className="story-tools">
      {reading && (
        <Button variant="secondary" size="sm" aria-pressed={reading.active} onClick={reading.toggle}>
          {t(reading.active ? 'stop' : 'readAloud')}
        </Button>
      )}
      <SizeButton label={t('smaller')} size={textSizes[step - 1]} onSize={onSize} className="text-sm" />
      <SizeButton label={t('larger')} size={textSizes[step + 1]} onSize={onSize} className="text-2xl" />
      {hasFullScreen && (
        <Button variant="outline" size="sm" onClick={toggleFullScreen}>
          {t('fullScreen')}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => printStory(reader.current)}>
        {t('print')}
      </Button>
    </div>
  )
}

interface SizeButtonProps {
  label: string
  /** The size it sets; undefined at the end of the scale. */
  size: TextSize | undefined
  onSize: (size: TextSize) => void
  className: string
}

function SizeButton({ label, size, onSize, className }: SizeButtonProps) {
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

/** Prints once the lazy pictures are loaded. @param reader the element that contains them */
async function printStory(reader: HTMLElement | null): Promise<void> {
  const pictures = [...(reader?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
