import { addPolicyMeta, inlineScriptHashes, inlineStyleHashes, policyHash } from './security.mjs'

const data = '<script type="application/ld+json">{}</script>'

test('inline scripts are hashed, data and files are not', () => {
  expect(inlineScriptHashes(`<script>a()</script>${data}<script src="/b.js"></script>`)).toEqual([
    policyHash('a()'),
  ])
  expect(policyHash('')).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

test('style sheets in the page are hashed', () => {
  expect(inlineStyleHashes('<style>a{}</style><style data-x="">b{}</style>')).toEqual([
    policyHash('a{}'),
    policyHash('b{}'),
  ])
})

test('the policy comes first in the head', () => {
  expect(addPolicyMeta('<html><head><script>', "default-src 'none'")).toBe(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>`,
  )
})
