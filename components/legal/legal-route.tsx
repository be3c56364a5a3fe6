'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Suspense, use, useMemo, useState } from 'react'
import { loadLegalTexts } from '#dictionaries'
import { HeadTags } from '@/components/seo/head-tags'
import { Arrival } from '@/components/shell/arrival'
import { ErrorBoundary } from '@/components/shell/error-boundary'
import { PartFailed } from '@/components/shell/part-failed'
import { type LegalTexts, legalText } from '@/lib/i18n/messages'
import type { LegalDocument } from '@/lib/i18n/urls'
import { goBack } from '@/lib/legal/go-back'
import { legalHead } from '@/lib/seo/head'
import { LegalText } from './legal-text'

/** A legal document as a hash route; its text is loaded when it is asked for. */
export default function LegalRoute({ document }: { document: LegalDocument }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  // Held above the boundary: a promise made below it would be made again at each failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the texts anew
  const texts = useMemo(() => loadLegalTexts(locale), [locale, attempt])
  return (
    <ErrorBoundary
      resetKey={locale}
      onRetry={() => setAttempt(attempt + 1)}
      fallback={(retry) => <PartFailed retry={retry} />}
    >
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Loaded document={document} texts={texts} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ document, texts }: { document: LegalDocument; texts: Promise<LegalTexts> }) {
  const t = useTranslations('meta')
  const locale = useLocale()
  const text = legalText(use(texts), document)
  return (
    <>
      <HeadTags {...legalHead(text, document, locale, t('siteName'))} />
      <LegalText text={text} home="#/" onBack={goBack} />
      <Arrival />
    </>
  )
}
