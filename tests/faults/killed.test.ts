import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { generateContent } from '../bench/generate.ts'
import { MEASURED } from '../bench/measured-article.ts'
import { WITH_ROOM } from '../browser/node-options.ts'
import { ANCHOR, startServer } from '../browser/server.ts'
import { sitemapPaths } from '../pages/links.ts'
import { isThorough, note } from './report/figures.ts'

const root = join(import.meta.dirname, '../..')
const SIZE = 400
const WEEKS_LATER = '2026-05-09T10:00:00-07:00'
const content = temporaryFolder('content')

const startSync = (data: string, siteNow = ANCHOR) =>
  spawn(process.execPath, [...WITH_ROOM, 'dist/server/content-sync.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content, DATA_DIR: data, SITE_NOW: siteNow },
    stdio: 'ignore',
  })

/** Everything that a site on this data serves. */
async function served(data: string, siteNow = ANCHOR) {
  const site = await startServer({ content, data, siteNow, environment: { LOG_LEVEL: 'warn' } })
  const text = async (path: string) => (await fetch(site.origin + path)).text()
  try {
    return {
      paths: await sitemapPaths(site.origin),
      measured: await text(MEASURED),
      topic: (await text('/news/topic/topic-3')).match(/href="\/news\/entry-[^"]+"|<time [^>]*>/g),
      author: (await text('/author/author-7')).match(/href="\/news\/entry-[^"]+"|<time [^>]*>/g),
    }
  } finally {
    await site.stop()
  }
}

/** Kills a process in so many parts of its usual time; any moment will do, the shares only spread them over the run. */
async function kill(child: ChildProcess, usual: number, share: number): Promise<void> {
  const ended = once(child, 'close')
  const timer = setTimeout(() => child.kill('SIGKILL'), usual * share * (0.9 + 0.2 * Math.random()))
  await ended
  clearTimeout(timer)
}

const shares = (few: readonly number[]): readonly number[] =>
  isThorough ? Array.from({ length: 24 }, (_, index) => (index + 1) / 25) : few

/** Writes every article anew, with a word before its title. */
function rewrite(word: string): void {
  const folder = join(content, 'entries/article')
  for (const name of readdirSync(folder)) {
    const entry = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    writeFileSync(
      join(folder, name),
      JSON.stringify({ ...entry, title: `${word} ${entry.title}`, _version: entry._version + 1 }),
    )
  }
}

describe('Q-22 killed', () => {
  const good = temporaryFolder('data')
  let whole: Awaited<ReturnType<typeof served>>
  let later: Awaited<ReturnType<typeof served>>
  let duration: number

  beforeAll(async () => {
    generateContent(content, SIZE)
    writeFileSync(join(content, 'demo.json'), '{ "anchor": "2026-03-14" }')
    const begun = performance.now()
    await once(startSync(good), 'close')
    duration = performance.now() - begun
    whole = await served(good)
    expect(whole.measured).toContain('<h1')
    expect(whole.paths.length).toBeGreaterThan(SIZE * 0.9)
    const shifted = temporaryFolder('data')
    cpSync(good, shifted, { recursive: true })
    later = await served(shifted, WEEKS_LATER)
    expect(later.topic).not.toEqual(whole.topic)
  })

  it('at many moments while content is ingested for the first time, the next start serves all of it', async () => {
    const moments = shares([0.5, 0.8])
    for (const share of moments) {
      const data = temporaryFolder('data')
      await kill(startSync(data), duration, share)
      expect(await served(data)).toEqual(whole)
    }
    note(
      { what: 'kills', figure: moments.length },
      { what: 'starts with all content', figure: moments.length, target: moments.length },
    )
  })

  it('again and again, it gets done in the end', async () => {
    const data = temporaryFolder('data')
    for (let times = 0; times < 3; times++) await kill(startSync(data), duration, 0.3 + 0.5 * Math.random())
    expect(await served(data)).toEqual(whole)
  })

  it('while the dates of the demo content move on, the next start serves all of it on its new days', async () => {
    const moments = shares([0.7])
    for (const share of moments) {
      const data = temporaryFolder('data')
      cpSync(good, data, { recursive: true })
      await kill(startSync(data, WEEKS_LATER), duration, share)
      expect(await served(data, WEEKS_LATER)).toEqual(later)
    }
    note({ what: 'kills', figure: moments.length })
  })

  it('as a server that takes content up when it starts, the next start serves all of it', async () => {
    const moments = shares([0.6])
    for (const share of moments) {
      const data = temporaryFolder('data')
      const server = spawn(process.execPath, [...WITH_ROOM, 'dist/server/main.mjs'], {
        cwd: root,
        env: {
          ...process.env,
          CONTENT_DIR: content,
          DATA_DIR: data,
          SITE_NOW: ANCHOR,
          PORT: '0',
          HOST: '127.0.0.1',
          IMAGE_WARMING: 'false',
        },
        stdio: 'ignore',
      })
      await kill(server, duration, share)
      expect(await served(data)).toEqual(whole)
    }
  })

  it('while it takes everything up again for a running server, no visitor notices, and the next run completes it', async () => {
    const data = temporaryFolder('data')
    cpSync(good, data, { recursive: true })
    const site = await startServer({ content, data, environment: { LOG_LEVEL: 'warn' } })
    onTestFinished(async () => void (await site.stop()))
    const text = async (path: string) => (await fetch(site.origin + path)).text()
    const statuses = new Map<number, number>()
    let isOver = false
    const visits = (async () => {
      for (let index = 0; !isOver; index++) {
        const { status } = await fetch(site.origin + whole.paths[(index * 7) % whole.paths.length])
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })()
    const moments = shares([0.6, 0.8])
    for (const share of moments) {
      rewrite(`Torn${Math.round(share * 100)}`)
      await kill(startSync(data), duration, share)
    }
    rewrite('Complete')
    await once(startSync(data), 'close')
    isOver = true
    await visits
    expect([...statuses.keys()]).toEqual([200])
    const titles = async () => (await text('/news/topic/topic-3')).match(/card-title.*?<\/h\d>/gs) ?? ['none']
    await expect.poll(async () => (await titles()).filter((title) => !title.includes('Complete'))).toEqual([])
    expect(await sitemapPaths(site.origin)).toEqual(whole.paths)
    note(
      { what: 'kills', figure: moments.length },
      { what: 'visits answered 200', figure: statuses.get(200) ?? 0 },
      { what: 'others', figure: 0, target: 0 },
    )
  })
})
