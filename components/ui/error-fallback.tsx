import { useTranslations } from 'next-intl'
import { Button } from './button'

interface ErrorFallbackProps {
  retry: () => void
  /** The element of the title: `h1` if the message is the page's only content. */
  heading?: 'h1' | 'p'
}

/** The error message that replaces a part of the page, with a retry button. */
export function ErrorFallback({ retry, heading: Heading = 'p' }: ErrorFallbackProps) {
  const t = useTranslations('shell')
  return (
    <div role="alert" className="mx-auto max-w-xl px-4 py-40 text-center">
      <Heading className="font-display text-3xl/9 font-bold">{t('partFailedTitle')}</Heading>
      <p className="mt-2">{t('partFailedText')}</p>
      <Button className="mt-6" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
