import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Database } from '../../services/content/store/database.ts'
import { published, withStudio } from './start-studio.ts'

const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]
const page = (slug: string) => ({ ...published, slug, body: words('Clay') })
const studio = withStudio({
  'document/document_kiln.json': page('kiln'),
  'document/document_loom.json': page('loom'),
  'document/document_mill.json': page('mill'),
  'document/document_oven.json': page('oven'),
  'document/document_lock.json': page('lock'),
})
const at = (uid: string, path = '') => `/api/entries/document/${uid}${path}`
const read = async (uid: string) => (await studio.ask('GET', at(uid))).json
const versions = async (uid: string) => (await studio.ask('GET', at(uid, '/versions'))).json.versions
const audit = async (query = '') => (await studio.ask('GET', `/api/audit?format=ndjson${query}`)).text

async function save(uid: string, fields: object, note?: string) {
  const { draft, published: out } = await read(uid)
  const { hash, value } = draft ?? out
  return (await studio.ask('PUT', at(uid), { value: { ...value, ...fields }, ifHash: hash, note })).json
}
const seen = async (uid: string) => {
  const { draft, published: out } = await read(uid)
  return { ifHash: (draft ?? out).hash, ifPublished: out?.hash ?? null }
}
const facts = (found: { what: string; by?: string; note?: string }[]) =>
  found.map(({ what, by, note }) => [what, by, note].filter(Boolean).join(' '))

describe('the history of an entry', () => {
  it('has what was there before, what was saved, published and taken back, by whom and with which note', async () => {
    await save('document_kiln', { body: words('Glaze') })
    await save('document_kiln', { body: words('Slip') })
    await studio.ask('POST', at('document_kiln', '/publish'), { ...(await seen('document_kiln')), note: ' Spring \n' })
    await save('document_kiln', { body: words('Ash') }, 'As Ana asked')
    await studio.ask('POST', at('document_kiln', '/discard'), { ifHash: (await seen('document_kiln')).ifHash })
    await studio.ask('POST', at('document_kiln', '/unpublish'), await seen('document_kiln'))
    const found = await versions('document_kiln')
    expect(facts(found)).toEqual([
      'unpublished Editor',
      'discarded Editor',
      'saved Editor As Ana asked',
      'published Editor Spring',
      // Both saves are one.
      'saved Editor',
      'disk',
    ])
    expect(found[0].at).toBe('2026-03-14T20:00:00.000Z')
    const texts = await Promise.all(
      found.map(async ({ id }: { id: number }) => {
        const { value } = (await studio.ask('GET', at('document_kiln', `/versions/${id}`))).json
        return value.body[0].text_block.text
      }),
    )
    expect(texts).toEqual(['Slip', 'Slip', 'Ash', 'Slip', 'Slip', 'Clay'].map((text) => `<p>${text}</p>`))
    const last = await read('document_kiln')
    expect(last.last).toMatchObject({ what: 'unpublished', by: 'Editor' })
  })

  it('has what others wrote on disk, as soon as the entry is opened, or saved', async () => {
    await read('document_loom')
    expect(facts(await versions('document_loom'))).toEqual(['disk'])
    studio.write('document/document_loom.draft.json', { ...page('loom'), uid: 'document_loom', title: 'By hand' })
    const { draft } = await read('document_loom')
    expect(facts(await versions('document_loom'))).toEqual(['disk', 'disk'])
    studio.write('document/document_loom.draft.json', { ...page('loom'), uid: 'document_loom', title: 'Again' })
    const refused = await studio.ask('PUT', at('document_loom'), { value: draft.value, ifHash: draft.hash })
    expect(refused.status).toBe(409)
    const { hash, value } = refused.json.conflict.draft
    await studio.ask('PUT', at('document_loom'), { value: { ...value, title: 'Merged' }, ifHash: hash })
    const found = await versions('document_loom')
    expect(facts(found)).toEqual(['saved Editor', 'disk', 'disk', 'disk'])
    const { value: before } = (await studio.ask('GET', at('document_loom', `/versions/${found[1].id}`))).json
    expect(before.title).toBe('Again')
  })

  it('stays when the entry is deleted, and goes on when it is there again', async () => {
    await save('document_mill', { title: 'Mill' })
    await studio.ask('DELETE', at('document_mill'), await seen('document_mill'))
    expect(facts(await versions('document_mill'))).toEqual(['removed Editor', 'saved Editor', 'disk'])
    const [removed] = await versions('document_mill')
    const { value, isText } = (await studio.ask('GET', at('document_mill', `/versions/${removed.id}`))).json
    expect([value, isText]).toEqual([null, false])
    await studio.ask('PUT', at('document_mill'), { value: { uid: 'document_mill', title: 'Anew' }, ifHash: null })
    expect(facts(await versions('document_mill'))[0]).toBe('created Editor')
  })

  it('is read by parts', async () => {
    const all = await versions('document_kiln')
    const first = (await studio.ask('GET', at('document_kiln', '/versions?limit=4'))).json
    expect(first).toMatchObject({ versions: all.slice(0, 4), next: all[3].id })
    const rest = (await studio.ask('GET', at('document_kiln', `/versions?limit=4&before=${first.next}`))).json
    expect(rest).toEqual({ versions: all.slice(4), next: null })
  })

  it('says of a version what somebody says of it, and keeps it then', async () => {
    await save('document_oven', { title: 'Oven' })
    const { ifHash } = await seen('document_oven')
    expect(
      (await studio.ask('POST', at('document_oven', '/versions'), { note: 'Before the fair', ifHash })).status,
    ).toBe(200)
    await save('document_oven', { title: 'Oven 2' })
    expect(facts(await versions('document_oven'))).toEqual(['saved Editor', 'saved Editor Before the fair', 'disk'])
    const late = await studio.ask('POST', at('document_oven', '/versions'), { note: 'Late', ifHash })
    expect(late.status).toBe(409)
  })

  it('is shown as pages, two versions beside each other, and nothing is written', async () => {
    const [now, , ash] = await versions('document_kiln')
    const show = async (body: object) => (await studio.ask('POST', at('document_kiln', '/versions/show'), body)).json
    const before = await show({ side: 'before', version: String(ash.id) })
    const after = await show({ side: 'after', version: String(now.id) })
    const form = { ...(await read('document_kiln')).draft.value, body: words('Unsaved') }
    expect([before, after]).toEqual([{ path: '/_studio/before/kiln' }, { path: '/_studio/after/kiln' }])
    const page = async (path: string) => (await studio.ask('GET', studio.canvas + path)).text
    expect(await page(before.path)).toContain('<p>Ash</p>')
    expect(await page(after.path)).toContain('<p>Slip</p>')
    expect(await show({ side: 'after', value: form })).toEqual(after)
    expect(await page(after.path)).toContain('<p>Unsaved</p>')
    expect(await page('/kiln')).toContain('<p>Slip</p>')
    expect(studio.file('entries/document/document_kiln.draft.json')).toContain('Slip')
  })

  it('holds up no save while another program has locked its file; editors are told, and it is whole afterwards', async () => {
    await save('document_lock', { title: 'Before' })
    expect(await versions('document_lock')).toHaveLength(2)
    const other = new Database(join(`${studio.contentDir}.studio`, 'studio.db'))
    other.execute('BEGIN EXCLUSIVE')
    for (const title of ['Locked', 'Still locked']) {
      await save('document_lock', { title })
      expect(studio.file('entries/document/document_lock.draft.json')).toContain(`"${title}"`)
    }
    // What is noted is read all the same.
    const { json } = await studio.ask('GET', at('document_lock', '/versions'))
    const trouble = { since: expect.any(String), message: expect.stringMatching(/locked/) }
    expect([json.versions.length, json.trouble]).toEqual([2, trouble])
    expect((await save('document_lock', { title: 'Told' })).history).toEqual(trouble)
    other.execute('ROLLBACK')
    other.close()
    await save('document_lock', { title: 'After' })
    const [last] = await versions('document_lock')
    expect((await studio.ask('GET', at('document_lock', '/versions'))).json.trouble).toBe(undefined)
    expect((await studio.ask('GET', at('document_lock', `/versions/${last.id}`))).json.value.title).toBe('After')
  })

  it('is in a folder beside the content, which has none of it', () => {
    expect(existsSync(join(`${studio.contentDir}.studio`, 'studio.db'))).toBe(true)
    expect(existsSync(join(studio.contentDir, 'studio.db'))).toBe(false)
  })
})

describe('the audit log', () => {
  it('has each write with its moment, person and entry, as lines of JSON and as a table', async () => {
    const lines = (await audit())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const kiln = lines.filter(({ uid }) => uid === 'document_kiln')
    expect(kiln.map(({ what, writes }) => [what, writes])).toEqual([
      ['saved', 2],
      ['published', 1],
      ['saved', 1],
      ['discarded', 1],
      ['unpublished', 1],
    ])
    expect(kiln[1]).toMatchObject({
      person: 'Editor',
      type: 'document',
      note: 'Spring',
      first: '2026-03-14T20:00:00.000Z',
    })
    const { text, headers } = await studio.ask('GET', '/api/audit')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
    expect(text.split('\r\n')[0]).toBe('first,last,writes,person,what,type,uid,note,sha256')
    expect(text.trim().split('\r\n')).toHaveLength(lines.length + 1)
  })

  it('is cut out by days', async () => {
    expect(await audit('&from=2026-03-15')).toBe('')
    expect(await audit('&to=2026-03-13')).toBe('')
    expect((await audit('&from=2026-03-14&to=2026-03-14')).length).toBe((await audit()).length)
    for (const day of ['yesterday', '2026-99-99', '0123456789'])
      expect([day, (await studio.ask('GET', `/api/audit?from=${day}&to=${day}`)).status]).toEqual([day, 400])
    expect((await studio.ask('GET', '/api/audit?format=xml')).status).toBe(400)
  })
})

it('a history whose folder is removed while the studio runs begins anew, and every save succeeds', async () => {
  rmSync(`${studio.contentDir}.studio`, { recursive: true })
  expect((await save('document_oven', { title: 'Without' })).row.title).toBe('Without')
  expect(facts(await versions('document_oven'))).toEqual(['saved Editor', 'disk'])
})
