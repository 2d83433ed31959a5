import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it was sent, still compressed. */
  body: Buffer
  text: string
}

export interface Asked {
  method?: string
  /** Any header, also those that `fetch` keeps to itself, like `host`. */
  headers?: Record<string, string>
  body?: string
}

/** Questions follow each other on connections that stay open, as those of a browser do. */
const agent = new Agent({ keepAlive: true })

/**
 * Asks for the target of a request line as it is written, without following redirects. It asks for nothing compressed: where
 * hundreds of pages are read, to compress each and unpack it again takes longer than many take to be made.
 */
export const ask = (origin: string, target: string, { method = 'GET', headers, body }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const isKept = method === 'GET'
    const options = { hostname, port, path: target, method, headers, agent: isKept && agent }
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('error', reject)
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text: whole.toString('utf8') })
      })
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a connection that had nothing to do, just then.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(ask(origin, target, { method, headers }))
      else reject(error)
    })
    asked.end(body)
  })
