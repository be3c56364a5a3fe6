import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

const roundTripMs = 150
const bytesPerMs = 1.6e6 / 8 / 1000
const packetBytes = 1460
/** What a server may send before the first acknowledgement (RFC 6928). */
const firstWindow = 10 * packetBytes

/**
 * Simulates a phone's connection between a browser on this machine and a server: latency, bandwidth, and TCP's slow
 * start, which throttling in the browser lacks. Returns the connection for the server.
 */
export function slowDown(socket: Socket): Duplex {
  // TCP's handshake takes the first round trip.
  const opensAt = performance.now() + roundTripMs
  let window = firstWindow
  let inFlight = 0
  let isFreeAt = 0

  async function send(chunk: Buffer) {
    for (let start = 0; start < chunk.length; start += packetBytes) {
      const packet = chunk.subarray(start, start + packetBytes)
      while (inFlight + packet.length > window) await once(connection, 'acknowledgement')
      inFlight += packet.length
      isFreeAt = Math.max(isFreeAt, performance.now()) + packet.length / bytesPerMs
      await sleep(isFreeAt - performance.now())
      setTimeout(() => socket.write(packet), roundTripMs / 2)
      setTimeout(() => {
        inFlight -= packet.length
        window += packet.length
        connection.emit('acknowledgement')
      }, roundTripMs)
    }
  }
  const connection = new Duplex({
    read: () => {},
    write: (chunk, _encoding, done) => void send(chunk).then(() => done(), done),
  })
  socket.on('data', async (chunk) => {
    await sleep(Math.max(0, opensAt - performance.now()) + roundTripMs / 2)
    connection.push(chunk)
  })
  socket.on('close', () => connection.destroy())
  return connection.on('error', () => socket.destroy())
}
