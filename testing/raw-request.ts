import { connect } from 'node:net'

export type RawResponse = { status: number; location: string | undefined }

/** Whether a response is complete. Closing the connection earlier would make the server log an error. */
function isComplete(head: string, body: string) {
  if (/^transfer-encoding: *chunked/im.test(head)) return body.endsWith('0\r\n\r\n')
  return body.length >= Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
}

/**
 * Sends a request to this machine without normalising its URL, as HTTP clients do. Rejects without a response.
 * @param target the request target; one character is one byte
 * @param headers additional header lines
 */
export function sendRawRequest(port: number, target: string, headers: string = ''): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const excerpt = JSON.stringify(target.slice(0, 200))
    const socket = connect(port, 'localhost')
    let text = ''
    const finish = () => {
      const [head = ''] = text.split('\r\n\r\n', 1)
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]
      const location = /^location: *(.*)$/im.exec(head)?.[1]?.trim()
      if (status) resolve({ status: Number(status), location })
      else reject(new Error(`no response to ${excerpt}, only ${JSON.stringify(text.slice(0, 200))}`))
    }
    socket.setEncoding('latin1')
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (data) => {
      text += data
      const end = text.indexOf('\r\n\r\n')
      // Some servers keep the connection open despite `Connection: close`.
      if (end >= 0 && isComplete(text.slice(0, end), text.slice(end + 4))) socket.end()
    })
    // A server may reject a request and close before all of it is sent; only the response matters.
    socket.on('error', () => undefined)
    socket.on('close', finish)
    // Not `end` yet: some servers treat a half-closed connection as closed.
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${headers}\r\n`,
      'latin1',
    )
  })
}
