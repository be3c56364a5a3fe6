import { checkFiles } from '@/checks/check-files'
import { checkText } from '@/checks/check-text'
import { formatFinding } from '@/checks/findings'

/* What the message checks find, for their tests. */

/** What is found in one text, as code and correction. @param translations the other languages */
export const findInText = (
  key: string,
  locale: string,
  text: string,
  translations: Record<string, string> = {},
  values = {},
) =>
  checkText({
    folder: 'messages',
    key,
    locale,
    text,
    translations: { ...translations, [locale]: text },
    values,
  })

/** The lines for message files, as `npm run check` prints them. @param texts of the files by language, or their JSON */
export const listLines = (texts: Record<string, unknown>, folder = 'm') =>
  checkFiles(
    Object.entries(texts).map(([locale, content]) => ({
      path: `${folder}/${locale}.json`,
      text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    })),
  ).map((finding) => `${finding.severity}: ${formatFinding(finding)}`)
