import { useLocale, useTranslations } from 'next-intl'
import { Suspense, use, useMemo, useState } from 'react'
import { loadLegalTexts } from '#dictionaries'
import { goBack } from '@/client/legal/go-back'
import { OtherReleaseError } from '@/client/loading/page-release'
import { reloadIfReplaced } from '@/client/loading/reload-once'
import { Loading } from '@/components/route/loading'
import { RouteFailed } from '@/components/route/route-failed'
import { RouteFocus } from '@/components/route/route-focus'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { HeadTags } from '@/components/ui/head-tags'
import type { Locale } from '@/lib/i18n/locales'
import type { LegalTexts } from '@/lib/i18n/messages'
import type { RouteName } from '@/lib/legal'
import { getLegalPage } from '@/lib/pages'
import { buildLegalHead } from '@/lib/seo/head'
import { LegalText } from './legal-text'

/** Loads a language's legal texts. If they belong to another release, reloads the page or, failing that, returns them. */
async function loadTexts(locale: Locale): Promise<LegalTexts> {
  try {
    return await loadLegalTexts(locale)
  } catch (error) {
    if (!(error instanceof OtherReleaseError)) throw error
    await reloadIfReplaced()
    return error.value as LegalTexts
  }
}

/** A legal document as a hash route. */
export default function LegalRoute({ name }: { name: RouteName }) {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  // Created outside the error boundary, because React would create it again with each attempt to render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the texts again
  const texts = useMemo(() => loadTexts(locale), [locale, attempt])
  return (
    <ErrorBoundary
      resetKey={locale}
      onRetry={() => setAttempt(attempt + 1)}
      fallback={(retry) => <RouteFailed name={name} retry={retry} />}
    >
      <Suspense fallback={<Loading />}>
        <Loaded name={name} texts={texts} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ name, texts }: { name: RouteName; texts: Promise<LegalTexts> }) {
  const t = useTranslations('meta')
  const locale = useLocale()
  const page = getLegalPage(name, locale)
  const text = use(texts)[page.key]
  return (
    <>
      <HeadTags {...buildLegalHead(text, page, t('siteName'))} />
      <LegalText text={text} home="#/" onBack={goBack} />
      <RouteFocus />
    </>
  )
}
