import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, writeEntry } from '../browser/content.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { note } from './report/figures.ts'

const SECRET = 'long enough a secret'
const SIZE = 600

const fault = join(temporaryFolder('fault'), 'fault')
const breakThread = (how: 'throw' | 'exit' | 'exit in the middle' | 'hang') => writeFileSync(fault, how)
const repair = () => rmSync(fault, { force: true })

let site: ServedSite | undefined
afterEach(async () => {
  repair()
  rmSync(`${fault}.reached`, { force: true })
  await site?.stop()
})

const entry = (index: number, words: string) => documentEntry(`page-${index}`, words)

/** Serves a directory of so many pages, whose thread for content can be broken. */
async function served(size: number, environment: Record<string, string> = {}) {
  const content = contentDirectory(...Array.from({ length: size }, (_, index) => entry(index, 'First words.')))
  const data = temporaryFolder('data')
  const start = async () => {
    site = await startServer({
      content,
      data,
      environment: {
        CONTENT_SECRET: SECRET,
        CONTENT_THREAD_FAULT: fault,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'content-thread.mjs')}`,
        ...environment,
      },
    })
    return site
  }
  const { origin } = await start()
  return {
    start,
    write: (index: number, words: string) => writeEntry(content, entry(index, words)),
    sync: () => fetch(`${origin}/_content/sync`, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }),
    read: async (index: number) => {
      const answer = await fetch(`${origin}/page-${index}`)
      expect(answer.status).toBe(200)
      return /First words|Second words/.exec(await answer.text())?.[0]
    },
  }
}

describe('Q-22 the thread that ingests content', () => {
  it.each([
    ['fails', 'throw', /The thread that ingests content ended: no luck\. The next sync goes on/],
    ['ends', 'exit', /The thread that ingests content ended: it stopped with exit code 7\. The next sync goes on/],
  ] as const)('%s: that run is lost, the log says so, and the next one takes everything', async (_, how, line) => {
    const { write, sync, read } = await served(3)
    expect(await read(0)).toBe('First words')
    write(0, 'Second words.')
    write(1, 'Second words.')
    breakThread(how)
    expect((await sync()).status).toBe(500)
    expect([await read(0), await read(1)]).toEqual(['First words', 'First words'])
    expect(site?.log().filter(({ level, msg }) => level === 50 && line.test(String(msg)))).toHaveLength(1)
    repair()
    expect(await (await sync()).json()).toMatchObject({ read: 2 })
    expect([await read(0), await read(1)]).toEqual(['Second words', 'Second words'])
  })

  it('ends in the middle: what it wrote in whole batches stays, and the next one goes on from there', async () => {
    const { write, sync, read } = await served(SIZE, { LOG_LEVEL: 'error' })
    for (let index = 0; index < SIZE; index++) write(index, 'Second words.')
    breakThread('exit in the middle')
    expect((await sync()).status).toBe(500)
    repair()
    const result = (await (await sync()).json()) as { read: number }
    note({ what: 'files read again', figure: result.read, target: `< ${SIZE}` })
    expect(result.read).toBeGreaterThan(0)
    expect(result.read).toBeLessThan(SIZE)
    for (let index = 0; index < SIZE; index += 7) expect(await read(index)).toBe('Second words')
  })

  it('hangs, as on a network disk: visitors wait for nothing', async () => {
    const { write, sync, read } = await served(3)
    expect(await read(0)).toBe('First words')
    write(0, 'Second words.')
    breakThread('hang')
    let isDone = false
    const running = sync().finally(() => {
      isDone = true
    })
    await expect.poll(() => existsSync(`${fault}.reached`)).toBe(true)
    expect([await read(0), await read(1), await read(2)]).toEqual(['First words', 'First words', 'First words'])
    expect(isDone).toBe(false)
    repair()
    expect((await running).status).toBe(200)
    expect(await read(0)).toBe('Second words')
  })

  it('is at work when the process is told to end: its run comes to its end, and nothing is ingested twice', async () => {
    const { write, start } = await served(3, { CONTENT_WATCH: 'true' })
    breakThread('hang')
    write(0, 'Second words.')
    await expect.poll(() => existsSync(`${fault}.reached`)).toBe(true)
    const child = (site as ServedSite).process
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await expect.poll(() => fetch((site as ServedSite).origin).catch(() => 'closed')).toBe('closed')
    expect(child.exitCode).toBeNull()
    repair()
    expect(await ended).toEqual([0, null])
    const next = await start()
    expect(next.log().map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/; 0 files read, 0 removed\.$/))
    expect(await (await fetch(`${next.origin}/page-0`)).text()).toContain('Second words')
  })
})
