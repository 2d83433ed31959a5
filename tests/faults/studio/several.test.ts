import { temporaryFolder } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tinyPicture } from '../../bench/tiny-pictures.ts'
import { type ServedSite, startServer } from '../../browser/index.ts'
import type { PostgresServer } from '../../postgres/server.ts'
import { note } from '../report/figures.ts'
import { addWord, at, type Entry, newest, post, read, seen, untilAllShow, versionsOf, words } from './documents.ts'
import { knowEachOther } from './know-each-other.ts'
import { type Around, DATABASE, places } from './places.ts'
import { type StudioProcess, startStudioProcess } from './started.ts'

const SECRET = 'long enough a secret'
describe.each(Object.entries(places))('two studios %s', (place, begin) => {
  const isDatabase = place === DATABASE
  let around: Around
  let [ana, ben]: StudioProcess[] = []
  let site: ServedSite
  let other: ServedSite
  let third: ServedSite | undefined
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
    // Studio and nodes are on machines of their own.
    if (isDatabase) third = await startServer(served)
  })
  afterAll(async () => {
    await Promise.all([ana?.kill(), ben?.kill(), site?.stop(), other?.stop(), third?.stop()])
    await around?.server?.stop()
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

  it('know of each other who edits an entry, and what is said of it', () => knowEachOther(studios(), 'shared'))

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

  it('take pictures, which every machine shows that shares their folder', async () => {
    const [first, second] = studios()
    expect(await first.upload('/api/pictures', { title: 'A shard' }, [tinyPicture(7)], 0)).toBe(201)
    const row = async (studio: StudioProcess) =>
      (await studio.ask('GET', '/api/entries?type=image&q=shard')).json.rows[0]
    await expect.poll(async () => (await row(second))?.title).toBe('A shard')
    const { ref, picture } = await row(second)
    const whole = seen((await second.ask('GET', `/api/entries/image/${ref.uid}`)).json)
    expect((await second.ask('POST', `/api/entries/image/${ref.uid}/publish`, whole)).status).toBe(200)
    for (const served of [site, third ?? site])
      await expect.poll(async () => (await fetch(served.origin + picture)).status).toBe(200)
  })

  it('delete for both, with a redirect', async () => {
    const [first, second] = studios()
    const entry = await read(second, 'gone')
    const removed = await first.ask('DELETE', at('gone'), { ...seen(entry), redirect: '/shared' })
    expect(removed).toMatchObject({ status: 200, json: {} })
    const { value, hash } = newest(entry)
    const late = await second.ask('PUT', at('gone'), { value: { ...value, title: 'Late' }, ifHash: hash })
    expect([late.status, late.json.conflict]).toEqual([409, {}])
    await expect.poll(async () => (await second.ask('GET', at('gone'))).status).toBe(404)
    const answer = async () => (await fetch(`${site.origin}/gone`, { redirect: 'manual' })).headers.get('location')
    await expect.poll(answer).toMatch(/\/shared$/)
  })

  it('have one history and one audit log of what both did, each write once', async () => {
    const [first, second] = studios()
    const facts = (found: { what: string; at: string }[]) => found.map(({ what }) => what)
    const all = await Promise.all(studios().map((one) => versionsOf(one, 'whole')))
    expect(all[0]).toEqual(all[1])
    expect(facts(all[0])).toEqual(['unpublished', 'published', 'saved', 'disk'])
    const logs = await Promise.all([first, second].map((one) => one.ask('GET', '/api/audit?format=ndjson')))
    expect(logs[0]?.json).toBe(logs[1]?.json)
    const lines = JSON.parse(`[${String(logs[0]?.json).trim().replaceAll('\n', ',')}]`)
    const of = (name: string) => lines.filter(({ uid }: { uid: string }) => uid === name)
    expect(facts(of('document_whole'))).toEqual(['saved', 'published', 'unpublished'])
    expect(facts(of('document_gone'))).toEqual(['removed'])
  })

  it('show nobody what is typed at the other and not saved; lists and open forms of both know what is', async () => {
    const [first, second] = studios()
    const { value, hash } = newest(await read(first, 'tour'))
    const typed = { ...value, title: 'Tour by night', body: words('Typed.') }
    expect((await first.ask('POST', at('tour', '/check'), { value: typed })).status).toBe(200)
    expect(await first.shown('/tour')).toContain('Typed.')
    expect(await second.shown('/tour')).toContain('Closed.')
    // What a window with an open form asks every few seconds.
    const open = { window: 'window-of-ben', type: 'document', uid: 'document_tour' }
    const told = async () => (await second.ask('POST', '/api/here', open)).json.entry.hash
    expect(await told()).toBe(hash)
    const saved = await first.ask('PUT', at('tour'), { value: typed, ifHash: hash })
    expect([saved.status, saved.json.hash]).toEqual([200, await told()])
    const listed = async () => (await second.ask('GET', '/api/entries?q=tour')).json.rows[0]
    await expect.poll(listed).toMatchObject({ title: 'Tour by night', state: 'changed' })
    await expect.poll(() => second.shown('/tour')).toContain('Typed.')
  })

  describe.runIf(isDatabase)('and nodes on other machines', () => {
    const nodes = () => [other, third] as ServedSite[]
    const untilShown = (path: string, what: Parameters<typeof untilAllShow>[2]) => untilAllShow(nodes(), path, what)
    const noteSeen = (what: string, time: number) =>
      note({ what: `${what} in the studio, seen at both nodes`, figure: `${time} ms`, target: '≤ 1000 ms' })
    const visitAll = (path: string) => Promise.all(nodes().map((node) => visit(node, path)))

    it('show visitors what is published, taken back, scheduled as a release and deleted with a redirect', async () => {
      const [first] = studios()
      await untilShown('/whole', { status: 404 })
      await post(first, 'whole', '/publish')
      noteSeen('published', await untilShown('/whole', { status: 200, text: 'Second.' }))
      await post(first, 'whole', '/unpublish')
      noteSeen('taken back', await untilShown('/whole', { status: 404 }))

      for (const uid of ['fair', 'tour']) {
        const { value, hash } = newest(await read(first, uid))
        await first.ask('PUT', at(uid), { value: { ...value, body: words('Open.') }, ifHash: hash })
      }
      const both = async (wait: number) => {
        const publish = new Date(performance.timeOrigin + performance.now() + wait).toISOString()
        const schedule = { publish, release: 'Spring' }
        await Promise.all(['fair', 'tour'].map((uid) => post(first, uid, '/schedule', schedule)))
        return publish
      }
      await both(86_400_000)
      for (const { text } of (await Promise.all(['/fair', '/tour'].map(visitAll))).flat())
        expect(text).toContain('Closed.')
      // Long enough for a busy machine: a moment that is over is refused.
      const moment = await both(4000)
      await untilShown('/fair', { status: 200, text: 'Open.' })
      noteSeen(
        'the moment of a release that was set',
        Math.round(performance.timeOrigin + performance.now() - Date.parse(moment)),
      )
      expect((await visitAll('/tour')).every(({ text }) => text.includes('Open.'))).toBe(true)
      // Nobody had to do it: the files are as they were, and both studios say when it was published, and whose schedule it was.
      for (const one of studios()) {
        await expect.poll(async () => (await read(one, 'fair')).row.state).toBe('published')
        const versions = await versionsOf(one, 'fair')
        expect(versions[0]).toMatchObject({ what: 'due', by: 'Editor', at: moment })
        expect(versions[1].what).toBe('scheduled')
      }

      const entry = await read(first, 'fair')
      await first.ask('DELETE', at('fair'), { ...seen(entry), redirect: '/shared' })
      noteSeen('deleted with a redirect', await untilShown('/fair', { status: 301, text: '/shared' }))
    })

    it('go on while the database is away, or does not answer: the studio says so and refuses to write, and both write when it is back', async () => {
      const [first, second] = studios()
      const database = around.server as PostgresServer
      const release = database.freeze()
      const held = await Promise.all(['tour', 'whole', 'shared'].map((uid) => first.ask('GET', at(uid))))
      expect(held.map(({ status }) => status)).toEqual([503, 503, 503])
      release()
      await expect.poll(async () => (await first.ask('GET', at('tour'))).status).toBe(200)
      const { value, hash } = newest(await read(first, 'tour'))
      const save = () => first.ask('PUT', at('tour'), { value: { ...value, body: words('Written on.') }, ifHash: hash })
      await database.crash()
      const list = () => first.ask('GET', '/api/entries?q=tour')
      await expect.poll(async () => (await list()).behind).toMatch(/^behind;since=@\d+$/)
      expect((await list()).json.rows[0]).toMatchObject({ title: 'Tour by night' })
      const refused = { status: 503, json: { isDatabaseAway: true } }
      expect(await save()).toMatchObject(refused)
      expect(await first.ask('GET', at('tour'))).toMatchObject(refused)
      expect(await first.ask('POST', at('whole', '/publish'), { ifHash: hash, ifPublished: null })).toMatchObject(
        refused,
      )
      const typed = await first.ask('POST', at('tour', '/check'), { value: { ...value, body: words('Typed on.') } })
      expect(typed.status).toBe(200)
      expect(await first.shown('/tour')).toContain('Typed on.')
      for (const { status, text } of await visitAll('/tour'))
        expect([status, text]).toEqual([200, expect.stringContaining('Open.')])

      await database.start()
      await expect.poll(async () => (await save()).status).toBe(200)
      await post(second, 'tour', '/publish')
      await untilShown('/tour', { status: 200, text: 'Written on.' })
      for (const one of studios())
        await expect.poll(async () => (await one.ask('GET', '/api/session')).behind).toBe(null)
      const versions = await versionsOf(second, 'tour')
      expect(versions.slice(0, 2).map(({ what }: { what: string }) => what)).toEqual(['published', 'saved'])
    })
  })
})
