import { defaultLocale } from '@/lib/i18n/locales'
import type { HydratedPage } from '@/lib/page-scripts'
import { pages } from '@/lib/pages'
import type { InlineScript } from './bundle'
import type { PageKind } from './critical-css'

/** A page of the export, and what runs in it besides the script of every page. */
export interface ExportedPage {
  file: string
  kind: PageKind
  hydrates?: HydratedPage
  headScript?: InlineScript
  endScript?: InlineScript
}

/** All pages of the export: those of lib/pages.ts and the 404 page. */
export const exportedPages: readonly ExportedPage[] = [
  ...pages.map(({ kind, locale, file }): ExportedPage => {
    if (kind === 'legal') return { file, kind, endScript: 'legal-page' }
    if (kind === 'story') return { file, kind, hydrates: kind }
    const headScript = locale === defaultLocale ? 'default-landing-page' : 'other-landing-page'
    return { file, kind, hydrates: kind, headScript }
  }),
  { file: '404.html', kind: 'not-found' },
]

/** Throws unless Next exported these pages and no others. @param files names of the HTML files in the export's root */
export function assertExportedPages(files: readonly string[]): void {
  const expected = exportedPages.map(({ file }) => file)
  const others = [...files, ...expected].filter((file) => !files.includes(file) || !expected.includes(file))
  if (others.length > 0) throw new Error(`Only one of out/ and lib/pages.ts has ${others.join(', ')}.`)
}
