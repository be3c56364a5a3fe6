import { listChanged, listLagging, type Text } from './texts'

test('a text lags in the languages that have not changed while others have', () => {
  const create = (before: Text['before']): Text => ({
    folder: 'messages',
    key: 'hero.title',
    values: { en: 'a', fr: 'b', es: 'c' },
    before,
  })
  expect(listLagging(create({}))).toEqual([])
  const changed = create({ fr: 'x' })
  expect([listChanged(changed), listLagging(changed)]).toEqual([['fr'], ['en', 'es']])
  expect(listLagging(create({ en: 'x', fr: 'y', es: 'z' }))).toEqual([])
})
