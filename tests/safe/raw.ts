import { connect } from 'node:net'

export interface RawAnswer {
  /** Of the first answer; 0 when the server hung up without one. */
  status: number
  /** Lower-case names; lines that stand twice are joined. */
  headers: Record<string, string>
  /** All that came back, in latin1: further answers, too. */
  whole: string
  /** Status of every answer, in order. */
  statuses: number[]
}

/** So long a server that neither answers nor hangs up is waited for, in milliseconds. */
const PATIENCE = 30_000

/** Sends bytes as they are, and reads until the server hangs up; they ask it to. */
export const askRaw = (origin: string, bytes: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes))
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(read(Buffer.concat(chunks).toString('latin1'))))
  })

function read(whole: string): RawAnswer {
  const [head = ''] = whole.split('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  const statuses = [...whole.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))
  return { status: statuses[0] ?? 0, headers, whole, statuses }
}

/** A request line with header lines, as text; every line after it as given. */
export const rawRequest = (method: string, target: string, ...lines: string[]): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...lines, '', ''].join('\r\n')
