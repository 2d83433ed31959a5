import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Database } from '../../services/content/store/database.ts'
import { contentDirectory, documentEntry, published } from '../browser/content.ts'
import { runBuilt } from '../browser/run-built.ts'
import { hostSite, startServer, withSite } from '../browser/server.ts'
import { note } from './report/figures.ts'

const SECRET = 'long enough a secret'
const author = (name: string, fields: Record<string, unknown> = {}) =>
  published('author', { uid: `author_${name}`, title: `Hand of ${name}`, url: `/author/${name}`, ...fields })
const article = (name: string) =>
  published('article', {
    uid: `article_${name}`,
    title: `Article ${name}`,
    url: `/${name}`,
    publication_date: '2026-03-01',
    authors: [{ uid: `author_${name}`, _content_type_uid: 'author' }],
    body: [{ text_block: { text: `<p>Words of ${name}.</p>` } }],
  })

/** Every way in which the file of an entry is none, by name. */
const damages: Record<string, (file: string) => void> = {
  empty: (file) => writeFileSync(file, ''),
  'cut-off': (file) => writeFileSync(file, JSON.stringify(author('cut-off')).slice(0, 120)),
  null: (file) => writeFileSync(file, 'null'),
  list: (file) => writeFileSync(file, '[]'),
  words: (file) => writeFileSync(file, '"author"'),
  bytes: (file) => writeFileSync(file, Buffer.alloc(4000, 0xff)),
  deep: (file) => writeFileSync(file, `{"bio":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
  prototype: (file) => writeFileSync(file, '{"__proto__":{"title":"Polluted"},"constructor":7}'),
  'without-title': (file) => writeFileSync(file, JSON.stringify({ ...author('x'), title: undefined })),
  'title-of-another-type': (file) => writeFileSync(file, JSON.stringify({ ...author('x'), title: { a: 1 } })),
  folder: (file) => mkdirSync(file),
  'link-to-itself': (file) => symlinkSync(file, file),
  'link-to-nothing': (file) => symlinkSync(`${file}-none`, file),
  pipe: (file) => execFileSync('mkfifo', [file]),
}

describe('Q-21 an entry whose file is broken', () => {
  const content = contentDirectory(...Object.keys(damages).map(article), article('whole'), author('whole'))
  for (const [name, damage] of Object.entries(damages)) damage(join(content, `entries/author/author_${name}.json`))
  const site = withSite({ content })

  it.each(Object.keys(damages))('is left out of the page that shows it, and named in the log: %s', async (name) => {
    const answer = await fetch(`${site.origin}/news/${name}`)
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain(`Words of ${name}.`)
    expect(text).not.toMatch(/Polluted|undefined|\[object/)
    // A link to nothing is as good as no file.
    if (name === 'link-to-nothing') return
    const path = `entries/author/author_${name}.json`
    expect(site.log().filter((line) => line.file === path)).not.toEqual([])
  })

  it('leaves all others as they are', async () => {
    expect(await (await fetch(`${site.origin}/news/whole`)).text()).toContain('Hand of whole')
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  })
})

/** Every way in which the content directory goes while the site runs; each gives it back. */
const losses: Record<string, (content: string) => () => void> = {
  'is taken away': (content) => {
    renameSync(content, `${content}-away`)
    return () => renameSync(`${content}-away`, content)
  },
  'is empty, as a disk that is not mounted': (content) => {
    renameSync(content, `${content}-away`)
    mkdirSync(content)
    return () => {
      rmSync(content, { recursive: true })
      renameSync(`${content}-away`, content)
    }
  },
  'leads nowhere': (content) => {
    renameSync(content, `${content}-away`)
    symlinkSync(`${dirname(content)}/nowhere`, content)
    return () => {
      rmSync(content)
      renameSync(`${content}-away`, content)
    }
  },
  'has a file in place of its entries': (content) => {
    renameSync(join(content, 'entries'), join(content, 'away'))
    writeFileSync(join(content, 'entries'), 'no folder')
    return () => {
      rmSync(join(content, 'entries'))
      renameSync(join(content, 'away'), join(content, 'entries'))
    }
  },
}

describe('Q-20 a content directory that', () => {
  const count = 20
  const content = contentDirectory(
    ...Array.from({ length: count }, (_, index) => documentEntry(`page-${index}`, `Words of page ${index}.`)),
  )
  // Nothing is kept: every page has to be made while the directory is away.
  const site = withSite({ content, environment: { CONTENT_SECRET: SECRET, CACHE_MEGABYTES: '0' } })
  const publish = () =>
    fetch(`${site.origin}/_content/sync`, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })

  it.each(Object.entries(losses))('%s takes no page away', async (_, lose) => {
    const restore = lose(content)
    const known = site.output().length
    try {
      expect((await publish()).status).toBe(200)
      for (let index = 0; index < count; index++) {
        const answer = await fetch(`${site.origin}/page-${index}`)
        expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`Words of page ${index}.`)])
      }
      expect(site.output().slice(known)).toMatch(
        /(There is no content directory|has no folder) .*Content was not ingested/,
      )
      note({ what: 'pages served', figure: count, target: count })
    } finally {
      restore()
    }
    expect(await (await publish()).json()).toMatchObject({ removed: 0 })
  })
})

const temporaryDirectory = (name: string) => mkdtempSync(join(tmpdir(), `atrium-${name}-`))

describe('Q-20 a start', () => {
  const content = contentDirectory(documentEntry('a', 'First words.'))
  const data = temporaryFolder('data')

  it('without the content directory is not ready, and serves nothing old until it is back', async () => {
    const before = await hostSite({ content, data })
    // It is kept on disk, too.
    expect(await (await fetch(`${before.origin}/a`)).text()).toContain('First words.')
    await before.stop()
    renameSync(content, `${content}-away`)
    const site = await hostSite({ content, data })
    onTestFinished(async () => void (await site.stop()))
    const answer = async (path: string) => {
      const response = await fetch(site.origin + path)
      return [response.status, await response.text()]
    }
    expect(await answer('/readyz')).toEqual([
      503,
      expect.stringMatching(/^There is nothing to serve before the content directory can be read/),
    ])
    for (const path of ['/a', '/', '/sitemap.xml'])
      expect(await answer(path)).toEqual([503, expect.not.stringContaining('First words.')])
    expect(await site.metric('atrium_content_directory_up')).toBe(0)
    expect(site.log()).toContainEqual(expect.objectContaining({ level: 50, contentDir: content }))
    renameSync(`${content}-away`, content)
    await expect.poll(() => answer('/readyz')).toEqual([200, 'ready\n'])
    expect(await answer('/a')).toEqual([200, expect.stringContaining('First words.')])
    expect(await site.metric('atrium_content_directory_up')).toBe(1)
  })

  it('of a command without the content directory takes nothing away from a site that runs', async () => {
    const own = contentDirectory(documentEntry('a', 'First words.'))
    const environment = { CONTENT_SECRET: SECRET, CACHE_MEGABYTES: '0', CACHE_DISK_MEGABYTES: '0' }
    const kept = temporaryFolder('kept')
    const site = await hostSite({ content: own, data: kept, environment })
    onTestFinished(async () => void (await site.stop()))
    renameSync(own, `${own}-away`)
    const { output } = await runBuilt('pictures', ['warm', '/a'], { CONTENT_DIR: own, DATA_DIR: kept })
    expect(output).toContain('0 could not be made')
    const headers = { authorization: `Bearer ${SECRET}` }
    expect((await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })).status).toBe(200)
    expect(await (await fetch(`${site.origin}/a`)).text()).toContain('First words.')
    renameSync(`${own}-away`, own)
  })

  it('that is ready says so while content that has come due waits to be taken in', async () => {
    const time = '2026-03-14T18:00:00.000Z'
    const due = documentEntry('due', 'Now.', { publish_details: { environment: 'production', locale: 'en-us', time } })
    const kept = temporaryFolder('due')
    const site = await hostSite({
      ...{ content: contentDirectory(documentEntry('a', 'First words.'), due), data: kept },
      environment: { DEPLOY_ENV: 'staging' },
    })
    onTestFinished(async () => void (await site.stop()))
    const ready = async () => (await fetch(`${site.origin}/readyz`)).status
    await expect.poll(ready).toBe(200)
    const held = new Database(join(kept, 'content.db'))
    held.execute('BEGIN IMMEDIATE')
    // Answered when everything is taken in.
    const moved = fetch(`${site.origin}/_clock`, { method: 'POST', body: time })
    const first = Promise.race([moved.then(() => 'moved'), site.metric('atrium_content_entries').then(ready)])
    expect(await first).toBe(200)
    held.execute('COMMIT')
    held.close()
    await moved
    expect((await fetch(`${site.origin}/due`)).status).toBe(200)
  })

  it.each([
    ['at a wrong path, beside the data of another directory', () => data],
    ['at a path where there never was one', () => temporaryDirectory('empty')],
  ])('%s is refused with exit code 2', async (_, place) => {
    const start = startServer({ content: `${content}-typo`, data: place() })
    await expect(start).rejects.toThrow(/There is no content directory \S+-typo\. Set CONTENT_DIR/)
  })

  it('in production that names no content directory is refused: it would show the demo', async () => {
    const environment = { CONTENT_DIR: '', DEPLOY_ENV: 'production' }
    await expect(startServer({ data: temporaryDirectory('demo'), environment })).rejects.toThrow(
      /CONTENT_DIR is not set, and DEPLOY_ENV is "production"/,
    )
  })
})
