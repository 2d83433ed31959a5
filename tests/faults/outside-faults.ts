import type { RequestListener } from 'node:http'
import { longAnswer } from './fake-service.ts'

const MB = 1024 * 1024

/** Answers with JSON, or with a text that says that it is JSON. */
export const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(typeof body === 'string' ? body : JSON.stringify(body))

/** Never answers. */
export const hang: RequestListener = () => undefined

/** A service that answers, and wrongly: nobody has to wait for it. */
export const wrongAnswers: Record<string, RequestListener> = {
  'answering 500': (_, response) => response.writeHead(500).end('{"error":"Something broke"}'),
  'answering 503 in HTML': (_, response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Down</h1>'),
  'answering HTML': (_, response) => response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
  'answering broken JSON': json('{"objectID": "broken'),
  'answering nothing': (_, response) => response.end(),
  'answering null': json('null'),
  'answering a list': json('[]'),
  'answering a number': json('7'),
  'answering another shape': json({
    objectID: { nested: true },
    width: 'wide',
    events: 'none',
    results: null,
    archived_snapshots: { closest: 7 },
  }),
  'answering a prototype': json('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  'answering JSON nested 100,000 deep': json('['.repeat(100_000) + ']'.repeat(100_000)),
  'answering 100 MB': (request, response) => longAnswer(100 * MB).answer(request, response),
  'answering without an end': (request, response) => longAnswer(Number.POSITIVE_INFINITY).answer(request, response),
  'answering bytes that are no text': (_, response) =>
    response.setHeader('content-type', 'application/json').end(Buffer.alloc(2000, 0xff)),
}

/** A service that gives no answer to its end, each in its way. */
export const silences: Record<string, RequestListener> = {
  hanging: hang,
  'hanging up': (request) => request.socket.destroy(),
  'hanging up in the middle': (request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{"objectID":')
    setImmediate(() => request.socket.destroy())
  },
  'dripping a byte at a time': (_, response) => {
    response.setHeader('content-type', 'application/json').write('{')
    const drip = setInterval(() => response.write(' '), 100)
    response.once('close', () => clearInterval(drip))
  },
  'answering compressed what is not': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"objectID":"plain"}'),
  'redirecting in a circle': (request, response) => response.writeHead(302, { location: `${request.url}?again` }).end(),
}
