import { vercelStegaClean, vercelStegaDecode } from '@vercel/stega'
import compileMessage from 'icu-minify/compile'
import format from 'icu-minify/format'
import en from '@/messages/en.json'
import legal from '@/messages/legal/en.json'
import { addEditMarkers } from './edit-markers'

const marked = addEditMarkers(en, 'messages')
const markedLegal = addEditMarkers(legal, 'messages/legal')

test('marks each text with its location, and changes nothing else', () => {
  expect(vercelStegaDecode(marked.hero.title)).toEqual({ folder: 'messages', key: 'hero.title' })
  expect(vercelStegaDecode(markedLegal.terms.intro[1] ?? '')).toEqual({
    folder: 'messages/legal',
    key: 'terms.intro.1',
  })
  expect(vercelStegaDecode(marked.legal.updated)).toEqual({ folder: 'messages', key: 'legal.updated' })
  expect(vercelStegaClean(marked)).toEqual(en)
  expect(vercelStegaClean(markedLegal)).toEqual(legal)
})

test('keeps values that are not visible text', () => {
  expect(marked.meta).toEqual(en.meta)
  expect(marked.footer.email).toBe(en.footer.email)
  expect(marked.book.custom.subject).toBe(en.book.custom.subject)
  const { amount, currency } = en.book.offer
  expect(marked.book.offer).toMatchObject({ amount, currency })
  const { value, best, count } = en.book.rating
  expect(marked.book.rating).toMatchObject({ value, best, count })
  expect(markedLegal.terms.updated).toBe(legal.terms.updated)
})

test.each([
  ['free-story.story.position', marked['free-story'].story.position, 'Page 3 of 12'],
  ['footer.copyright', marked.footer.copyright, en.footer.copyright.replaceAll(/<.*>/g, '2026')],
])('the marker of %s survives compilation and formatting', (key, message, shown) => {
  const text = compileMessage(message)
  const values = { page: '3', total: '12', year: () => '2026' }
  const formatted = [format(text as never, 'en', values as never, {} as never)].flat().join('')
  expect(vercelStegaClean(formatted)).toBe(shown)
  expect(vercelStegaDecode(formatted)).toEqual({ folder: 'messages', key })
})
