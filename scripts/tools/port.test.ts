import { describeInvalidPort, describeListenError } from './port'

const inUse = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })

describe.each([
  ['linux', 'PORT=3001 npm run edit'],
  ['win32', 'set PORT=3001&& npm run edit'],
])('on %s', (platform, command) => {
  test('a port in use is reported with the command for another one', () => {
    expect(describeListenError(inUse, 3000, 'npm run edit', platform)).toBe(
      `Port 3000 is in use. Stop the program that uses it, or choose another port: ${command}`,
    )
  })

  test.each(['abc', '', '0', '70000', '30.5'])('rejects the port number “%s”', (port) => {
    expect(describeInvalidPort(port, 'npm run edit', platform)).toBe(
      `PORT is “${port}”, which is not a port number. Use one from 1024 to 65535: ${command}`,
    )
  })
})

test('accepts a port number', () => {
  expect(describeInvalidPort('3001', 'npm run edit')).toBeUndefined()
})

test('other errors keep their own text', () => {
  expect(describeListenError(new Error('listen ENOTSUP'), 3000, 'npm run edit')).toBe('Error: listen ENOTSUP')
})
