import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMirror } from '../../services/content/source/contentstack/index.ts'
import { type ContentstackServer, startContentstack } from '../contentstack-server/server.ts'
import { ASSETS, type StackContent } from '../contentstack-server/stack.ts'
import { plainConversion, settingsFor, stories } from './mirrored.ts'

const content = (items = stories(3)): StackContent => ({
  masterLocale: 'en-us',
  contentTypes: [{ uid: 'story', schema: [] }],
  items,
})

async function started(given: StackContent = content()) {
  const server = await startContentstack(given)
  onTestFinished(server.close)
  const folder = mkdtempSync(join(tmpdir(), 'atrium-first-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const filesDir = join(folder, 'files')
  mkdirSync(join(filesDir, 'entries/story'), { recursive: true })
  writeFileSync(join(filesDir, 'institution.json'), '{"name":"Ours"}')
  writeFileSync(join(filesDir, 'demo.json'), '{}')
  const log = rememberingLog()
  const contentDir = join(folder, 'mirror/content')
  const open = (pictureBytes = 1_000_000) => {
    const mirror = openMirror({
      settings: settingsFor(server.origin),
      languages: [],
      directory: join(folder, 'mirror'),
      contentDir,
      filesDir,
      pictureBytes,
      conversion: plainConversion,
      now: () => new Date('2026-03-14T12:00:00Z'),
      log,
    })
    onTestFinished(mirror.close)
    return mirror
  }
  return { server, open, log, contentDir, filesDir }
}

const down = (server: ContentstackServer) => {
  server.fault = (_address, response) => {
    response.writeHead(503).end()
    return true
  }
}

describe('a start', () => {
  it('without the service and without a mirror waits, says why, and has content as soon as there is some', async () => {
    const { server, open, log } = await started()
    down(server)
    const mirror = open()
    await mirror.begin()
    expect(mirror.problem()).toBe('Contentstack was not read yet. Contentstack answered 503.')
    server.fault = () => false
    const changed = new Promise<void>((resolve) => mirror.follow(async () => resolve()))
    await changed
    expect(mirror.problem()).toBeNull()
    expect(log.messages.filter((message) => message.startsWith('Contentstack is read whole'))).toHaveLength(1)
  })

  it('without a place for the mirror says so', async () => {
    const { open, filesDir } = await started()
    rmSync(join(filesDir, '../mirror'), { recursive: true, force: true })
    writeFileSync(join(filesDir, '../mirror'), 'a file')
    expect(() => open()).toThrow('cannot be written')
  })

  it('with a mirror has content at once, and goes on with changes', async () => {
    const { server, open } = await started()
    const first = open()
    await first.begin()
    await first.close()
    down(server)
    const second = open()
    await second.begin()
    expect(second.problem()).toBeNull()
  })

  it('has pictures, settings and services of the content directory, and no days of a demo', async () => {
    const { open, contentDir } = await started()
    await open().begin()
    expect(readFileSync(join(contentDir, 'institution.json'), 'utf8')).toBe('{"name":"Ours"}')
    expect(() => readFileSync(join(contentDir, 'demo.json'))).toThrow('ENOENT')
  })

  it('takes up what the content directory has when its disk comes back, or gets something new', async () => {
    const { open, contentDir, filesDir } = await started()
    const mirror = open()
    await mirror.begin()
    let taken = 0
    mirror.follow(async () => taken++)
    await expect.poll(() => taken).toBe(1)
    renameSync(filesDir, `${filesDir}-away`)
    await mirror.list()
    expect(taken).toBe(1)
    renameSync(`${filesDir}-away`, filesDir)
    await mirror.list()
    expect(readFileSync(join(contentDir, 'institution.json'), 'utf8')).toBe('{"name":"Ours"}')
    expect(taken).toBe(2)
    writeFileSync(join(filesDir, 'redirects.json'), '{}')
    await mirror.list()
    await mirror.list()
    expect(taken).toBe(3)
  })

  it('says what is read, how far it is, and at its end how much it was', async () => {
    const { server, open, log } = await started(content(stories(150)))
    server.stack.publish(ASSETS, { uid: 'kiln', filename: 'kiln.png' })
    const mirror = open()
    const whileReading: (string | null)[] = []
    server.fault = (address) => {
      whileReading.push(mirror.problem())
      return address === 'never'
    }
    await mirror.begin()
    expect(whileReading.slice(0, 2)).toEqual([
      'Contentstack was not read yet. It is being read for the first time. There are no pages until all of it was read.',
      'Contentstack was not read yet. It is being read for the first time: about 100 entries and assets so far. There are no pages until all of it was read.',
    ])
    expect(mirror.problem()).toBeNull()
    expect(log.messages).toEqual([
      `Contentstack is read whole: what is published (environment production) at ${server.origin}. There are no pages until all of it was read.`,
      expect.stringMatching(/^Contentstack was read whole: 150 entries of 1 content types and 1 assets in \d+ s\.$/),
    ])
  })

  it('tells what it mirrors, and of which content types the site knows nothing', async () => {
    const { server, open } = await started()
    for (const type of ['pot', 'glaze']) {
      server.stack.contentTypes.set(type, { uid: type, schema: [] })
      server.stack.publish(type, { uid: `${type}_1`, title: 'Celadon' })
    }
    server.stack.publish(ASSETS, { uid: 'kiln', filename: 'kiln.png' })
    const mirror = open()
    expect(mirror.figures()).toBeUndefined()
    await mirror.begin()
    expect(mirror.figures()).toMatchObject({ entries: 5, assets: 1, unknownTypes: 2, failures: 0 })
  })

  it('beside another process with the same data leaves the writing to it, and passes hints on', async () => {
    const { server, open, contentDir } = await started()
    const first = open()
    await first.begin()
    const second = open()
    await second.begin()
    const asked = server.asked.length
    await second.list()
    expect(second.figures()).toBeUndefined()
    expect(server.asked).toHaveLength(asked)
    server.stack.publish('story', { uid: 'story_1', title: 'Changed' })
    second.hint()
    await expect.poll(() => readFileSync(join(contentDir, 'entries/story/story_1.json'), 'utf8')).toContain('Changed')
  })
})

describe('originals of pictures', () => {
  const asset = (uid: string, origin: string) => ({
    uid,
    filename: `${uid}.png`,
    content_type: 'image/png',
    url: `${origin}/v3/files/${uid}.png`,
  })

  it('are fetched once, and the one that was used longest ago makes room', async () => {
    const { server, open } = await started()
    let fetched = 0
    server.fault = (address, response) => {
      if (!address.startsWith('/files/')) return false
      fetched++
      response.writeHead(200).end(Buffer.alloc(600_000, address))
      return true
    }
    for (const uid of ['a', 'b']) server.stack.publish(ASSETS, asset(uid, server.origin))
    const mirror = open()
    await mirror.begin()
    const file = await mirror.originalOf('a')
    expect(file).toMatch(/\/a\.png$/)
    expect([await mirror.originalOf('a'), fetched]).toEqual([file, 1])
    await mirror.originalOf('b')
    await mirror.originalOf('a')
    expect(fetched).toBe(3)
  })

  it('are pictures of every kind that are drawn, and no web page that a proxy answers', async () => {
    const { server, open, log } = await started()
    let type = 'text/html; charset=utf-8'
    server.fault = (address, response) => {
      if (!address.startsWith('/files/')) return false
      response.writeHead(200, { 'content-type': type }).end('bytes')
      return true
    }
    for (const uid of ['kiln', 'page'])
      server.stack.publish(ASSETS, { ...asset(uid, server.origin), content_type: 'image/avif' })
    const mirror = open()
    await mirror.begin()
    expect(await mirror.originalOf('page')).toBeUndefined()
    expect(log.messages).toContainEqual(expect.stringContaining('cannot be fetched: the answer is a web page.'))
    type = 'image/avif'
    expect(await mirror.originalOf('kiln')).toMatch(/\/kiln\.avif$/)
  })

  it('that cannot be had are named once, and not asked for again at once', async () => {
    const { server, open, log } = await started()
    server.stack.publish(ASSETS, asset('gone', server.origin))
    server.stack.publish(ASSETS, { ...asset('odd', server.origin), url: 'file:///etc/passwd' })
    const mirror = open()
    await mirror.begin()
    const asked = () => server.asked.filter(({ address }) => address.startsWith('/files')).length
    for (const uid of ['gone', 'gone', 'odd', 'none', '../x']) expect(await mirror.originalOf(uid)).toBeUndefined()
    expect(asked()).toBe(1)
    expect(log.messages.filter((message) => message.includes('cannot be fetched'))).toHaveLength(1)
  })
})
