import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface StoryVoiceProps {
  isReading: boolean
  /** Whether there is nothing to read. */
  isDisabled: boolean
  onToggle: () => void
}

/** The button that reads the page aloud and, while it reads, stops. */
export function ReadAloudButton({ isReading, isDisabled, onToggle }: StoryVoiceProps) {
  const t = useTranslations('free-story.story')
  return (
    <Button size="sm" className="story-voice" aria-disabled={isDisabled || undefined} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isReading ? 'M6 6h12v12H6z' : 'M3 9v6h4l5 4V5L7 9zM15.5 9q3 3 0 6M18.5 6q6 6 0 12'} />
      </svg>
      {t(isReading ? 'stop' : 'readAloud')}
    </Button>
  )
}
