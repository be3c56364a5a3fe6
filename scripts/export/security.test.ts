import { readPage } from './page'
import { hashesOf, policyHash, withPolicy } from './security'

const page = readPage(
  'x.html',
  '<html><head><style>a{}</style><style data-x="">b{}</style></head><body><script>a()</script>' +
    '<script type="application/ld+json">{}</script><script src="/b.js"></script></body></html>',
)

test('inline scripts are hashed, data and files are not', () => {
  expect(hashesOf([page, page]).scripts).toEqual([policyHash('a()')])
  expect(policyHash('')).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

test('style sheets in the page are hashed', () => {
  expect(hashesOf([page]).styles).toEqual(['a{}', 'b{}'].map(policyHash).sort())
})

test('the policy is first in the head', () => {
  expect(withPolicy(page, "default-src 'none'")).toContain(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><style>`,
  )
})
