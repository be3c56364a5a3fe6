import { byName, hashes, paths, ruled } from '@/testing/ruled-headers'
import { nginxConf } from './nginx'
import { hostFiles, redirects } from './rules'

describe('nginx', () => {
  const options = { root: '/srv/my "out"', listen: '127.0.0.1:80', folder: '/srv/nginx' }
  let conf = ''
  beforeEach(() => {
    conf = nginxConf(hashes, options)
  })
  const unquoted = (text: string) => text.replace(/^"|"$/g, '').replaceAll('\\"', '"')
  /** Values of a directive, in their order. */
  const directive = (name: string, text: string = conf) =>
    [...text.matchAll(new RegExp(`(?<=^| )${name} (.*?);$`, 'gm'))].map((match) => unquoted(match[1] ?? ''))

  /** What a variable is at a path. */
  function variable(name: string, path: string) {
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
      return [name, value.startsWith('$') ? variable(value, path) : unquoted(value)] as [string, string]
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
    for (const path of hostFiles.map((name) => `/${name}`)) expect(path).toMatch(new RegExp(hidden))
    for (const path of ['/', '/a/_headers', '/xnojekyll']) expect(path).not.toMatch(new RegExp(hidden))
  })

  test('writes nothing outside its folder', () => {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    expect(directive('pid')).toEqual(['/srv/nginx/nginx.pid'])
    expect(conf).not.toContain('/tmp')
    for (const kind of kinds) expect(directive(`${kind}_temp_path`)).toEqual([`/srv/nginx/${kind}`])
  })

  test.each([
    ['nothing else', {}, 'worker_processes', []],
    ['brotli that it has', { brotli: 'on' }, 'worker_processes', ['on']],
    ['brotli from a file', { brotli: '/srv/brotli.so' }, 'load_module "/srv/brotli.so";', ['on']],
  ])('takes %s', (_, more, first, brotli) => {
    const text = nginxConf(hashes, { ...options, ...more })
    expect(text.split('\n')[2]).toMatch(new RegExp(`^${first}`))
    expect(directive('brotli_static', text)).toEqual(brotli)
    expect(directive('load_module', text)).toHaveLength(first.startsWith('load') ? 1 : 0)
    expect(text).not.toMatch(/undefined|false|null/)
  })

  // Each by itself is tested with nginx (e2e/nginx.spec.ts).
  test('takes HTTPS of today’s kinds alone, and leads there from http://, to no address of the request', () => {
    const text = nginxConf(hashes, {
      ...options,
      tls: { certificate: '/srv/a.pem', key: '/srv/b.pem' },
      redirect: { listen: '80', to: 'https://nori.example' },
    })
    expect(directive('ssl_protocols', text)).toEqual(['TLSv1.2 TLSv1.3'])
    expect(directive('return', text)).toEqual(['301 https://nori.example$request_uri'])
    expect(text).not.toContain('$host')
    expect(conf).not.toMatch(/ssl|listen 80/)
  })
})
