import { stripEditMarkers } from './strip-edit-markers'

const marker = '\u200b\u200c\u200d\ufeff'
const marked = { title: `Books${marker}`, emoji: '👩\u200d🚀' }
const setNodeEnv = (mode: 'development' | 'production') =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode })

test('removes markers in development, but not a single joiner within a character', () => {
  setNodeEnv('development')
  expect(stripEditMarkers(marked)).toEqual({ title: 'Books', emoji: '👩\u200d🚀' })
})

test('returns the value itself in a build', () => {
  setNodeEnv('production')
  expect(stripEditMarkers(marked)).toBe(marked)
})
