import { request } from 'node:http'
import { createServer } from 'node:net'
import type { Answer } from './start-studio.ts'

export const STUDIO = 'https://studio.ellery.example'
export const CANVAS = 'https://pages.ellery.example'
export const SECRET = 'a-secret-of-the-proxy'
/** Where the proxy of these tests asks from, and where somebody else does. */
export const PROXY_ADDRESS = '127.0.0.7'
const ELSEWHERE = '127.0.0.8'

/** Settings of a studio at a port that the proxy signs people in for, without their roles. */
export const proxySettings = (port: number) => ({
  ...{ STUDIO_PORT: String(port), STUDIO_URL: STUDIO, STUDIO_CANVAS_URL: CANVAS, TRUSTED_PROXIES: PROXY_ADDRESS },
  ...{ STUDIO_PROXY_USER: 'X-User', STUDIO_PROXY_NAME: 'X-Name', STUDIO_PROXY_GROUPS: 'X-Groups' },
  STUDIO_PROXY_SECRET: SECRET,
})

/** A port that is free, with the one after it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const [first, second] = [createServer(), createServer()]
    try {
      const port = await listening(first, 0)
      await listening(second, port + 1)
      return port
    } catch {
      // Somebody has the one after it.
    } finally {
      first.close()
      second.close()
    }
  }
}

const listening = (server: ReturnType<typeof createServer>, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

export interface Sent {
  method?: string
  headers?: Record<string, string | string[]>
  body?: unknown
  /** Not through the proxy. */
  isDirect?: boolean
}

/** Asks a studio as a proxy in front of it does. @param port of the studio */
export const throughProxy =
  (port: number) =>
  (address: string, { method = 'GET', headers = {}, body, isDirect = false }: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { origin, host, pathname, search } = new URL(address)
      // A text would be sent with the lines, which would be written as UTF-8 then.
      const bytes = Buffer.from(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body))
      const asked = request(
        {
          ...{ host: '127.0.0.1', port: origin === CANVAS ? port + 1 : port, path: pathname + search, method },
          localAddress: isDirect ? ELSEWHERE : PROXY_ADDRESS,
          headers: {
            ...{ host, 'content-length': bytes.length },
            ...(method === 'GET' ? {} : { origin: STUDIO, 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part) => {
            text += part
          })
          response.on('end', () => {
            const own = new Headers()
            for (const [name, value] of Object.entries(response.headers))
              for (const line of [value].flat()) own.append(name, String(line))
            const isJson = own.get('content-type')?.startsWith('application/json')
            resolve({
              status: response.statusCode ?? 0,
              headers: own,
              text,
              json: isJson ? JSON.parse(text) : undefined,
            })
          })
        },
      )
      asked.on('error', reject)
      asked.end(bytes)
    })
