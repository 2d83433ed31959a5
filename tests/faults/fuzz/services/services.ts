import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { ANCHOR } from '../../../browser/anchor.ts'
import { longAnswer } from '../../fake-service.ts'
import { type Mutation, mutated, mutations } from '../mutate.ts'
import { mostly } from '../requests/request-data.ts'
import { hostileText } from '../values.ts'
import { listPaths, visit } from '../visit.ts'
import type { Part } from '../world.ts'
import { rightAnswer } from './right-answers.ts'

const FAULTS = ['hang up', 'cut off', 'drip', 'hang', 'endless', 'chunks', 'redirect', 'gzip'] as const
const STATUSES = [204, 206, 301, 304, 400, 404, 429, 500, 503, 999]
const TYPES = ['text/html', 'application/xml', '', 'application/json; charset=utf-16', 'image/png', 'a'.repeat(5000)]
/** Longer than anything that a service said holds, in minutes. */
const LATER = 16

interface Answer {
  /** What is changed of a right answer; a text: said in its place. */
  body: Mutation[] | string
  status: number
  type: string
  way: (typeof FAULTS)[number] | 'whole'
}

interface Attack {
  /** The next question gets the next of them. */
  answers: Answer[]
  pages: number[]
  missing: string
}

/** Services that answer in any way there is, while pages that stand on them are visited. */
export const services: Part<Attack> = {
  name: 'services',
  data: () =>
    fc.record({
      answers: fc.array(
        fc.record({
          body: fc.oneof({ weight: 4, arbitrary: mutations(4) }, hostileText),
          status: mostly(200, STATUSES),
          type: mostly('application/json', TYPES),
          way: mostly<Answer['way']>('whole', FAULTS),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      pages: fc.array(fc.nat(), { minLength: 2, maxLength: 8 }),
      missing: hostileText,
    }),
  async run({ answers, pages, missing }, world) {
    let asked = 0
    world.service.answer = (request, response) => answer(answers[asked++ % answers.length] as Answer, request, response)
    world.minutes += LATER
    const now = new Date(Date.parse(ANCHOR.replace('=', '')) + world.minutes * 60_000).toISOString()
    await visit(world, '/_clock', { method: 'POST', body: now })
    const known = [...world.paths, ...listPaths(world)]
    const lookUp = `/archived-copy?path=${encodeURIComponent(`/${missing.toWellFormed().slice(0, 1000)}`)}`
    const paths = [...pages.map((at) => known[at % known.length] as string), lookUp, '/calendar', '/whats-on']
    await Promise.all(paths.map((path) => visit(world, path)))
  },
}

function answer({ body, status, type, way }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const text = typeof body === 'string' ? body : JSON.stringify(mutated(rightAnswer(request.url ?? '/'), body))
  if (way !== 'whole') FAULTY_ANSWERS[way](text ?? 'undefined')(request, response)
  else response.writeHead(status, { 'content-type': type, ...(status === 301 && { location: '/' }) }).end(text)
}

const FAULTY_ANSWERS: Record<(typeof FAULTS)[number], (text: string) => RequestListener> = {
  'hang up': () => (request) => request.socket.destroy(),
  'cut off': (text) => (request, response) => {
    response.writeHead(200, { 'content-length': text.length * 2 + 10 }).write(text)
    setImmediate(() => request.socket.destroy())
  },
  drip: (text) => (_, response) => {
    let sent = 0
    const drip = setInterval(() => response.write(text[sent++] ?? ' '), 50)
    response.once('close', () => clearInterval(drip))
  },
  hang: () => () => undefined,
  endless: () => (request, response) => longAnswer(Number.POSITIVE_INFINITY).answer(request, response),
  chunks: (text) => (_, response) => {
    for (const character of text.slice(0, 2000)) response.write(character)
    response.end(text.slice(2000))
  },
  redirect: () => (request, response) => response.writeHead(302, { location: `${request.url}?again` }).end(),
  gzip: (text) => (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(text),
}
