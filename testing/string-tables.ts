import { parseIcuMessage } from '@/checks/icu-message'

/** Imperatives of “usted”, without accents. After “que” they are subjunctives. */
const formalSpanish =
  /(?<!que (?:l[oa]s? )?)\b(?:usted|(?:abra|acepte|agregue|cambie|compruebe|corrija|deje|diga|edite|elija|escriba|espere|guarde|haga|inserte|intente|pida|ponga|quite|revise|sustituya|traduzca|use|vea|vuelva)(?:l[oa]s?)?)\b/i

type Table = Record<string, Record<string, string>>

/** Lists the strings of a table with their keys. */
export const listStrings = (table: Table) =>
  Object.entries(table).flatMap(([group, strings]) =>
    Object.entries(strings).map(([name, text]) => ({ key: `${group}.${name}`, text })),
  )

/** Tests that all languages have the same strings. */
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

  describe.each(Object.entries(tables))('the strings in “%s”', (_, table) => {
    test('have the keys and arguments of the English ones', () => {
      expect(describeStrings(table)).toEqual(describeStrings(tables.en))
    })
  })
}
