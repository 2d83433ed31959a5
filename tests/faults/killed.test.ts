import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateContent } from '../bench/generate.ts'
import { MEASURED } from '../bench/measured-article.ts'
import { startServer } from '../browser/server.ts'
import { sitemapPaths } from '../pages/links.ts'
import { temporaryFolder } from '../pages/temporary.ts'

const root = join(import.meta.dirname, '../..')
const SIZE = 750
const content = temporaryFolder('content')

const startSync = (data: string) =>
  spawn(process.execPath, ['dist/server/content-sync.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content, DATA_DIR: data },
    stdio: 'ignore',
  })

/** Everything that a site on this data serves. */
async function served(data: string) {
  const site = await startServer({ content, data, environment: { LOG_LEVEL: 'warn' } })
  try {
    const status = async (path: string) => (await fetch(site.origin + path)).status
    return {
      paths: await sitemapPaths(site.origin),
      measured: await status(MEASURED),
      topic: (await (await fetch(`${site.origin}/news/topic/topic-3`)).text()).match(/href="\/news\/entry-[^"]+"/g),
      author: (await (await fetch(`${site.origin}/author/author-7`)).text()).match(/href="\/news\/entry-[^"]+"/g),
    }
  } finally {
    await site.stop()
  }
}

describe('Q-22 killed while content is taken up', () => {
  let whole: Awaited<ReturnType<typeof served>>
  let duration: number

  beforeAll(async () => {
    generateContent(content, SIZE)
    const data = temporaryFolder('data')
    const begun = performance.now()
    await once(startSync(data), 'close')
    duration = performance.now() - begun
    whole = await served(data)
    expect(whole.measured).toBe(200)
    expect(whole.paths.length).toBeGreaterThan(SIZE * 0.9)
  })

  it.each([0.4, 0.6, 0.8])('after some %f of the time, the next start serves all of it', async (share) => {
    const data = temporaryFolder('data')
    const sync = startSync(data)
    const ended = once(sync, 'close')
    // Any moment will do: the shares only spread them over the run.
    setTimeout(() => sync.kill('SIGKILL'), duration * share * (0.9 + 0.2 * Math.random()))
    await ended
    expect(await served(data)).toEqual(whole)
  })

  it('again and again, it gets done in the end', async () => {
    const data = temporaryFolder('data')
    for (let kill = 0; kill < 3; kill++) {
      const sync = startSync(data)
      const ended = once(sync, 'close')
      setTimeout(() => sync.kill('SIGKILL'), duration * (0.3 + 0.5 * Math.random()))
      await ended
    }
    expect(await served(data)).toEqual(whole)
  })
})
