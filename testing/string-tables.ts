import { parseIcuMessage } from '@/checks/icu-message'

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

  describe.each(Object.entries(tables))('the strings in “%s”', (_, table) => {
    test('have the keys and arguments of the English ones', () => {
      expect(describeStrings(table)).toEqual(describeStrings(tables.en))
    })
  })
}
