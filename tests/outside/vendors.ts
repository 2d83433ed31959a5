import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Keys of one call that was as documented. */
export interface Purged {
  keys: string[]
  isHard: boolean
}

export interface Vendor {
  origin: string
  /** What it was told, in order. */
  purged: Purged[]
  /** Every call, as it was documented or not. */
  calls: number
  /** What was not as documented. */
  violations: string[]
  /** Answers the next calls otherwise; null: as documented. */
  instead: RequestListener | null
  close(): Promise<void>
}

/** Reads a call. @returns what it purges, or why it is not as documented, with the status that says so */
type Reader = (request: IncomingMessage, body: string) => Purged | { status: number; violation: string }

async function vendor(read: Reader, answer: (purged: Purged, response: ServerResponse) => void): Promise<Vendor> {
  const known: Vendor = {
    origin: '',
    purged: [],
    calls: 0,
    violations: [],
    instead: null,
    close: async () => undefined,
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      known.calls++
      const read_ = read(request, Buffer.concat(chunks).toString())
      if ('violation' in read_) {
        known.violations.push(read_.violation)
        response.writeHead(read_.status).end(read_.violation)
      } else if (known.instead) known.instead(request, response)
      else {
        known.purged.push(read_)
        answer(read_, response)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  known.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  known.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  afterAll(known.close)
  return known
}

const isKey = (key: string) => /^[!-+\--~]{1,1024}$/.test(key)
const wrong = (status: number, violation: string) => ({ status, violation })

/** Varnish with `deploy/varnish.vcl`, and the header lines that it takes by default. */
export const varnishVendor = (secret?: string): Promise<Vendor> =>
  vendor(
    ({ method, headers }) => {
      if (method !== 'PURGE') return wrong(405, `Varnish: the method is ${method}`)
      if (secret && headers.authorization !== `Bearer ${secret}`) return wrong(403, 'Varnish: the secret is wrong')
      const [hard, soft] = [headers['xkey-purge'], headers['xkey-softpurge']] as (string | undefined)[]
      const line = hard ?? soft
      if (line === undefined || (hard && soft)) return wrong(400, 'Varnish: no keys, or two lines of them')
      if (line.length > 8000) return wrong(400, 'Varnish: the header line is too long')
      const keys = line.split(' ')
      return keys.every(isKey) ? { keys, isHard: hard !== undefined } : wrong(400, 'Varnish: a key is not valid')
    },
    ({ keys }, response) => response.end(`Purged ${keys.length}`),
  )

/** The API of Fastly. */
export const fastlyVendor = (service: string, token: string): Promise<Vendor> =>
  vendor(
    ({ method, url, headers }, body) => {
      if (method !== 'POST' || url !== `/service/${service}/purge`) return wrong(404, `Fastly: ${method} ${url}`)
      if (headers['fastly-key'] !== token) return wrong(401, 'Fastly: the token is wrong')
      if (headers.accept !== 'application/json') return wrong(406, 'Fastly: it does not accept JSON')
      if (body) return wrong(400, 'Fastly: keys stand in the header, not in a body')
      const keys = String(headers['surrogate-key'] ?? '').split(' ')
      if (keys.length > 256) return wrong(400, 'Fastly: more than 256 keys')
      const soft = headers['fastly-soft-purge']
      if (soft !== undefined && soft !== '1') return wrong(400, `Fastly: a soft purge is ${soft}`)
      return keys.every(isKey) ? { keys, isHard: soft === undefined } : wrong(400, 'Fastly: a key is not valid')
    },
    ({ keys }, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, `108-1391560174-${index}`])))),
  )

/** The API of Cloudflare. */
export const cloudflareVendor = (zone: string, token: string): Promise<Vendor> =>
  vendor(
    ({ method, url, headers }, body) => {
      if (method !== 'POST' || url !== `/client/v4/zones/${zone}/purge_cache`)
        return wrong(404, `Cloudflare: ${method} ${url}`)
      if (headers.authorization !== `Bearer ${token}`) return wrong(403, 'Cloudflare: the token is wrong')
      if (headers['content-type'] !== 'application/json') return wrong(400, 'Cloudflare: the body is not JSON')
      const { tags, ...others } = JSON.parse(body) as { tags: string[] }
      if (!Array.isArray(tags) || Object.keys(others).length > 0) return wrong(400, 'Cloudflare: there are no tags')
      if (tags.length > 100) return wrong(400, 'Cloudflare: more than 100 tags')
      return tags.every(isKey) ? { keys: tags, isHard: true } : wrong(400, 'Cloudflare: a tag is not valid')
    },
    (_, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ success: true, errors: [], messages: [], result: { id: 'zone' } })),
  )
