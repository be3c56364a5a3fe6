import { getToday } from '../checks/formats'
import { listChanged, listLagging, listStaleDates, type Text } from './texts'

const create = (
  key: string,
  before: Record<string, string>,
  folder: Text['folder'] = 'messages/legal',
): Text => ({
  folder,
  key,
  values: { en: 'a', fr: 'b', es: 'c' },
  before,
})

test('a text lags in the languages that have not changed while others have', () => {
  expect(listLagging(create('terms.title', {}))).toEqual([])
  const changed = create('terms.title', { fr: 'x' })
  expect([listChanged(changed), listLagging(changed)]).toEqual([['fr'], ['en', 'es']])
  expect(listLagging(create('terms.title', { en: 'x', fr: 'y', es: 'z' }))).toEqual([])
})

test('a legal document whose text has changed needs a new date', () => {
  const date = create('terms.updated', {})
  const changed = create('terms.intro.0', { fr: 'x' })
  expect(listStaleDates([date, changed, create('terms.intro.1', { en: 'x' })])).toEqual([date])
  expect(listStaleDates([date, create('terms.intro.0', {})])).toEqual([])
  expect(listStaleDates([create('terms.updated', { en: '2026-01-01' }), changed])).toEqual([])
  expect(listStaleDates([create('privacy.updated', {}), changed])).toEqual([])
  expect(listStaleDates([{ ...date, values: { en: getToday() } }, changed])).toEqual([])
  expect(
    listStaleDates([create('legal.updated', {}, 'messages'), create('legal.x', { en: 'x' }, 'messages')]),
  ).toEqual([])
})
