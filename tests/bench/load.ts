import { connect } from 'node:net'

export interface Load {
  /** Like `http://127.0.0.1:40123`. */
  origin: string
  /** The whole text of one request. */
  request: string
  /** Bytes of one answer, header lines included. */
  answerBytes: number
  connections: number
  /** How long, in milliseconds. */
  duration: number
}

/** Asks as fast as answers come, over connections that stay open. @returns answers a second */
export async function answersPerSecond({ origin, request, answerBytes, connections, duration }: Load): Promise<number> {
  const { hostname, port } = new URL(origin)
  let answers = 0
  const begun = performance.now()
  const end = begun + duration
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          let received = 0
          const socket = connect(Number(port), hostname, () => socket.write(request))
          socket.setNoDelay(true)
          socket.on('error', reject)
          socket.on('data', (chunk) => {
            received += chunk.length
            if (received < answerBytes) return
            received -= answerBytes
            answers++
            if (performance.now() < end) socket.write(request)
            else {
              socket.destroy()
              resolve()
            }
          })
        }),
    ),
  )
  return answers / ((performance.now() - begun) / 1000)
}

/** One answer on an open connection: its header lines as name, value, name, value … and its body. */
export const oneAnswer = (origin: string, request: string): Promise<{ lines: string[]; body: Buffer; bytes: number }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    let received = Buffer.alloc(0)
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const end = received.indexOf('\r\n\r\n')
      if (end === -1) return
      const lines = received
        .subarray(0, end)
        .toString('latin1')
        .split('\r\n')
        .slice(1)
        .flatMap((line) => line.split(/: (.*)/s).slice(0, 2))
      const length = Number(lines[lines.findIndex((name) => name.toLowerCase() === 'content-length') + 1])
      if (received.length < end + 4 + length) return
      socket.destroy()
      resolve({ lines, body: received.subarray(end + 4), bytes: received.length })
    })
  })
