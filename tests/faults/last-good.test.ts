import { once } from 'node:events'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry } from '../browser/content.ts'
import { takeKeptStore } from '../browser/kept-store.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { demoContent } from '../pages/demo-content.ts'
import { ask } from '../pages/http.ts'
import { sitemapPaths } from '../pages/links.ts'
import { fakeService } from './fake-service.ts'

const visit = async (site: ServedSite, path: string) => {
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
async function kill(site: ServedSite): Promise<void> {
  const ended = once(site.process, 'close')
  site.process.kill('SIGKILL')
  await ended
}
const deleteStore = (data: string) => {
  for (const suffix of ['', '-wal', '-shm', '.seal']) rmSync(join(data, 'content.db') + suffix, { force: true })
}
/** What lies on disk: a process that has just begun has not counted it yet. */
const pageFiles = (data: string) =>
  readdirSync(join(data, 'pages'), { recursive: true }).filter((path) => /\/[0-9a-f]{40}$/.test(String(path)))

describe('Q-20 Q-22 Q-23 a process that starts with nothing but what it kept', () => {
  it('shows nothing of it before the content is back: then it makes every page again', async () => {
    const service = await fakeService((_, response) => response.writeHead(404).end())
    const content = demoContent()
    const data = temporaryFolder('data')
    await takeKeptStore(data, content)
    const options = { content, data, nearDemo: true, environment: { COLLECTION_URL: service.origin } }
    const before = new Map<string, string>()
    let site = await startServer(options)
    try {
      // Those that are looked at below, and every fourth of the others.
      const paths = (await sitemapPaths(site.origin)).filter(
        (path, index) => index % 4 === 0 || path.startsWith('/accessibility'),
      )
      for (const path of [...paths, '/news/all?page=2', '/news/rss.xml', '/sitemap.xml'])
        before.set(path, (await ask(site.origin, path)).text)
      expect(before.size).toBeGreaterThan(100)
      const kept = await site.metric('atrium_pages_cached')
      await expect.poll(() => site.metric('atrium_pages_on_disk'), { timeout: 300_000 }).toBe(kept)
    } finally {
      await kill(site)
    }
    await service.close()
    renameSync(content, `${content}-away`)
    deleteStore(data)

    site = await startServer(options)
    try {
      const wrong: string[] = []
      for (const path of [...before.keys(), '/never-visited']) {
        const { status, headers } = await ask(site.origin, path)
        const marks = `${headers['retry-after']}, ${headers['cache-control']}`
        if (status !== 503 || marks !== '5, no-store') wrong.push(`${path}: ${status}, ${marks}`)
      }
      expect(wrong).toEqual([])
      const ready = await visit(site, '/readyz')
      expect([ready.status, ready.text]).toEqual([503, expect.stringMatching(/^There is nothing to serve before/)])
      expect(site.log().map(({ msg }) => msg)).toContainEqual(expect.stringContaining('There is no content directory'))

      rmSync(join(`${content}-away`, 'entries/document/document_accessibility_mobility.json'))
      renameSync(`${content}-away`, content)
      await expect.poll(async () => (await visit(site, '/readyz')).status, { timeout: 300_000 }).toBe(200)
      const page = await visit(site, '/accessibility')
      expect([page.status, page.headers.get('cache-status')]).toEqual([200, 'Atrium; fwd=miss; stored'])
      expect((await visit(site, '/accessibility/mobility')).status).toBe(404)
    } finally {
      await site.stop()
    }
  })

  it('whose content and store are whole shows the pages of the last process at once', async () => {
    const content = contentDirectory(documentEntry('a', 'First words.'), documentEntry('b', 'Other words.'))
    const data = temporaryFolder('data')
    let site = await startServer({ content, data })
    const { text } = await visit(site, '/a')
    await visit(site, '/b')
    await expect.poll(() => site.metric('atrium_pages_on_disk')).toBe(2)
    await kill(site)
    site = await startServer({ content, data })
    const again = await visit(site, '/a')
    expect([again.text, again.headers.get('cache-status')]).toEqual([text, 'Atrium; hit'])
    expect(await site.metric('atrium_page_renders_total')).toBe(0)
    await kill(site)

    // An entry was taken down while nothing ran, and then the store was lost, too.
    rmSync(join(content, 'entries/document/document_a.json'))
    site = await startServer({ content, data })
    expect((await visit(site, '/a')).status).toBe(404)
    await expect.poll(() => pageFiles(data)).toHaveLength(1)
    await kill(site)
    rmSync(content, { recursive: true })
    deleteStore(data)
    site = await startServer({ content, data })
    try {
      expect((await visit(site, '/a')).status).toBe(503)
    } finally {
      await site.stop()
    }
  })

  it('goes on when the store is lost and the content gone while it runs', async () => {
    const content = contentDirectory(documentEntry('a', 'First words.'), documentEntry('b', 'Other words.'))
    const data = temporaryFolder('data')
    const site = await startServer({ content, data })
    try {
      await visit(site, '/a')
      renameSync(content, `${content}-away`)
      deleteStore(data)
      await expect.poll(async () => (await visit(site, '/readyz')).status).toBe(503)
      expect((await visit(site, '/a')).text).toContain('First words.')
      expect((await visit(site, '/b')).status).toBe(500)
      renameSync(`${content}-away`, content)
      await expect.poll(async () => (await visit(site, '/b')).text).toContain('Other words.')
    } finally {
      await site.stop()
      rmSync(`${content}-away`, { recursive: true, force: true })
    }
  })

  it('cannot write pages: they are made as ever, and one line says so', async () => {
    const content = contentDirectory(documentEntry('a', 'First words.'))
    const data = temporaryFolder('data')
    writeFileSync(join(data, 'pages'), 'no folder')
    const site = await startServer({ content, data })
    try {
      expect((await visit(site, '/a')).status).toBe(200)
      const complaints = () => site.log().filter(({ msg }) => String(msg).startsWith('Pages are not cached on disk'))
      await expect.poll(() => complaints().length).toBe(1)
      expect((await visit(site, '/no-such-page')).status).toBe(404)
      expect(complaints()).toHaveLength(1)
    } finally {
      await site.stop()
    }
  })
})
