import { once } from 'node:events'
import { rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { writeEntry } from '../../browser/content.ts'
import { contentDirectory, documentEntry, type ServedSite, startServer } from '../../browser/index.ts'

const SECRET = 'long enough a secret'
const PAGES = Array.from({ length: 30 }, (_, index) => `page-${index}`)
const environment = { CACHE_MEGABYTES: '0', CACHE_DISK_MEGABYTES: '0', CONTENT_SECRET: SECRET }

/** A site of some pages, of which one was published again and again: its last words are where SQLite writes first. */
async function publishedSite() {
  const content = contentDirectory(...PAGES.map((uid) => documentEntry(uid, `Words of ${uid}.`)))
  const data = temporaryFolder('data')
  const site = await startServer({ content, data, environment })
  const wordsOf = async (page: string) => (await fetch(`${site.origin}/${page}`)).text()
  let version = 1
  const publish = async () => {
    const words = `Version ${++version}.`
    writeEntry(content, documentEntry('page-0', words, { _version: version }))
    const headers = { authorization: `Bearer ${SECRET}` }
    expect((await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })).status).toBe(200)
    expect(await wordsOf('page-0')).toContain(words)
  }
  const expectWhole = async () => {
    for (const page of PAGES.slice(1)) expect(await wordsOf(page)).toContain(`Words of ${page}.`)
    expect(await wordsOf('page-0')).toContain(`Version ${version}.`)
  }
  await publish()
  await publish()
  await expectWhole()
  return { site, content, data, publish, expectWhole, file: (suffix: string) => join(data, `content.db${suffix}`) }
}

const cuts: [string, string, (file: string) => void][] = ['-wal', '-shm'].flatMap((suffix) => [
  [suffix, 'deleted', (file: string) => rmSync(file, { force: true })] as [string, string, (file: string) => void],
  ...(suffix === '-wal' ? [0, 20, 1000, 5000] : []).map(
    (size) =>
      [suffix, `cut to ${size} bytes`, (file: string) => truncateSync(file, size)] as [
        string,
        string,
        (file: string) => void,
      ],
  ),
])

describe('Q-23 a file beside the store, while the site runs', () => {
  it.each(cuts)('content.db%s is %s: every page, and what is published next is seen', async (suffix, _, damage) => {
    const { site, publish, expectWhole, file } = await publishedSite()
    try {
      damage(file(suffix))
      await expectWhole()
      await publish()
      await expectWhole()
      damage(file(suffix))
      await publish()
      await expectWhole()
      expect(site.process.exitCode).toBeNull()
    } finally {
      await site.stop()
    }
  })

  it('content.db-shm is cut off, which the system ends the process for: the next start serves every page', async () => {
    const { site, content, data, publish, file } = await publishedSite()
    let again: ServedSite | undefined
    try {
      const ended = once(site.process, 'exit')
      truncateSync(file('-shm'), 0)
      await publish().catch(() => undefined)
      await ended
      again = await startServer({ content, data, environment })
      for (const page of PAGES.slice(1)) expect(await (await fetch(`${again.origin}/${page}`)).text()).toContain(page)
    } finally {
      await site.stop()
      await again?.stop()
    }
  })
})
