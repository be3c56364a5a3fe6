import { createConnectionState } from './connection-state'

test('reports changes only, and calls back once after a reconnection', () => {
  const connection = createConnectionState()
  const calls: string[] = []
  connection.onChange((isConnected) => calls.push(isConnected ? 'up' : 'down'))
  connection.onceReconnected(() => calls.push('never'))
  connection.set(false)
  connection.onceReconnected(() => calls.push('reconnected'))
  for (const isConnected of [false, true, true, false, true]) connection.set(isConnected)
  expect(calls).toEqual(['down', 'up', 'reconnected', 'down', 'up'])
})
