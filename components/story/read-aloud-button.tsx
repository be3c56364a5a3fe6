import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface ReadAloudButtonProps {
  isReading: boolean
  isDisabled: boolean
  onToggle: () => void
}

/** The button that starts and stops reading the page aloud. */
export function ReadAloudButton({ isReading, isDisabled, onToggle }: ReadAloudButtonProps) {
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
