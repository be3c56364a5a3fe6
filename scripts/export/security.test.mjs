import { addIntegrity, addPolicyMeta, inlineScriptHashes, movePayload, policyHash } from './security.mjs'

const data = '<script type="application/ld+json">{}</script>'

test('inline scripts are hashed, data and files are not', () => {
  expect(inlineScriptHashes(`<script>a()</script>${data}<script src="/b.js"></script>`)).toEqual([
    policyHash('a()'),
  ])
  expect(policyHash('')).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

test('flight data moves into one file, in order, where the last of it stood', () => {
  const page =
    '<p></p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script><script>boot()</script>'
  let written = ''
  const moved = movePayload(page, (content) => {
    written = content
    return '/p.js'
  })
  expect(moved).toBe('<p></p><script src="/p.js"></script><script>boot()</script>')
  expect(written).toBe('(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"]);')
  expect(movePayload('<p></p>', () => '')).toBe('<p></p>')
})

test('every script that the page names gets its hash', () => {
  const marked = addIntegrity(
    '<script src="/a.js" async=""></script><link rel="preload" as="script" href="/a.js"/><script>x</script>',
    () => Buffer.from('a'),
  )
  expect(marked.match(/integrity="sha384-[^"]{64}"/g)).toHaveLength(2)
  expect(marked).toContain('<script>x</script>')
})

test('the policy comes first in the head', () => {
  expect(addPolicyMeta('<html><head><script>', "default-src 'none'")).toBe(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>`,
  )
})
