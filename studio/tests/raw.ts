import { connect } from 'node:net'

/** Sends a request as bytes. @returns the first line of what comes back, and how much of the body was taken */
export const raw = (origin: string, head: string, body?: { bytes: number }): Promise<{ line: string; sent: number }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    const chunk = Buffer.alloc(64 * 1024, 'a')
    let sent = 0
    let answer = ''
    const socket = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) }, () => {
      socket.write(head)
      const more = () => {
        while (body && sent < body.bytes && !answer && !socket.destroyed) {
          sent += chunk.length
          if (!socket.write(chunk)) return
        }
      }
      socket.on('drain', more)
      setTimeout(more, 50)
    })
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ line: answer.split('\r\n')[0] ?? '', sent }))
  })

/** The head of a request that names the server as its host. */
export const lines = (origin: string, first: string, ...more: string[]) =>
  [first, `Host: ${new URL(origin).host}`, 'Connection: close', ...more, '', ''].join('\r\n')
