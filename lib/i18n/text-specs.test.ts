import { findTextSpec, isValueKey } from './text-specs'

test.each([
  ['hero.title', 'hero.title', 'prose'],
  ['footer.linksTitle', 'footer.*Title', 'prose'],
  ['shell.loading', 'shell.loading', 'exact'],
  ['terms.intro.0', '<document>.intro', 'prose'],
  ['accessibility.updated', '<document>.updated', 'value'],
  ['unknown.title', '**.title', 'prose'],
  ['my.hero.title', '**.title', 'prose'],
  ['hero.titles', '**', 'prose'],
  ['unknown.updated', '**', 'prose'],
])('the spec of %s is that of %s', (key, purpose, kind) => {
  expect(findTextSpec(key)).toMatchObject({ purpose, kind })
  expect(isValueKey(key)).toBe(kind === 'value')
  expect(findTextSpec(key).variables === undefined).toBe(purpose.startsWith('**'))
})

test('the requirements of a text are those of its row', () => {
  expect(findTextSpec('hero.title')).toEqual({
    purpose: 'hero.title',
    kind: 'prose',
    maxLength: 75,
    maxLines: 3,
    allowsLineBreaks: true,
    variables: {},
  })
  expect(findTextSpec('terms.sections.first.items.12').variables).toEqual({ '{email}': 'email' })
})
