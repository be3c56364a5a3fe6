import { enhanceLegalPage } from './enhance-legal-page'

// e2e/language.spec.ts tests the back link.
test('a legal page shows the visitor’s year', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  document.body.innerHTML = '<footer><time>2026</time></footer>'
  enhanceLegalPage()
  expect(document.querySelector('time')?.textContent).toBe('2031')
  jest.useRealTimers()
})
