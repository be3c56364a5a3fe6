import { previewSheet } from './preview-sheet'

test('the sheet shows lengths with their limits and marks texts that are too long', () => {
  const png = Buffer.from('x')
  const sheet = previewSheet([
    {
      code: 'fr',
      address: 'https://nori.example/fr',
      meta: { title: 'é'.repeat(61), description: 'a < b', siteName: 'Nori' },
      pictures: { header: png, toast: png, card: png },
    },
  ])
  expect(sheet).toContain('<small class="over">meta.title: 61 of 60 characters</small>')
  expect(sheet).toContain('<small class="fits">meta.description: 5 of 155 characters</small>')
  expect(sheet).toContain('a &lt; b')
})
