import { readHeaders } from './headers-file.mjs'
import * as hosts from './hosts.mjs'
import { knownPages } from './pages.mjs'
import {
  cacheControl,
  cacheRules,
  guessed,
  redirects,
  resourcePolicy,
  securityHeaders,
  slashedFolders,
} from './rules.mjs'

/*
 * What each host will send, read from its files the way the host reads them, against the rules.
 */

const hashes = { scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] }
const paths = [
  ...knownPages(),
  '/index.txt',
  '/art/letter.svg',
  '/og/fr.png',
  '/_next/static/chunks/a.js',
  '/locales/fr/translation.json',
]
/** By name, without a second value of one name. @param {[name: string, value: string][]} headers */
function byName(headers) {
  expect(headers.map(([name]) => name)).toEqual([...new Set(headers.map(([name]) => name))])
  return Object.fromEntries(headers)
}
/** What the rules say. @param {string} path */
const ruled = (path) => ({
  ...securityHeaders(hashes),
  'Cross-Origin-Resource-Policy': resourcePolicy(path),
  'Cache-Control': cacheControl(path),
})
/** The same on hosts that revalidate by themselves what no rule keeps. @param {string} path */
function ruledWithoutDefault(path) {
  const { 'Cache-Control': kept, ...others } = ruled(path)
  return cacheRules.some((rule) => path.startsWith(rule.path.slice(0, -1))) ? ruled(path) : others
}

describe('Cloudflare and Netlify', () => {
  const headersOf = readHeaders(hosts.headersFile(hashes, ['_next', 'art', 'fr', 'locales', 'og']))

  test.each(paths)('send the headers of %s', (path) => {
    expect(byName(headersOf(path))).toEqual(ruledWithoutDefault(path))
  })

  test('lead on from guessed addresses and landing pages with a slash, each on its line', () => {
    const lines = [...guessed, ...slashedFolders].map(({ from, to, status }) => `${from} ${to} ${status}`)
    expect(hosts.redirectsFile()).toBe(`${lines.join('\n')}\n`)
  })

  test('get a file that ends with a line’s end', () => {
    expect(hosts.headersFile(hashes, ['art'])).toMatch(/[^\n]\n$/)
  })

  test.each([
    ['a hundred rules', '/x\n  A: b\n'.repeat(100), '/a /b 301\n'],
    ['a line of two thousand characters', `/x\n  ${'b'.repeat(1998)}\n`, '/a /b 301\n'],
    ['two thousand plain redirects', '/x\n', '/a /b* 301\n'.repeat(2000)],
    ['a hundred with a star or a colon', '/x\n', '/a/* /b 301\n'.repeat(50) + '/:a /b 301\n'.repeat(50)],
    ['as many of both kinds', '/x\n', '/a /b 301\n'.repeat(2000) + '/a/* /b 301\n'.repeat(100)],
  ])('take %s', (_, headers, redirectLines) => {
    expect(() => hosts.checkLimits(headers, redirectLines)).not.toThrow()
  })

  test.each([
    ['a rule more', '/x\n  A: b\n'.repeat(101), '/a /b 301\n', '_headers has 101 rules'],
    [
      'a longer line',
      `/x\n  ${'b'.repeat(1999)}\n`,
      '/a /b 301\n',
      '_headers has a line of 2001 characters (bbb',
    ],
    ['a plain redirect more', '/x\n', '/a /b 301\n'.repeat(2001), '_redirects has 2001 rules'],
    ['one with a colon more', '/x\n', '/:a /b 301\n'.repeat(101), '_redirects has 101 rules'],
  ])('do not take %s', (_, headers, redirectLines, message) => {
    expect(() => hosts.checkLimits(headers, redirectLines)).toThrow(message)
  })
})

describe('Vercel', () => {
  /**
   * @typedef {{ key: string, value: string }} Pair
   * @type {{
   *   redirects: unknown[], rewrites: { source: string, destination: string }[],
   *   headers: { source: string, headers: Pair[] }[]
   * }}
   */
  const config = JSON.parse(hosts.vercelJson(hashes))

  test.each(paths)('sends the headers of %s', (path) => {
    const fitting = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))
    const pairs = fitting.flatMap((block) => block.headers)
    expect(byName(pairs.map(({ key, value }) => [key, value]))).toEqual(ruledWithoutDefault(path))
  })

  test('leads on from every address of the rules', () => {
    expect(config.redirects).toEqual(
      redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
    )
  })

  test('finds the file of every page under its clean name', () => {
    for (const page of knownPages().filter((address) => address !== '/')) {
      const name = page.replace(/\.html$/, '')
      expect(config.rewrites).toContainEqual({ source: name, destination: `${name}.html` })
    }
    expect(config.rewrites).toHaveLength(knownPages().length - 1)
  })
})

describe('nginx', () => {
  const options = { root: '/srv/my "out"', listen: '127.0.0.1:80', folder: '/srv/nginx' }
  const conf = hosts.nginxConf(hashes, options)
  const unquoted = (/** @type {string} */ text) => text.replace(/^"|"$/g, '').replaceAll('\\"', '"')
  /** Values of a directive, in their order. @param {string} name @param {string} [text] */
  const directive = (name, text = conf) =>
    [...text.matchAll(new RegExp(`(?<=^| )${name} (.*?);$`, 'gm'))].map((match) => unquoted(match[1] ?? ''))

  /** What a variable is at a path. @param {string} name @param {string} path */
  function variable(name, path) {
    const [, lines = ''] = new RegExp(`map \\$uri \\${name} \\{\n(.*?)\n  \\}`, 's').exec(conf) ?? []
    const rules = lines.split('\n').map((line) => /^ {4}(\S+) (".*");$/.exec(line)?.slice(1) ?? [])
    const [, value = ''] =
      rules.find(([rule = '']) => rule.startsWith('~') && new RegExp(rule.slice(1)).test(path)) ??
      rules.find(([rule]) => rule === 'default') ??
      []
    return unquoted(value)
  }

  test.each(paths)('sends the headers of %s, with errors too', (path) => {
    const headers = directive('add_header').map((text) => {
      const [, name = '', value = ''] = /^(\S+) (.*) always$/.exec(text) ?? []
      return /** @type {[string, string]} */ ([
        name,
        value.startsWith('$') ? variable(value, path) : unquoted(value),
      ])
    })
    expect(byName(headers)).toEqual(ruled(path))
  })

  test('leads on from every address of the rules and keeps the query', () => {
    const lines = [...conf.matchAll(/^ {4}location = (\S+) \{ return (\d+) (\S+?)(\$\S+); \}$/gm)]
    expect(lines.map(([, from, status, to]) => ({ from, to, status: Number(status) }))).toEqual(redirects)
    for (const [, , , to, query] of lines)
      expect(query).toBe(to?.includes('?') ? '$nori_more' : '$is_args$args')
    expect(conf).toMatch(/map \$args \$nori_more \{\s+default "&\$args";\s+"" "";\s+\}/)
  })

  test('delivers files and clean addresses, and not what is for hosts', () => {
    expect(directive('root')).toEqual([options.root])
    expect(directive('listen')).toEqual([options.listen])
    expect(conf).toContain('location = / { try_files /index.html =404; }')
    expect(conf).toContain('location / { try_files $uri $uri.html =404; }')
    expect(conf).toContain('error_page 404 /404.html;')
    const [, hidden = ''] = /location ~ (\S+) \{ return 404; \}/.exec(conf) ?? []
    for (const path of ['/_headers', '/_redirects', '/vercel.json']) expect(path).toMatch(new RegExp(hidden))
    for (const path of ['/', '/a/_headers', '/vercel-json']) expect(path).not.toMatch(new RegExp(hidden))
  })

  test('writes nothing outside its folder', () => {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    expect(directive('pid')).toEqual(['/srv/nginx/nginx.pid'])
    for (const kind of kinds) expect(directive(`${kind}_temp_path`)).toEqual([`/srv/nginx/${kind}`])
  })

  test.each([
    ['nothing else', {}, 'worker_processes', []],
    ['brotli that it has', { brotli: 'on' }, 'worker_processes', ['on']],
    ['brotli from a file', { brotli: '/srv/brotli.so' }, 'load_module "/srv/brotli.so";', ['on']],
  ])('takes %s', (_, more, first, brotli) => {
    const text = hosts.nginxConf(hashes, { ...options, ...more })
    expect(text.split('\n')[2]).toMatch(new RegExp(`^${first}`))
    expect(directive('brotli_static', text)).toEqual(brotli)
    expect(directive('load_module', text)).toHaveLength(first.startsWith('load') ? 1 : 0)
    expect(text).not.toMatch(/undefined|false|null/)
  })

  test('takes HTTPS with HTTP/2, of today’s kinds alone', () => {
    const text = hosts.nginxConf(hashes, {
      ...options,
      tls: { certificate: '/srv/a.pem', key: '/srv/b.pem' },
    })
    expect(directive('listen', text)).toEqual([`${options.listen} ssl http2`])
    expect(directive('ssl_certificate', text)).toEqual(['/srv/a.pem'])
    expect(directive('ssl_certificate_key', text)).toEqual(['/srv/b.pem'])
    expect(directive('ssl_protocols', text)).toEqual(['TLSv1.2 TLSv1.3'])
    expect(conf).not.toContain('ssl')
  })
})

describe('CloudFront', () => {
  const policies = hosts.cloudFrontPolicies(hashes)
  /** What the policy of a path's behaviour sends. @param {string} path */
  function sent(path) {
    const fitting = policies.filter(({ pattern }) => path.startsWith(pattern.replace('*', '')))
    const text = fitting.at(-1)?.text ?? ''
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(text)
    expect(custom.Quantity).toBe(custom.Items.length)
    for (const part of [...custom.Items, ...Object.values(security)]) expect(part.Override).toBe(true)
    const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity
    expect([IncludeSubdomains, Preload]).toEqual([false, false])
    return byName([
      ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
      ['Strict-Transport-Security', `max-age=${AccessControlMaxAgeSec}`],
      ['X-Content-Type-Options', security.ContentTypeOptions ? 'nosniff' : ''],
      ['X-Frame-Options', security.FrameOptions.FrameOption],
      ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
      ...custom.Items.map((/** @type {{ Header: string, Value: string }} */ { Header, Value }) => [
        Header,
        Value,
      ]),
    ])
  }

  test.each(paths)('sends the headers of %s', (path) => {
    expect(sent(path)).toEqual(ruled(path))
  })

  test('has a policy of its own name for each behaviour, the name in the policy too', () => {
    expect(policies.map(({ pattern, name }) => [pattern, name])).toEqual([
      ['*', 'nori'],
      ['/_next/static/*', 'nori-next-static'],
      ['/art/*', 'nori-art'],
      ['/og/*', 'nori-og'],
    ])
    for (const { name, text } of policies) expect(JSON.parse(text).Name).toBe(name)
    for (const { text } of policies) expect(text).toMatch(/\}\n$/)
  })

  const handler = new Function(`${hosts.cloudFrontFunction()}; return handler`)()

  test('leads on for as long as browsers are to remember it', () => {
    const answer = handler({ request: { uri: '/terms' } })
    expect(answer).toMatchObject({ statusCode: 301, statusDescription: expect.stringMatching(/\S/) })
    expect(answer.headers['cache-control'].value).toBe(cacheControl('/'))
  })

  test('a function that grows past the limit stops the build', async () => {
    jest.resetModules()
    const many = ['/', ...Array.from({ length: 1000 }, (_, index) => `/page-${index}.html`)]
    jest.doMock('./pages.mjs', () => ({ knownPages: () => many }))
    const grown = await import('./cloudfront.mjs')
    expect(() => grown.cloudFrontFunction()).toThrow(
      /^cloudfront-function\.js has \d{5} bytes; CloudFront allows 10240/,
    )
    jest.dontMock('./pages.mjs')
  })
})
