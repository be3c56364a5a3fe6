import { portProblem, wrongPort } from './port'

const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })

test.each([
  ['linux', 'PORT=3001 npm run edit'],
  ['win32', 'set PORT=3001&& npm run edit'],
])('a port that is taken, or none, says what to type on %s', (platform, typed) => {
  expect(portProblem(taken, 3000, 'npm run edit', platform)).toBe(
    `Port 3000 is taken. Stop what runs there, or take another: ${typed}`,
  )
  for (const port of ['abc', '', '0', '70000', '30.5'])
    expect(wrongPort(port, 'npm run edit', platform)).toBe(
      `PORT is “${port}”, which is no port. Type a number from 1024 to 65535: ${typed}`,
    )
  expect(wrongPort('3001', 'npm run edit', platform)).toBeUndefined()
})
