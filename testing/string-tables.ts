import { parseIcuMessage } from '@/checks/icu-message'
import type { StringTable } from '@/checks/translator'
import { checkTypography } from '@/checks/typography'

/** Imperatives of “usted”, without accents. After “que” they are subjunctives. */
const formalSpanish =
  /(?<!que (?:l[oa]s? )?)\b(?:usted|(?:abra|acepte|agregue|cambie|compruebe|corrija|deje|diga|edite|elija|escriba|espere|guarde|haga|inserte|intente|pida|ponga|quite|revise|sustituya|traduzca|use|vea|vuelva)(?:l[oa]s?)?)\b/i

type Table = Omit<StringTable, 'parts'>

/** Lists the strings of a table with their keys. */
export const listStrings = (table: Table) =>
  Object.entries(table).flatMap(([group, strings]) =>
    Object.entries(strings).map(([name, text]) => ({ key: `${group}.${name}`, text })),
  )

/** Tests that all languages have the same strings, and that these follow the typography of their language. */
export function testStringTables(tables: Record<string, Table> & { en: Table }) {
  const describeStrings = (table: Table) =>
    listStrings(table).map(({ key, text }) => {
      const { argumentNames, error } = parseIcuMessage(text)
      return [key, [...argumentNames].sort(), error]
    })

  test('the Spanish strings address the editor as “tú”', () => {
    const strings = listStrings(tables.es ?? {})
    expect(strings.length).toBeGreaterThan(0)
    expect(
      strings.filter(({ text }) => formalSpanish.test(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))),
    ).toEqual([])
  })

  describe.each(Object.entries(tables))('the strings in “%s”', (locale, table) => {
    test('have the keys and arguments of the English ones', () => {
      expect(describeStrings(table)).toEqual(describeStrings(tables.en))
    })

    test('follow the typography of the language', () => {
      const findings = listStrings(table).flatMap(({ key, text }) =>
        checkTypography({ key, text, message: parseIcuMessage(text), locale }).map((finding) => [
          key,
          text,
          finding,
        ]),
      )
      expect(findings).toEqual([])
    })
  })
}
