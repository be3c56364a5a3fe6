import { readdirSync, readFileSync } from 'node:fs'

test('no module of lib/ keeps state', () => {
  const withState = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /(?<!\.test)\.ts$/.test(name) &&
      /^(?:export )?(?:let |const .*= new (?:Weak)?(?:Map|Set)\(\))/m.test(
        readFileSync(`lib/${name}`, 'utf8'),
      ),
  )
  expect(withState).toEqual([])
})
