import fc from 'fast-check'
import { HOSTS, UNHEARD } from '../../../safe/corpus/headers.ts'
import { PATHS, TARGETS } from '../../../safe/corpus/paths.ts'
import { hostileText } from '../values.ts'

const METHODS = ['HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'CONNECT', 'TRACE', 'PURGE', 'get', 'G\u0000T', '', 'PRI']
const VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', 'HTTP/1.99999', '']
const HOST = 'Host: a\r\n'
const QUERIES = [
  'page',
  'q',
  'download',
  'path',
  'from',
  'category',
  'audience',
  'date',
  'location',
  '__proto__',
  'a[]',
]
const PICTURES = [
  ...['full', 'square', '0,0,9,9', 'pct:1,2,3,4', '99999,0,1,1', '-1,0,1,1', 'max', '^max', '60,', ',60', '!60,60'],
  ...['pct:200', '0', '!90', '45.5', '360', 'default.jpg', 'color.webp', 'bitonal.png', 'default.avif', 'gray.tif'],
  ...['default.', 'info.json'],
]
const FOLDERS = ['/_css/', '/assets/', '/media/', '/sitemap/', '/archived-copy?path=/', '/_blocks/', '/calendar/', '/']
const OPERATIONS = [
  ...['/healthz', '/readyz', '/metrics', '/_clock', '/_content/sync', '/_cache/purge', '/_browser-errors'],
  ...['/alerts/dismiss', '/archived-copy', '/favicon.ico', '/robots.txt', '/', `/${'a'.repeat(9000)}`],
]
const VALUED = [
  ...['Range', 'If-None-Match', 'If-Modified-Since', 'Accept-Encoding', 'Cookie', 'Accept', 'X-Request-Id'],
  ...['Content-Type', 'Expect', 'Sec-Fetch-Site', 'Connection', 'Content-Encoding', 'X-Forwarded-For', 'Origin'],
]
const LINES = [
  ...['Connection: close', 'Connection: keep-alive', 'Expect: 100-continue', 'Authorization: Bearer x'],
  ...['Connection: Upgrade\r\nUpgrade: websocket', 'Content-Encoding: gzip'],
]
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n'

const raw = hostileText.map((text) => text.slice(0, 400))
/** As much of it as a line may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they end a line
const CONTROL = /[\u0000-\u001f\u007f]/g
const tidy = raw.map((text) => Buffer.from(text).toString('latin1').replaceAll(CONTROL, ' '))
const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2000)))
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''))
const segment = fc.oneof(fc.constantFrom(...PATHS), encoded, fc.stringMatching(/^[a-z0-9.-]{1,12}$/))
const pair = joined(fc.constantFrom(...QUERIES), fc.constant('='), fc.oneof(encoded, fc.integer().map(String)))
const query = fc.array(pair, { minLength: 1, maxLength: 4 }).map((all) => `?${all.join('&')}`)
const segments = (from: fc.Arbitrary<string>) =>
  fc.array(from, { minLength: 1, maxLength: 5 }).map((all) => all.join('/'))

/** `often` nearly always, so that most requests come as far as the site. */
export const mostly = <Value>(often: Value, others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(often) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

/** A number is an address that there is, by its place. */
const target = fc.oneof(
  { weight: 12, arbitrary: fc.record({ page: fc.nat(5000), query: fc.oneof(fc.constant(''), query) }) },
  {
    weight: 10,
    arbitrary: fc.oneof(
      joined(fc.constantFrom(...FOLDERS), segments(segment)),
      joined(fc.constantFrom('/iiif/lost/', '/iiif/poster-01/', '/iiif/none/'), segments(fc.constantFrom(...PICTURES))),
      joined(
        fc.constantFrom('/iiif/lost/', '/iiif/'),
        segments(fc.oneof(fc.constantFrom(...PICTURES), segment)),
        query,
      ),
      joined(fc.constantFrom(...OPERATIONS), fc.oneof(fc.constant(''), query)),
    ),
  },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...TARGETS), raw) },
)

const header = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...UNHEARD).map((two) => two.join(': ')) },
  { weight: 9, arbitrary: joined(fc.constantFrom(...VALUED), fc.constant(': '), tidy) },
  { weight: 3, arbitrary: fc.constantFrom(...LINES) },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...HOSTS.map((host) => `Host: ${host}`)), raw) },
)

const chunk = (text: string) => `${Buffer.byteLength(text, 'latin1').toString(16)}\r\n${text}\r\n`
const body = fc.oneof(
  { weight: 40, arbitrary: fc.constant('\r\n') },
  fc
    .tuple(raw, fc.integer({ min: -2, max: 3 }))
    .map(([text, more]) => `${FORM}Content-Length: ${Buffer.byteLength(text, 'latin1') + more}\r\n\r\n${text}`),
  fc
    .array(raw, { maxLength: 4 })
    .map((all) => `${FORM}Transfer-Encoding: chunked\r\n\r\n${all.map(chunk).join('')}0\r\n\r\n`),
  raw.map((text) => `Transfer-Encoding: chunked\r\n\r\n${text}`),
  raw.map((text) => `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${text}`),
  fc.constantFrom(
    '',
    'Content-Length: 99999999999999999999\r\n\r\n',
    `${FORM}Content-Length: 80000\r\n\r\n${'a=b&'.repeat(20_000)}`,
  ),
)

const request = fc.record({
  method: mostly('GET', METHODS),
  target,
  version: mostly('HTTP/1.1', VERSIONS),
  host: mostly(HOST, ['', `${HOST}Host: b\r\n`]),
  headers: fc.array(header, { maxLength: 3 }),
  body,
})

const fraction = fc.double({ min: 0, max: 1, noNaN: true })

/** What is sent on one connection, and how it ends. */
export const connection = fc.record({
  requests: fc.array(request, { minLength: 1, maxLength: 5 }),
  times: mostly(1, [3, 40, 150]),
  /** Bytes that stand in the place of others. */
  noise: mostly<{ at: number; byte: number } | undefined>(undefined, [
    { at: 0.1, byte: 0 },
    { at: 0.3, byte: 13 },
    { at: 0.5, byte: 10 },
    { at: 0.8, byte: 255 },
  ]),
  /** Where it is divided. */
  cuts: fc.array(fraction, { maxLength: 3 }),
  ending: fc.constantFrom('wait', 'wait', 'wait', 'wait', 'end', 'reset', 'close'),
})

type Of<Made> = Made extends fc.Arbitrary<infer Value> ? Value : never
export type Connection = Of<typeof connection>

/** The bytes of a connection. @param paths addresses that there are */
export function bytesOf({ requests, times, noise }: Connection, paths: readonly string[]): Buffer {
  const text = requests
    .map(({ method, target, version, host, headers, body }) => {
      const address = typeof target === 'string' ? target : paths[target.page % paths.length] + target.query
      return `${method} ${address} ${version}\r\n${host}${headers.map((line) => `${line}\r\n`).join('')}${body}`
    })
    .join('')
  const bytes = Buffer.from(text.repeat(times), 'latin1')
  if (noise) bytes[Math.floor(noise.at * bytes.length)] = noise.byte
  return bytes
}
