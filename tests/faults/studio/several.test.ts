import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing'
import { contentDirectory, documentEntry, type ServedSite, startServer } from '../../browser/index.ts'
import { fromContentDirectory } from '../../contentstack-server/from-content-directory.ts'
import { CREDENTIALS, startContentstack } from '../../contentstack-server/server.ts'
import { type PostgresServer, postgres, startPostgres } from '../../postgres/server.ts'
import { type StudioProcess, startStudioProcess } from './started.ts'

const SECRET = 'long enough a secret'
const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]
const at = (uid: string, act = '') => `/api/entries/document/document_${uid}${act}`
const read = async (studio: StudioProcess, uid: string) => (await studio.ask('GET', at(uid))).json
type Entry = Awaited<ReturnType<typeof read>>
const newest = ({ draft, published }: Entry) => draft ?? published
const seen = (entry: Entry) => ({ ifHash: newest(entry).hash, ifPublished: entry.published?.hash ?? null })

/** Saves a change of what was read, as often as somebody else was first. @returns how often */
async function addWord(studio: StudioProcess, uid: string, word: string): Promise<number> {
  for (let conflicts = 0; ; conflicts++) {
    const { value, hash } = newest(await read(studio, uid))
    const body = [...value.body, ...words(word)]
    const { status } = await studio.ask('PUT', at(uid), { value: { ...value, body }, ifHash: hash })
    if (status === 200) return conflicts
    expect(status).toBe(409)
  }
}

interface Around {
  content: string
  environment: Record<string, string>
  stop?: () => Promise<void>
}

/** Where two studios write the same entries. */
const places: Record<string, () => Promise<Around>> = {
  'of one content directory': async () => ({ content: directory(), environment: {} }),
  ...('folder' in postgres && {
    'of one database': async () => {
      const server: PostgresServer = await startPostgres()
      return { content: directory(), environment: { CONTENT_STORE_URL: server.url() }, stop: server.stop }
    },
  }),
}

const directory = () =>
  contentDirectory(
    documentEntry('shared', 'As it was.'),
    documentEntry('whole', 'First.'),
    documentEntry('gone', 'Old.'),
  )

describe.each(Object.entries(places))('two studios %s', (_place, begin) => {
  let around: Around
  let [ana, ben]: StudioProcess[] = []
  let site: ServedSite
  let other: ServedSite
  const data = temporaryFolder('data')
  const visit = async (served: ServedSite, path: string) => {
    const answer = await fetch(served.origin + path)
    return { status: answer.status, text: await answer.text() }
  }
  const studios = () => [ana, ben] as [StudioProcess, StudioProcess]

  beforeAll(async () => {
    around = await begin()
    const { content, environment } = around
    ana = await startStudioProcess(content, { ...environment, DATA_DIR: data })
    ben = await startStudioProcess(content, environment)
    const served = { content, environment: { ...environment, CONTENT_SECRET: SECRET, LOG_LEVEL: 'error' } }
    site = await startServer({ ...served, data })
    other = await startServer(served)
  })
  afterAll(async () => {
    await Promise.all([ana?.kill(), ben?.kill(), site?.stop(), other?.stop()])
    await around?.stop?.()
  })

  it('overwrite nothing that was not seen: the second to save is shown what the first has saved', async () => {
    const [first, second] = studios()
    const [mine, theirs] = [await read(first, 'shared'), await read(second, 'shared')]
    const save = (studio: StudioProcess, entry: Entry, title: string) =>
      studio.ask('PUT', at('shared'), { value: { ...newest(entry).value, title }, ifHash: newest(entry).hash })
    expect((await save(first, mine, 'Of Ana')).status).toBe(200)
    const { status, json } = await save(second, theirs, 'Of Ben')
    expect([status, json.conflict.draft.value.title]).toEqual([409, 'Of Ana'])
    const whole = seen(theirs)
    for (const act of ['/publish', '/unpublish'])
      expect([act, (await second.ask('POST', at('shared', act), whole)).status]).toEqual([act, 409])
    expect((await second.ask('DELETE', at('shared'), whole)).status).toBe(409)
    expect((await read(second, 'shared')).draft.value.title).toBe('Of Ana')
    const after = { draft: json.conflict.draft, published: json.conflict.published }
    expect((await save(second, after, 'Of both')).status).toBe(200)
    expect((await read(first, 'shared')).draft.value.title).toBe('Of both')
  })

  it('lose no word of two that save at once, again and again', async () => {
    const all = ['Ana', 'Ben'].map((name) => Array.from({ length: 20 }, (_, number) => `${name} ${number}`))
    const [first, second] = studios()
    const add = async (studio: StudioProcess, own: readonly string[]) => {
      for (const word of own) await addWord(studio, 'shared', word)
    }
    await Promise.all([add(first, all[0] as string[]), add(second, all[1] as string[])])
    const { value } = newest(await read(first, 'shared'))
    const found = value.body.slice(1).map((block: { text_block: { text: string } }) => block.text_block.text)
    expect(found.toSorted()).toEqual(
      all
        .flat()
        .map((word) => `<p>${word}</p>`)
        .toSorted(),
    )
  })

  it('the whole way: found, saved, published, shown to visitors, and taken back', async () => {
    const [first, second] = studios()
    const { json: list } = await first.ask('GET', '/api/entries?type=document&q=whole')
    expect(list.rows[0]).toMatchObject({ ref: { uid: 'document_whole' }, state: 'published', path: '/whole' })
    const before = await read(first, 'whole')
    const value = { ...before.published.value, body: words('Second.') }
    const saved = (await first.ask('PUT', at('whole'), { value, ifHash: before.published.hash })).json
    expect(saved.row).toMatchObject({ state: 'changed' })
    expect(await first.shown('/whole')).toContain('Second.')
    await expect.poll(() => second.shown('/whole')).toContain('Second.')
    expect((await visit(site, '/whole')).text).toContain('First.')
    const ifWhole = { ifHash: saved.hash, ifPublished: before.published.hash }
    const done = await first.ask('POST', at('whole', '/publish'), ifWhole)
    expect([done.status, done.json.row?.state]).toEqual([200, 'published'])
    await expect.poll(async () => (await visit(site, '/whole')).text).toContain('Second.')
    if (!around.environment.CONTENT_STORE_URL) {
      const answer = await fetch(`${other.origin}/_content/sync`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}` },
      })
      expect(answer.status).toBe(200)
    }
    await expect.poll(async () => (await visit(other, '/whole')).text).toContain('Second.')
    const after = await read(second, 'whole')
    expect((await second.ask('POST', at('whole', '/unpublish'), seen(after))).json.row.state).toBe('draft')
    await expect.poll(async () => (await visit(site, '/whole')).status).toBe(404)
  })

  it('delete for both, with a redirect', async () => {
    const [first, second] = studios()
    const entry = await read(second, 'gone')
    const removed = await first.ask('DELETE', at('gone'), { ...seen(entry), redirect: '/shared' })
    expect(removed).toEqual({ status: 200, json: {} })
    const { value, hash } = newest(entry)
    const late = await second.ask('PUT', at('gone'), { value: { ...value, title: 'Late' }, ifHash: hash })
    expect([late.status, late.json.conflict]).toEqual([409, {}])
    await expect.poll(async () => (await second.ask('GET', at('gone'))).status).toBe(404)
    const answer = async () => (await fetch(`${site.origin}/gone`, { redirect: 'manual' })).headers.get('location')
    await expect.poll(answer).toMatch(/\/shared$/)
  })
})

describe('the studio of a stack of Contentstack', () => {
  it('shows its entries, says where they are written, and refuses every write', async () => {
    const service = await startContentstack(
      fromContentDirectory(contentDirectory(documentEntry('hours', 'Open from ten.'))),
    )
    const studio = await startStudioProcess(contentDirectory(), {
      CONTENTSTACK_API_KEY: CREDENTIALS.apiKey,
      CONTENTSTACK_DELIVERY_TOKEN: CREDENTIALS.deliveryToken,
      CONTENTSTACK_ENVIRONMENT: CREDENTIALS.environment,
      CONTENTSTACK_URL: service.origin,
      CONTENTSTACK_POLL_SECONDS: '86400',
    })
    try {
      const { json: site } = await studio.ask('GET', '/api/site')
      expect(site.readOnly).toEqual({
        reason: expect.stringMatching(/Contentstack/),
        link: `https://app.contentstack.com/#!/stack/${CREDENTIALS.apiKey}/entries`,
      })
      expect((await studio.ask('GET', '/api/entries?type=document')).json.rows).toMatchObject([
        { ref: { uid: 'document_hours' } },
      ])
      const entry = await read(studio, 'hours')
      expect(entry.published.value).toMatchObject({ uid: 'document_hours' })
      expect(await studio.shown('/hours')).toContain('Open from ten.')
      const { value, hash } = entry.published
      const checked = await studio.ask('POST', at('hours', '/check'), { value: { ...value, title: 'Tried' } })
      expect(checked.status).toBe(200)
      const whole = { ifHash: hash, ifPublished: hash }
      const writes = [
        ['POST', '/api/entries/document', { title: 'New' }],
        ['PUT', at('hours'), { value: { ...value, title: 'Other' }, ifHash: hash }],
        ['POST', at('hours', '/publish'), whole],
        ['POST', at('hours', '/unpublish'), whole],
        ['POST', at('hours', '/discard'), { ifHash: hash }],
        ['DELETE', at('hours'), whole],
      ] as const
      for (const [method, path, body] of writes) {
        const { status, json } = await studio.ask(method, path, body)
        expect([method, path, status]).toEqual([method, path, 403])
        expect(json.error).toMatchObject({ message: expect.stringMatching(/written elsewhere/) })
      }
      expect((await read(studio, 'hours')).published).toEqual(entry.published)
    } finally {
      await studio.kill()
      await service.close()
    }
  })
})
