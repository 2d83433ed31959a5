import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ANCHOR, withServer } from '../browser/server.ts'
import { demoContent } from '../pages/demo-content.ts'
import { pause, SECRET, startMixedLoad } from './mixed-load.ts'
import { megabytes, note } from './report/figures.ts'

const MB = 1024 * 1024
const CACHE = 16
/** A short form for every run; `npm run faults -- soak` takes ten minutes. */
const SECONDS = Number(process.env.FAULTS_SOAK_SECONDS ?? 20)
/** Longer than that is no better for warming up. */
const WARM_UP = Math.min(SECONDS / 2, 60)
const LEAST = 5

describe('Q-26 mixed load', () => {
  const content = demoContent()
  const site = withServer({
    isMeasured: true,
    content,
    nearDemo: true,
    environment: {
      CONTENT_SECRET: SECRET,
      DEPLOY_ENV: 'staging',
      LOG_LEVEL: 'error',
      CACHE_MEGABYTES: String(CACHE),
      IMAGE_CACHE_MEGABYTES: '4',
      // A heap that leaking requests would fill in ten minutes.
      NODE_OPTIONS: `--max-old-space-size=128 --import=${join(import.meta.dirname, 'collect-garbage.mjs')}`,
    },
  })
  /** The lowest of a few looks, each after a collection of garbage: requests under way hold some. */
  const level = async () => {
    const looks: number[] = []
    for (let look = 0; look < 10; look++) {
      site.process.kill('SIGUSR2')
      const used = await site.metric('nodejs_heap_size_used_bytes')
      looks.push(used + (await site.metric('nodejs_external_memory_bytes')))
      await pause(100)
    }
    return Math.min(...looks)
  }

  it(
    `of pages, missing ones, pictures, feeds, forms, publishes and clock moves for ${SECONDS} seconds: no error, and no memory lost`,
    async () => {
      const load = await startMixedLoad(site, content, new Date(ANCHOR.replace('=', '')))
      const isWarm = () => Object.values(load.answered).filter((count) => count >= LEAST).length >= 7
      await pause(WARM_UP * 1000)
      await expect.poll(isWarm, { timeout: 400_000 }).toBe(true)
      const before = await level()
      await pause((SECONDS - WARM_UP) * 1000)
      await load.stop()
      const after = await level()
      const counts = Object.entries(load.answered)
      note(
        ...counts.map(([what, figure]) => ({ what, figure })),
        { what: 'errors', figure: load.errors.length, target: 0 },
        { what: 'memory after warm-up', figure: megabytes(before) },
        { what: 'at the end', figure: megabytes(after), target: `≤ ${megabytes(before + CACHE * MB)}` },
        { what: 'resident', figure: megabytes(await site.metric('process_resident_memory_bytes')) },
      )
      expect(load.errors).toEqual([])
      expect(site.log().filter((line) => Number(line.level) >= 50)).toEqual([])
      expect(await site.metric('atrium_page_bytes')).toBeLessThanOrEqual(CACHE * MB)
      expect(after).toBeLessThanOrEqual(before + CACHE * MB)
    },
    (SECONDS + 240) * 1000,
  )
})
