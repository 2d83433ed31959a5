import { createHash, timingSafeEqual } from 'node:crypto'
import express, { Router } from 'express'
import type { Registry } from 'prom-client'
import { momentVariable } from '#engine/environment/readers.ts'
import { allowOnly } from '../http/limits.ts'

export interface OperationsOptions {
  /** Rejects while the process cannot answer; the message says why. */
  ready: () => Promise<void>
  metrics: Registry
  /** Takes up the content directory; absent: not offered. */
  sync?: { secret: string; run: () => Promise<unknown> }
  /** Moves the clock; absent: not offered. */
  moveClock?: (to: Date) => Promise<void>
}

/** Addresses for those who run the site. An address that is not offered is left to the site, which knows no such page. */
export function operations({ ready, metrics, sync, moveClock }: OperationsOptions): Router {
  const router = Router()
  const reading = allowOnly('GET', 'HEAD')
  router.all('/healthz', reading, (_request, response) => {
    response.set('cache-control', 'no-store').type('text').send('ok\n')
  })
  router.all('/readyz', reading, async (_request, response) => {
    response.set('cache-control', 'no-store').type('text')
    await ready().then(
      () => response.send('ready\n'),
      (error: Error) => response.status(503).send(`${error.message}\n`),
    )
  })
  router.all('/metrics', reading, async (_request, response) => {
    response.set({ 'cache-control': 'no-store', 'content-type': metrics.contentType }).send(await metrics.metrics())
  })
  if (sync)
    router.all('/_content/sync', allowOnly('POST'), async (request, response) => {
      response.set('cache-control', 'no-store')
      if (!isSecret(request.headers.authorization, sync.secret))
        response
          .status(401)
          .set('www-authenticate', 'Bearer')
          .json({ error: 'Send "Authorization: Bearer" and the value of CONTENT_SECRET.' })
      else response.json(await sync.run())
    })
  if (moveClock)
    router.all(
      '/_clock',
      allowOnly('POST'),
      express.text({ type: () => true, limit: '1kb' }),
      async (request, response) => {
        response.set('cache-control', 'no-store')
        const to = readMoment(typeof request.body === 'string' ? request.body : '')
        if (!to) {
          response.status(400).json({ error: 'Send a date and time with offset, like 2026-03-14T10:00:00-07:00.' })
          return
        }
        await moveClock(to)
        response.json({ now: to.toISOString() })
      },
    )
  return router
}

/** Compares in the same time whatever is sent. */
function isSecret(header: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
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
