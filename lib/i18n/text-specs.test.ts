import { findTextSpec } from './text-specs'

test.each([
  ['hero.title', { kind: 'prose', maxLength: 75, maxLines: 3, allowsLineBreaks: true, variables: {} }],
  ['footer.linksTitle', { kind: 'prose', variables: {} }],
  ['shell.loading', { kind: 'exact', variables: {} }],
  ['terms.sections.first.items.12', { kind: 'prose', variables: { '{email}': 'email' } }],
  ['accessibility.updated', { kind: 'value', format: 'date', variables: {} }],
  ['my.hero.title', { kind: 'prose', variables: {} }],
  ['hero.titles', { kind: 'prose', variables: {} }],
])('finds the spec of %s', (key, spec) => {
  expect(findTextSpec(key)).toEqual(spec)
})
