import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ANCHOR, type ServedSite, startServer } from '../browser/server.ts'
import { pause, SECRET, startMixedLoad } from '../faults/mixed-load.ts'
import { demo } from '../pages/demo-content.ts'
import { printTable } from './print.ts'
import { report } from './report.ts'
import { ARTICLES, articlePath, workingSet } from './working-set.ts'

const MB = 1024 * 1024
const PARTS = ['nodejs_heap_size_total_bytes', 'nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes']
/** Seconds of mixed load at the end; the targets speak of 600. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const FULL = 600
const DERIVATIVES = 500
const WIDTHS = [320, 480, 640, 800, 960, 1200, 1440, 1600, 1920, 2400]
/** Folder of further pictures to derive from, like photographs of one's own; default: those of the demo content. */
const PICTURES = process.env.BENCH_PICTURES ?? join(demo, 'images')
const PICTURE = /\.(?:jpe?g|png|tiff?|webp)$/i

it('Q-08 memory of a server through a working day', async () => {
  const content = workingSet()
  const pictures = readdirSync(PICTURES).filter((name) => PICTURE.test(name))
  for (const name of pictures) copyFileSync(join(PICTURES, name), join(content, 'images', name))
  const site = await startServer({
    content,
    // The unit and the Dockerfile set MALLOC_ARENA_MAX too.
    environment: { CONTENT_SECRET: SECRET, DEPLOY_ENV: 'staging', LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '2' },
  })
  const rows: (string | number)[][] = []
  const note = async (what: string) => {
    const { now, most } = residentOf(site)
    const parts = await Promise.all(PARTS.map((name) => site.metric(name)))
    rows.push([what, ...[now, most, ...parts].map((bytes) => (bytes / MB).toFixed(0))])
  }
  try {
    await note('after the start')
    await articlesInTurn(site)
    await note(`after ${ARTICLES} articles in turn`)
    const headers = { authorization: `Bearer ${SECRET}` }
    expect((await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })).ok).toBe(true)
    await articlesInTurn(site)
    await note('after a publish, and all of them again')
    const most = residentOf(site).most
    await derivatives(site, pictures)
    await note(`after ${DERIVATIVES} picture sizes`)
    const load = await startMixedLoad(site, content, new Date(ANCHOR.replace('=', '')))
    await pause(SECONDS * 1000)
    await load.stop()
    expect(load.errors).toEqual([])
    await note(`after ${SECONDS} s of mixed load`)
    await pause(5000)
    await note('five seconds later')
    const rest = residentOf(site).now
    const line = { id: 'Q-08', unit: 'MB', relation: '≤', reference: 'resident memory of the server' } as const
    report({
      ...line,
      what: `the most while ${ARTICLES} articles are shown, and again`,
      figure: most / MB,
      target: 250,
    })
    report({
      ...line,
      what: `memory after that, ${DERIVATIVES} picture sizes and ${SECONDS} s of mixed load`,
      figure: rest / MB,
      target: SECONDS >= FULL ? 300 : null,
    })
  } finally {
    await site.stop()
  }
  printTable('Memory of the server', ['MB', 'resident', 'most so far', 'heap', 'of it used', 'outside of it'], rows)
})

async function articlesInTurn(site: ServedSite): Promise<void> {
  for (let index = 0; index < ARTICLES; index++) {
    const answer = await fetch(site.origin + articlePath(index))
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
  }
}

/** Four at a time, as a browser asks. */
async function derivatives(site: ServedSite, pictures: readonly string[]): Promise<void> {
  let next = 0
  const browser = async () => {
    while (next < DERIVATIVES) {
      const index = next++
      const name = pictures[index % pictures.length] as string
      const width = WIDTHS[Math.floor(index / pictures.length) % WIDTHS.length]
      const id = encodeURIComponent(name.replace(/\.\w+$/, ''))
      const answer = await fetch(`${site.origin}/iiif/${id}/full/!${width},${width}/0/default.webp`)
      await answer.arrayBuffer()
      expect([200, 400]).toContain(answer.status)
    }
  }
  await Promise.all([browser(), browser(), browser(), browser()])
}

/** Bytes of the process in memory, as the system counts them. */
function residentOf({ process: { pid } }: ServedSite): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024
  return { now: figure('VmRSS'), most: figure('VmHWM') }
}
