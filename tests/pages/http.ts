import { type IncomingHttpHeaders, request } from 'node:http'

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

/** Asks for the target of a request line as it is written, without following redirects. */
export const ask = (origin: string, target: string, { method = 'GET', headers, body }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const asked = request({ hostname, port, path: target, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('error', reject)
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text: whole.toString('utf8') })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
