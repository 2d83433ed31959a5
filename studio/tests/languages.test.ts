import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openStudioStore } from '../server/store/studio-store.ts'
import { comeIn, published, withStudio } from './start-studio.ts'

const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]
const ofLanguage = (uid: string) => ({ uid, _holds: 'differences' })

/** Of the demo's institution: English, with Spanish below `/es` and Arabic below `/ar`. */
const studio = withStudio(
  {
    'document/kiln.json': { ...published, slug: 'kiln', body: words('Clay'), updated_at: '2026-03-02T00:00:00.000Z' },
    'document/loom.json': { ...published, slug: 'loom', body: words('Wool'), updated_at: '2026-03-02T00:00:00.000Z' },
    'document/loom.es.json': {
      ...ofLanguage('loom'),
      ...{ title: 'Telar', slug: 'telar', updated_at: '2026-03-01T00:00:00.000Z' },
    },
    'document/dye.json': { ...published, slug: 'dye', body: words('Madder'), updated_at: '2026-03-02T00:00:00.000Z' },
    'document/dye.es.json': { ...ofLanguage('dye'), title: 'Tinte', updated_at: '2026-03-03T00:00:00.000Z' },
    'document/dye.es.draft.json': { ...ofLanguage('dye'), title: 'Tintes', updated_at: '2026-03-04T00:00:00.000Z' },
    'document/glaze.json': { ...published, slug: 'glaze', body: words('Ash'), updated_at: '2026-03-02T00:00:00.000Z' },
    'document/veil.json': { ...published, slug: 'veil', body: words('Silk'), updated_at: '2026-03-02T00:00:00.000Z' },
    'document/veil.es.json': { ...ofLanguage('veil'), title: 'Velo', updated_at: '2026-03-03T00:00:00.000Z' },
    'document/veil.es.draft.json': { ...ofLanguage('veil'), title: 'Velos', updated_at: '2026-03-04T00:00:00.000Z' },
    'document/brick.json': { ...published, slug: 'brick' },
    'document/tile.json': { ...published, slug: 'tile', body: words('<a href="/nowhere">Tile</a>') },
  },
  undefined,
  { isInLanguages: true },
)

/** Writes a comment of each entry, beside the studio that runs. */
async function addComments(uids: readonly string[]): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const store = openStudioStore({ folder: `${studio.contentDir}.studio`, now: () => new Date(0), log })
  const said = { thread: null, place: '', anchor: '[]', person: 'ana', called: 'Ana', at: 1, words: 'a' }
  await store.transaction(async ({ comments }) => {
    for (const uid of uids) await comments.add({ type: 'document', uid }, said)
  })
  await store.close()
}

const at = (uid: string, rest = '', base = '/in/es') => `${base}/api/entries/document/${uid}${rest}`
const ask = async (...given: Parameters<typeof studio.ask>) => (await studio.ask(...given)).json
const read = (uid: string, base?: string) => ask('GET', at(uid, '', base))
const shown = async (path: string) => (await studio.ask('GET', studio.canvas + path)).text
const file = (name: string) => JSON.parse(studio.file(`entries/document/${name}.json`) ?? 'null')
const uids = async (query: string) =>
  (await ask('GET', `/in/es/api/entries?type=document&${query}`)).rows
    .map(({ ref }: { ref: { uid: string } }) => ref.uid)
    .sort()

describe('the studio in another language of the institution', () => {
  it('names the languages, and where each is written', async () => {
    const own = await ask('GET', '/api/site')
    expect(own).toMatchObject({ language: 'en-US', written: 'en-US', basePath: '' })
    expect(own.languages).toEqual([
      { tag: 'en-US', label: 'English', base: '' },
      { tag: 'es', label: 'Español', base: '/in/es' },
      { tag: 'ar', label: 'العربية', base: '/in/ar' },
    ])
    // What is around entries stays in the language of the institution.
    expect(await ask('GET', '/in/es/api/site')).toMatchObject({ language: 'en-US', written: 'es', basePath: '/es' })
    expect((await studio.ask('GET', '/in/fr/api/site')).status).toBe(404)
    expect((await studio.ask('GET', '/in/es/api/site', undefined, { cookie: '' })).status).toBe(401)
  })

  it('lists every entry as that language has it, and finds what is missing and what is outdated', async () => {
    const { rows } = await ask('GET', '/in/es/api/entries?type=document&q=telar')
    expect(rows).toMatchObject([
      { title: 'Telar', state: 'published', path: '/es/telar', translation: 'outdated', ref: { uid: 'loom' } },
    ])
    expect(await uids('translation=missing')).toEqual(['brick', 'glaze', 'kiln', 'tile'])
    expect(await uids('translation=outdated')).toEqual(['loom'])
    expect((await studio.ask('GET', '/in/es/api/entries?translation=late')).status).toBe(400)
    const { groups } = await ask('GET', '/in/es/api/attention')
    expect(groups.find(({ what }: { what: string }) => what === 'outdated')).toMatchObject({
      ...{ total: 1, rows: [{ ref: { uid: 'loom' } }] },
    })
    const all = await ask('GET', '/in/es/api/entries?type=document')
    const stateOf = (uid: string) => all.rows.find(({ ref }: { ref: { uid: string } }) => ref.uid === uid)
    expect(stateOf('dye')).toMatchObject({ title: 'Tintes', state: 'changed' })
    expect(stateOf('kiln')).toMatchObject({ title: 'Title of kiln', translation: 'missing' })
    // In its own language an entry is as it was.
    const [own] = (await ask('GET', '/api/entries?type=document&q=loom')).rows
    expect(own).toMatchObject({ title: 'Title of loom', path: '/loom', state: 'published' })
    expect(own.translation).toBe(undefined)
  })

  it('says of an entry what it has in each language', async () => {
    const states = async (uid: string) =>
      (await read(uid, '')).languages.map(({ tag, state, isOutdated }: Record<string, unknown>) => [
        tag,
        state,
        isOutdated,
      ])
    expect(await states('loom')).toEqual([
      ['en-US', 'original', false],
      ['es', 'published', true],
      ['ar', 'missing', false],
    ])
    expect(await states('dye')).toEqual([
      ['en-US', 'original', false],
      ['es', 'changed', false],
      ['ar', 'missing', false],
    ])
    expect((await read('dye', '')).original).toBe(undefined)
  })

  it('begins with nothing where a language has nothing, and writes what differs alone', async () => {
    const entry = await read('kiln')
    expect([entry.published, entry.draft]).toEqual([undefined, undefined])
    expect(entry.original).toMatchObject({ title: 'Title of kiln', slug: 'kiln' })
    const { start } = entry
    expect(start).toMatchObject({ uid: 'kiln', _content_type_uid: 'document', _holds: 'differences' })
    const value = { ...start, title: 'Horno', body: words('Arcilla') }
    const saved = await ask('PUT', at('kiln'), { value, ifHash: null })
    expect(saved.row).toMatchObject({ title: 'Horno', state: 'draft', path: '/es/kiln' })
    expect(file('kiln.es.draft')).toEqual({ ...value, updated_at: expect.any(String) })
    expect(file('kiln').title).toBe('Title of kiln')
    expect(studio.file('entries/document/kiln.draft.json')).toBe(null)
    // The canvas shows it in Spanish, and English as it was.
    const spanish = await shown('/es/kiln')
    expect(spanish).toContain('<html lang="es"')
    expect(spanish).toMatch(/Horno[\s\S]*Arcilla/)
    expect(await shown('/kiln')).not.toContain('Horno')
  })

  it('shows what is being written, and says what is wrong with it and not with its original', async () => {
    const value = { ...(await read('tile')).start, title: 'Azulejo' }
    const checked = await ask('POST', at('tile', '/check'), { value })
    expect(checked).toMatchObject({ problems: [], canvas: { path: '/es/tile', isShown: true } })
    expect(await shown('/es/tile')).toContain('Azulejo')
    const wrong = await ask('POST', at('tile', '/check'), { value: { ...value, body: words('<a href="/nada">x</a>') } })
    expect(wrong.problems).toMatchObject([
      { file: 'entries/document/tile.es.draft.json', field: 'body[0].text_block.text', severity: 'error' },
    ])
    expect(await read('tile', '')).toMatchObject({ problems: [{ field: 'body[0].text_block.text' }] })
    await expect.poll(async () => (await ask('GET', '/api/entries?problems=errors')).total).toBe(1)
    expect((await ask('GET', '/in/es/api/entries?problems=errors')).total).toBe(0)
  })

  it('publishes, takes back and deletes what is written in that language alone', async () => {
    const { draft, published: out } = await read('dye')
    const done = await ask('POST', at('dye', '/publish'), { ifHash: draft.hash, ifPublished: out.hash })
    expect(done.row).toMatchObject({ title: 'Tintes', state: 'published' })
    // When it is published its original says.
    expect(file('dye.es')).toEqual({ ...ofLanguage('dye'), title: 'Tintes', updated_at: expect.any(String) })
    expect([studio.file('entries/document/dye.es.draft.json'), file('dye').title]).toEqual([null, 'Title of dye'])

    const value = { ...file('dye.es'), title: 'Tinte rojo' }
    const { hash } = await ask('PUT', at('dye'), { value, ifHash: done.hash })
    const back = await ask('POST', at('dye', '/unpublish'), { ifHash: hash, ifPublished: done.hash })
    expect(back.row).toMatchObject({ title: 'Tinte rojo', state: 'draft' })
    expect([file('dye.es'), file('dye.es.draft').title]).toEqual([null, 'Tinte rojo'])

    expect(
      (await studio.ask('DELETE', at('dye'), { ifHash: back.hash, ifPublished: null, redirect: '/es' })).status,
    ).toBe(200)
    expect(await read('dye')).toMatchObject({ row: { title: 'Title of dye', translation: 'missing' } })
    expect(await read('dye', '')).toMatchObject({ row: { title: 'Title of dye', state: 'published' } })
    expect(studio.file('redirects.json')).toBe(null)
  })

  it('shares the draft of that language, also all drafts, and says so in the audit log', async () => {
    const open = async (wanted: object) => {
      const { address } = await ask('POST', '/in/es/api/shares', { note: 'Board', ...wanted })
      const answer = await studio.ask('GET', address, undefined, { cookie: '' })
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      const location = answer.headers.get('location') ?? ''
      return { location, page: (await studio.ask('GET', studio.canvas + location, undefined, { cookie })).text }
    }
    const one = await open({ type: 'document', uid: 'veil' })
    expect(one.location).toBe('/es/veil')
    expect(one.page).toContain('The draft of “Velos”')
    expect(one.page).toMatch(/<h1[^>]*>\s*Velos/)
    expect((await open({})).location).toBe('/es')
    const { text } = await studio.ask('GET', '/api/audit?format=ndjson')
    expect(text).toMatch(/"what":"preview shared","type":"document","uid":"veil\.es"/)
  })

  it('deletes an entry in all languages, says before in which it is, and keeps each in its history', async () => {
    const { published: out } = await read('veil', '')
    // This session has it laid under its pages.
    const { draft } = await read('veil')
    await ask('POST', at('veil', '/check'), { value: { ...draft.value, slug: 'velos' } })
    expect(await shown('/es/velos')).toContain('Velos')
    expect(await ask('GET', at('veil', '/uses', ''))).toMatchObject({ total: 0, translations: ['Español'] })
    const seen = { ifHash: out.hash, ifPublished: out.hash }
    expect((await studio.ask('DELETE', at('veil', '', ''), seen)).status).toBe(200)
    expect([file('veil'), file('veil.es'), file('veil.es.draft')]).toEqual([null, null, null])
    expect((await studio.ask('GET', `${studio.canvas}/es/velos`)).status).toBe(404)
    const { versions } = await ask('GET', at('veil', '/versions'))
    expect(versions.map(({ what }: { what: string }) => what)).toEqual(['removed', 'disk'])
    expect((await ask('GET', at('veil', `/versions/${versions[1].id}`))).value.title).toBe('Velos')
    expect((await studio.ask('GET', at('veil'))).status).toBe(404)
  })

  it('brings back no piece of an entry that was deleted since somebody began it in that language', async () => {
    const { start } = await read('brick')
    const { hash } = (await read('brick', '')).published
    await studio.ask('DELETE', at('brick', '', ''), { ifHash: hash, ifPublished: hash })
    const late = await studio.ask('PUT', at('brick'), { value: { ...start, title: 'Ladrillo' }, ifHash: null })
    expect([late.status, file('brick.es.draft')]).toEqual([404, null])
  })

  it('keeps history, comments and who edits by language', async () => {
    const { start } = await read('glaze')
    const { hash } = await ask('PUT', at('glaze'), {
      value: { ...start, title: 'Esmalte' },
      ifHash: null,
      note: 'Primera',
    })
    const { versions } = await ask('GET', at('glaze', '/versions'))
    expect(versions).toMatchObject([{ what: 'created', note: 'Primera' }])
    const version = await ask('GET', at('glaze', `/versions/${versions[0].id}`))
    expect(version.value.title).toBe('Esmalte')
    expect(await ask('GET', at('glaze', '/versions', ''))).toMatchObject({ versions: [{ what: 'disk' }] })
    const { path } = await ask('POST', at('glaze', '/versions/show'), {
      side: 'before',
      version: String(versions[0].id),
    })
    expect(path).toBe('/_studio/before/es/glaze')
    expect(await shown(path)).toContain('Esmalte')

    await ask('POST', at('glaze', '/comments'), { words: '¿Esmalte o vidriado?', place: 'title', anchor: '' })
    expect((await ask('GET', at('glaze', '/comments'))).threads).toHaveLength(1)
    expect((await ask('GET', at('glaze', '/comments', ''))).threads).toHaveLength(0)
    expect(await uids('comments=1')).toEqual(['glaze'])
    expect(await uids('comments=1&translation=outdated')).toEqual([])
    await ask('POST', at('loom', '/comments'), { words: '¿Telar?', place: 'title', anchor: '' })
    expect(await uids('comments=1&translation=outdated')).toEqual(['loom'])
    // However much was said since in other languages.
    await addComments(Array.from({ length: 60 }, (_, index) => `other_${index}`))
    const { groups } = await ask('GET', '/in/es/api/attention')
    expect(groups.find(({ what }: { what: string }) => what === 'comments').total).toBe(2)
    expect((await ask('GET', '/api/entries?comments=1')).total).toBe(0)

    const window = { window: 'spanish-window', type: 'document', uid: 'glaze', isChanged: true }
    const spanish = await ask('POST', '/in/es/api/here', window)
    expect(spanish.entry).toMatchObject({ hash, lock: { who: 'you' } })
    expect(spanish.here).toMatchObject([{ ref: { type: 'document', uid: 'glaze' } }])
    const english = await ask('POST', '/api/here', { ...window, window: 'english-window', isChanged: false })
    expect(english.entry.lock).toBe(undefined)
  })

  it('refuses what somebody else has written over, and what is no entry', async () => {
    const { published: out } = await read('loom')
    studio.write('document/loom.es.json', { ...out.value, title: 'Telares' })
    const late = await studio.ask('PUT', at('loom'), { value: { ...out.value, title: 'Mi telar' }, ifHash: out.hash })
    expect([late.status, late.json.conflict.published.value.title]).toEqual([409, 'Telares'])
    expect((await studio.ask('GET', at('nothing'))).status).toBe(404)
  })

  it('copies the whole entry, and begins one that is there in that language alone', async () => {
    const { ref } = await ask('POST', '/in/es/api/entries/document', { title: 'Copia', copyOf: 'loom' })
    const copy = file(`${ref.uid}.es.draft`)
    expect(copy).toMatchObject({ title: 'Copia', body: words('Wool') })
    expect(copy._holds).toBe(undefined)
    expect(await read(ref.uid)).toMatchObject({ row: { title: 'Copia', state: 'draft' } })
    expect((await read(ref.uid)).original).toBe(undefined)
  })

  it('shows in all sessions what is published, whatever one of them has laid over it before', async () => {
    const theirs = await comeIn(studio)
    const value = { ...(await read('tile')).start, title: 'Losa' }
    await studio.ask('POST', at('tile', '/check'), { value }, theirs)
    const { hash } = await ask('PUT', at('tile'), { value: { ...value, title: 'Baldosa' }, ifHash: null })
    await ask('POST', at('tile', '/publish'), { ifHash: hash, ifPublished: null })
    expect((await studio.ask('GET', `${studio.canvas}/es/tile`, undefined, theirs)).text).toContain('Baldosa')
  })

  it('adds pictures for all languages', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    const { status, json } = await studio.upload(picture, { title: 'Horno' }, '/in/es/api/pictures')
    expect(status).toBe(201)
    expect(studio.file(`entries/image/${json.ref.uid}.draft.json`)).toContain('"Horno"')
  })
})
