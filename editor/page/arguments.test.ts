import { quoteVersions } from './arguments'

const beginning = 'Three picture books in which a corgi with very short legs'

test.each([
  [
    ['Dream', 'Grow'],
    ['“Dream”', '“Grow”'],
  ],
  [
    [`${beginning} dreams`, `${beginning} grows`],
    ['“… legs dreams”', '“… legs grows”'],
  ],
  [
    [beginning, `${beginning} grows`],
    ['“… short legs”', '“… short legs grows”'],
  ],
])('quotes %j as %j', (versions, quoted) => {
  expect(quoteVersions(versions)).toEqual(quoted)
})
