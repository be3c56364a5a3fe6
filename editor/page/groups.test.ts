import type { Text } from './api'
import { getPageName } from './groups'

const createText = (values: Record<string, string>) =>
  ({ folder: 'messages', key: 'footer.privacy', values, arguments: [] }) as unknown as Text
const page = { kind: 'document', document: 'privacy', path: '/privacy', locale: 'en' } as const

test('a page keeps its name while the file in the editor’s language can’t be read', () => {
  expect(getPageName(page, [createText({ en: 'Privacy', fr: 'Confidentialité' })])).toBe('Privacy')
  expect(getPageName(page, [createText({ fr: 'Confidentialité' })])).toBe('Confidentialité')
})
