import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensurePortIsFree } from './port'

test('a port that another program uses is named, with the variable that sets another one', async () => {
  const server = createServer().listen()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const exit = jest.spyOn(process, 'exit').mockImplementation()
  const error = jest.spyOn(console, 'error').mockImplementation()
  await ensurePortIsFree(port, 'npm test', 'E2E_PORT=3310')
  expect(error.mock.calls.join()).toMatch(new RegExp(`^Port ${port} is in use\\..*: E2E_PORT=3310 npm test$`))
  expect(exit).toHaveBeenCalledWith(1)
  await new Promise((resolve) => server.close(resolve))
  await ensurePortIsFree(port, 'npm test')
  expect(exit).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})
