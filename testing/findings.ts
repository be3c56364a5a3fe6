import { checkFiles } from '@/checks/check-files'
import { checkText } from '@/checks/check-text'
import { formatFinding } from '@/checks/findings'

/* What the message checks find, for their tests. */

type Options = { key?: string; locale?: string; english?: string }

/** Runs the checks on one text, which is French unless `locale` says otherwise. */
export const checkOneText = (
  text: string,
  { key = 'x', locale = 'fr', english = locale === 'en' ? text : undefined }: Options = {},
) => {
  return checkText(key, locale, { ...(english !== undefined && { en: english }), [locale]: text })
}

/** The codes of the findings in one text. */
export const listCodes = (...about: Parameters<typeof checkOneText>) =>
  checkOneText(...about).map(({ code }) => code)

/** The lines that `npm run check` prints for message files. @param contents by language: their JSON, or an object */
export const listLines = (contents: Record<string, unknown>) =>
  checkFiles(
    Object.entries(contents).map(([locale, content]) => ({
      path: `m/${locale}.json`,
      text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    })),
  ).map((finding) => formatFinding(finding))
