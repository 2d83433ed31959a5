import express, { type Request, Router } from 'express'
import { attempt, momentVariable } from '#engine/host.ts'
import { allowOnly } from '../http/limits.ts'
import { type PurgeOrder, readPurgeOrder } from '../pages/keys/purge-order.ts'
import {
  BROWSER_ERRORS,
  CACHE_PURGE,
  CLOCK,
  CONTENT_HINT,
  CONTENT_SYNC,
  HEALTH,
  isServerRoute,
  METRICS,
  READY,
} from './routes.ts'
import { requireSecret } from './secret.ts'

export interface OperationsOptions {
  /** Rejects while the process cannot answer; the message says why; absent: not offered. @returns what is to be known though it can */
  ready?: () => Promise<string | undefined>
  /** Figures of the process; absent: neither these nor its health are offered. */
  metrics?: { contentType: string; metrics(): Promise<string> }
  /** Holds what whoever knows the secret may do; absent: not offered. */
  guarded?: {
    secret: string | readonly string[]
    /** Ingests the content directory. @param files paths inside it that may have changed; absent: any. @returns a report; what it says is `refused` was not published */
    sync: (files?: readonly string[]) => Promise<unknown>
    /** Has pages made again. @returns how many */
    purge: (order: PurgeOrder) => Promise<number>
  }
  /** Says that a hosted content service may have changed; absent: not offered. */
  hinted?: { secret: string | readonly string[]; hint: () => void }
  /** Takes what pages report of errors in browsers; false for what is not such a report. Absent: not offered. */
  browserErrors?: (body: string) => boolean
  /** Moves the clock; absent: not offered. */
  moveClock?: (to: Date) => Promise<void>
}

/**
 * Returns what of it is offered at the port of visitors where operations have a port of their own: readiness, which a
 * load balancer asks at the port that it sends visitors to, and what a secret protects or pages send.
 */
export const besideVisitors = ({ metrics, moveClock, ...others }: OperationsOptions): OperationsOptions => others

/** Addresses for those who run the site. An address that is not offered is left to the site, which knows no such page. */
export function operations({ ready, metrics, guarded, hinted, browserErrors, moveClock }: OperationsOptions): Router {
  const router = Router({ caseSensitive: true, strict: true })
  // Express reads a target in more ways than it is written, for example up to a "#".
  router.use(({ url }, _response, next) => next(isServerRoute(url) ? undefined : 'router'))
  const reading = allowOnly('GET', 'HEAD')
  if (ready)
    router.all(READY, reading, async (_request, response) => {
      response.set('cache-control', 'no-store').type('text')
      await ready().then(
        (remark) => response.send(remark ? `ready\n${remark}\n` : 'ready\n'),
        (error: Error) => response.status(503).send(`${error.message}\n`),
      )
    })
  if (metrics) {
    router.all(HEALTH, reading, (_request, response) => {
      response.set('cache-control', 'no-store').type('text').send('ok\n')
    })
    router.all(METRICS, reading, async (_request, response) => {
      response.set({ 'cache-control': 'no-store', 'content-type': metrics.contentType }).send(await metrics.metrics())
    })
  }
  if (guarded) {
    const { secret, sync, purge } = guarded
    router.all(CONTENT_SYNC, allowOnly('POST'), requireSecret(secret), readAny('1mb'), async (request, response) => {
      const files = readFiles(textOf(request))
      if (files === null) {
        response.status(400).json({ error: FILES_WANTED })
        return
      }
      try {
        const report = await sync(files)
        response.status(isRefusal(report) ? 422 : 200).json(report)
      } catch (error) {
        if ((error as Error).name !== 'ContentDatabaseError') throw error
        response.status(503).json({ error: (error as Error).message })
      }
    })
    router.all(CACHE_PURGE, allowOnly('POST'), requireSecret(secret), readAny('64kb'), async (request, response) => {
      try {
        response.json({ purged: await purge(readPurgeOrder(textOf(request))) })
      } catch (error) {
        response.status(400).json({ error: (error as Error).message })
      }
    })
  }
  if (hinted)
    // What a webhook says is no content: it is asked for, with a key that is known to be right.
    router.all(
      CONTENT_HINT,
      allowOnly('POST'),
      requireSecret(hinted.secret, 'CONTENTSTACK_WEBHOOK_SECRET'),
      express.raw({ type: () => true, limit: '1mb' }),
      (_request, response) => {
        hinted.hint()
        response.status(202).json({ hinted: true })
      },
    )
  if (browserErrors)
    router.all(BROWSER_ERRORS, allowOnly('POST'), readAny('8kb'), (request, response) => {
      const { 'sec-fetch-site': from = 'same-origin' } = request.headers
      const isTaken = from === 'same-origin' && browserErrors(textOf(request))
      response
        .set('cache-control', 'no-store')
        .status(isTaken ? 204 : 400)
        .end()
    })
  if (moveClock)
    router.all(CLOCK, allowOnly('POST'), readAny('1kb'), async (request, response) => {
      response.set('cache-control', 'no-store')
      const to = readMoment(textOf(request))
      if (!to) {
        response.status(400).json({ error: 'Send a date and time with offset, like 2026-03-14T10:00:00-07:00.' })
        return
      }
      await moveClock(to)
      response.json({ now: to.toISOString() })
    })
  return router
}

/** Some of what was to be published is not valid, and was left as it was: whoever publishes is to notice. */
const isRefusal = (report: unknown): boolean => ((report as { refused?: unknown[] }).refused?.length ?? 0) > 0

/** Reads the body as text, whatever type it says it has. */
const readAny = (limit: string) => express.text({ type: () => true, limit })
const textOf = ({ body }: Request): string => (typeof body === 'string' ? body : '')

const FILES_WANTED =
  'Send nothing, or what has changed in the content directory: {"files": ["entries/article/an-article.json"]}.'

/** Paths that a publisher names; undefined: none. Null: what was sent is something else. */
function readFiles(body: string): string[] | undefined | null {
  if (!body.trim()) return undefined
  const files = attempt(() => JSON.parse(body).files)
  return Array.isArray(files) && files.every((file) => typeof file === 'string') ? files : null
}

/** A moment by itself, as JSON `{ "now": … }` or as a form `now=…`. */
function readMoment(body: string): Date | undefined {
  const text = body.trim()
  const candidates = [() => text, () => JSON.parse(text).now, () => new URLSearchParams(text).get('now')]
  for (const candidate of candidates)
    try {
      return momentVariable({ description: '' }).read(candidate()).at
    } catch {
      // Not written in this form.
    }
  return undefined
}
