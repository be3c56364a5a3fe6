import { type Additions, finishPage, listDroppedScripts } from './finish-page'
import { readPage } from './page'

/* What a finished page contains is tested on the export (e2e/export/html.test.ts). */

const html =
  '<html><head><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><div data-hydrate="landing"><main></main></div></body></html>'
const landing = { file: 'x.html', kind: 'landing', hydrates: 'landing' } as const
const finish = (source: string) => finishPage(readPage('x.html', source), landing, {} as Additions)

test.each([
  ['no style sheet', html.replace('rel="stylesheet"', 'rel="x"'), /stylesheet.*finish-page\.ts/],
  ['no element to hydrate', html.replace('data-hydrate', 'id'), /hydration\/pages\.ts/],
  ['content that React outlined', html.replace('</main>', '<template></template></main>'), /<Suspense>/],
  ['no end of the body', html.replace('</body>', ''), /<body>/],
])('rejects a page by its file name: %s', (_, source, message) => {
  expect(() => finish(source)).toThrow(message)
  expect(() => finish(source)).toThrow('x.html')
})

test('names the scripts that are neither Next’s nor data', () => {
  const scripts = [
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script type="application/ld+json">{}</script>',
    '<script src="https://statistics.noricorgi.ca/count.js"></script>',
    '<script>(self.__next_s=self.__next_s||[]).push(["https://chat.noricorgi.ca"])</script>',
  ]
  const page = readPage('x.html', html.replace('</head>', `${scripts.join('')}</head>`))
  expect(listDroppedScripts(page)).toEqual([
    'https://statistics.noricorgi.ca/count.js',
    expect.stringContaining('self.__next_s'),
  ])
})
