import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** An error message in the place of a part of the page, with a retry button. */
export function ErrorFallback({ retry }: { retry: () => void }) {
  const t = useTranslations('shell')
  return (
    <div role="alert" className="mx-auto max-w-xl px-4 py-40 text-center">
      <p className="font-display text-3xl/9 font-bold">{t('partFailedTitle')}</p>
      <p className="mt-2">{t('partFailedText')}</p>
      <Button className="mt-6" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
