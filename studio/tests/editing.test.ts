import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Row } from '../server/lists/rows.ts'
import { published, withStudio } from './start-studio.ts'

const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]

const studio = withStudio({
  'document/document_kiln.json': { ...published, slug: 'kiln', body: words('Clay'), house_key: { kept: 1.0 } },
  'document/document_loom.json': {
    ...published,
    slug: 'loom',
    body: words('Wool'),
    updated_at: '2026-01-01T00:00:00Z',
  },
  'document/document_old.json': { ...published, slug: 'old', body: words('Old') },
  'document/document_bad.json': { ...published, slug: 'bad', body: words('<a href="/nowhere">x</a>') },
  'document/document_plan.json': { slug: 'plan', updated_at: '2026-01-01T00:00:00Z' },
})

const at = (uid: string, rest = '') => `/api/entries/document/${uid}${rest}`
const read = async (uid: string) => (await studio.ask('GET', at(uid))).json
const shown = async (path: string) => (await studio.ask('GET', studio.canvas + path)).text

describe('what the studio shows around entries', () => {
  it('has icons of types and blocks in one picture, and finds others by their names', async () => {
    const { headers, text } = await studio.ask('GET', '/api/icons.svg')
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(text).toContain('<symbol id="file-text" viewBox="0 0 24 24"><path')
    expect((await studio.ask('GET', '/api/icons.svg?names=clock,no-such%22')).text).toMatch(
      /^<svg [^>]*><symbol id="clock".*<\/symbol><\/svg>$/,
    )
    expect((await studio.ask('GET', '/api/icons?q=cal%20da')).json.icons).toContain('calendar-days')
  })

  it('has blocks with how often they are used, and an example of each that the canvas shows', async () => {
    const { blocks, ratios } = (await studio.ask('GET', '/api/site')).json
    const text = blocks.find(({ wire }: { wire: string }) => wire === 'text_block')
    expect(text.uses).toBeGreaterThanOrEqual(4)
    expect(ratios).toContain('16:9')
    const page = await studio.ask('GET', studio.canvas + text.example)
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining(studio.origin),
    ])
  })
})

describe('an entry in the studio', () => {
  it('is found by its words, its state and its problems', async () => {
    const { json } = await studio.ask('GET', '/api/entries?type=document&q=kil')
    expect(json).toMatchObject({ total: 1, next: null })
    expect(json.rows[0]).toMatchObject({
      ref: { type: 'document', uid: 'document_kiln' },
      ...{ title: 'Title of document_kiln', typeLabel: 'Document', state: 'published', path: '/kiln' },
    })
    const first = (await studio.ask('GET', '/api/entries?limit=2')).json
    const second = (await studio.ask('GET', `/api/entries?limit=2&after=${first.next}`)).json
    const uids = [...first.rows, ...second.rows].map(({ ref }: { ref: { uid: string } }) => ref.uid)
    expect(new Set(uids).size).toBe(4)
    expect((await studio.ask('GET', '/api/entries?state=draft')).json.rows).toMatchObject([{ state: 'draft' }])
    await expect.poll(async () => (await studio.ask('GET', '/api/entries?problems=errors')).json.total).toBe(1)
  })

  it('is read with its text, its value and what is wrong with it', async () => {
    const entry = await read('document_bad')
    expect(entry.published.body).toBe(studio.file('entries/document/document_bad.json'))
    expect(entry.published.value).toMatchObject({ uid: 'document_bad', slug: 'bad' })
    expect(entry.problems.map(({ field }: { field: string }) => field)).toEqual(['body[0].text_block.text'])
    expect(entry).toMatchObject({ isMovedBy: 0, row: { state: 'published' } })
    expect((await studio.ask('GET', at('document_gone'))).status).toBe(404)
  })

  it('is shown in the canvas as it is being edited, with what is wrong with it, and nothing is written', async () => {
    const { published: text } = await read('document_kiln')
    const value = { ...text.value, body: [...words('Glaze'), { text_block: { text: '' } }], count: 1 }
    const { status, json } = await studio.ask('POST', at('document_kiln', '/check'), { value })
    expect(status).toBe(200)
    expect(json.canvas).toEqual({ path: '/kiln', isShown: true })
    expect(json.problems.map(({ field }: { field: string }) => field)).toContain('count')
    const page = await shown('/kiln')
    expect(page).toContain('<p>Glaze</p>')
    expect(page).toContain('<!--field:body[0]-->')
    expect(page).toMatch(/<script type="module" src="\/_studio\/canvas\.js"><\/script>\s*<\/body>/)
    expect(studio.file('entries/document/document_kiln.json')).toBe(text.body)
  })

  it('without a page of its own is shown on one that is made from it: where nothing refers to it the home page', async () => {
    const text = 'The lower garden is closed.'
    const value = { uid: 'alert_garden', title: 'Garden', text: `<p>${text}</p>` }
    const check = async () => (await studio.ask('POST', '/api/entries/alert/alert_garden/check', { value })).json.canvas
    expect(await check()).toEqual({ path: null, isShown: true })
    studio.write('page_home_v2/page_home.json', { uid: 'page_home', title: 'Home', url: '/', ...published })
    await expect.poll(check).toMatchObject({ path: null, shownOn: { ref: { uid: 'page_home' }, path: '/' } })
    expect(await shown('/')).toContain(text)
    // What no page is made from has none.
    const image = { uid: 'image_new', title: 'New' }
    const { json } = await studio.ask('POST', '/api/entries/image/image_new/check', { value: image })
    expect(json.canvas.shownOn).toBeUndefined()
    rmSync(join(studio.contentDir, 'entries/page_home_v2/page_home.json'))
    await expect.poll(check).toEqual({ path: null, isShown: true })
  })

  it('is saved as a draft that keeps every byte that was not changed, and published in one step', async () => {
    const { published: text } = await read('document_kiln')
    const value = { ...text.value, body: words('Glaze') }
    const saved = (await studio.ask('PUT', at('document_kiln'), { value, ifHash: text.hash })).json
    expect(saved).toMatchObject({
      row: { state: 'changed' },
      publishedHash: text.hash,
      problems: [{ field: 'house_key' }],
    })
    expect(studio.file('entries/document/document_kiln.draft.json')).toBe(text.body.replace('Clay', 'Glaze'))
    expect(studio.file('entries/document/document_kiln.json')).toBe(text.body)
    const { hash: ifHash, publishedHash: ifPublished } = saved
    const done = (await studio.ask('POST', at('document_kiln', '/publish'), { ifHash, ifPublished })).json
    expect(done).toMatchObject({ row: { state: 'published' } })
    expect(done.hash).toBe(done.publishedHash)
    expect(studio.file('entries/document/document_kiln.draft.json')).toBe(null)
    expect(studio.file('entries/document/document_kiln.json')).toContain('Glaze')
    expect(await shown('/kiln')).toContain('<p>Glaze</p>')
  })

  it('is listed, found, checked and shown to others as it was saved, as soon as it is', async () => {
    const { published: text } = await read('document_loom')
    const value = { ...text.value, title: 'Jacquard', slug: 'jacquard', body: words('Punched cards') }
    const { row, hash } = (await studio.ask('PUT', at('document_loom'), { value, ifHash: text.hash })).json
    const [listed, found, drafts, entry, effects] = await Promise.all(
      [
        '?type=document&q=jacquard',
        '?q=punched',
        '?state=changed',
        '/document/document_loom',
        '/document/document_loom/effects',
      ].map(async (path) => (await studio.ask('GET', `/api/entries${path}`)).json),
    )
    expect(row).toMatchObject({ title: 'Jacquard', state: 'changed', path: '/jacquard', typeLabel: 'Document' })
    expect(listed.rows).toEqual([row])
    expect(found.rows).toEqual([row])
    expect(drafts.rows).toContainEqual(row)
    expect(entry).toMatchObject({ row, draft: { hash } })
    expect(effects.paths).toContain('/jacquard')
    const token = studio.said.at(-1)?.split('#token=')[1]
    const other = await studio.ask('POST', '/api/session', { token }, { cookie: '' })
    const cookie = other.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await studio.ask('GET', `${studio.canvas}/jacquard`, undefined, { cookie })).text).toContain(
      'Punched cards',
    )
    await studio.ask('POST', at('document_loom', '/discard'), { ifHash: hash })
    expect((await studio.ask('GET', '/api/entries?q=jacquard')).json.total).toBe(0)
  })

  it('says before it is published which pages it changes, and when visitors see that', async () => {
    const { published: text } = await read('document_kiln')
    const value = { ...text.value, body: words('Slip') }
    const { hash: ifHash } = (await studio.ask('PUT', at('document_kiln'), { value, ifHash: text.hash })).json
    await expect
      .poll(async () => (await studio.ask('GET', at('document_kiln', '/effects'))).json)
      .toMatchObject({
        paths: ['/kiln'],
        total: 1,
        isWhole: true,
        seconds: 60,
        when: expect.stringMatching(/60 seconds/),
      })
    await studio.ask('POST', at('document_kiln', '/discard'), { ifHash })
  })

  it('is not overwritten by whoever has not seen what somebody else wrote', async () => {
    const { published: text } = await read('document_loom')
    studio.write('document/document_loom.draft.json', { ...text.value, title: 'By hand' })
    const { status, json } = await studio.ask('PUT', at('document_loom'), { value: text.value, ifHash: text.hash })
    expect(status).toBe(409)
    expect(json.error.message).toMatch(/Somebody else/)
    expect(json.conflict.draft.value.title).toBe('By hand')
    expect(studio.file('entries/document/document_loom.draft.json')).toContain('By hand')
    const gone = await studio.ask('POST', at('document_loom', '/discard'), { ifHash: json.conflict.draft.hash })
    expect(gone.json).toMatchObject({ row: { state: 'published' }, hash: text.hash })
  })

  it('says when it was changed, where it says so at all, and only when it was', async () => {
    const { published: text } = await read('document_loom')
    const same = (await studio.ask('PUT', at('document_loom'), { value: text.value, ifHash: text.hash })).json
    expect(same.hash).toBe(text.hash)
    expect(studio.file('entries/document/document_loom.draft.json')).toBe(null)
    const value = { ...text.value, title: 'Loom' }
    await studio.ask('PUT', at('document_loom'), { value, ifHash: text.hash })
    expect((await read('document_loom')).draft.value.updated_at).toBe('2026-03-14T20:00:00.000Z')
  })

  it('is made, taken back and deleted with a redirect', async () => {
    const { status, json } = await studio.ask('POST', '/api/entries/document', { title: 'A new page' })
    expect(status).toBe(201)
    const { uid } = json.ref
    expect(uid).toMatch(/^document_a_new_page_[\da-f]{8}$/)
    expect((await read(uid)).draft.value).toMatchObject({
      ...{ uid, title: 'A new page', _content_type_uid: 'document' },
      slug: 'a-new-page',
    })
    const { published: text } = await read('document_old')
    const seen = { ifHash: text.hash, ifPublished: text.hash }
    const back = (await studio.ask('POST', at('document_old', '/unpublish'), seen)).json
    expect(back).toMatchObject({ row: { state: 'draft' }, publishedHash: null })
    const again = { ifHash: back.hash, ifPublished: null }
    const live = (await studio.ask('POST', at('document_old', '/publish'), again)).json
    expect(live.row).toMatchObject({ state: 'published', path: '/old' })
    const last = { ifHash: live.hash, ifPublished: live.publishedHash, redirect: '/kiln' }
    expect((await studio.ask('DELETE', at('document_old'), last)).json).toEqual({})
    expect((await studio.ask('GET', at('document_old'))).status).toBe(404)
    expect(JSON.parse(studio.file('redirects.json') ?? '{}')).toMatchObject({ '/old': '/kiln' })
  })

  it('has the address of its title before it is made, the next one where somebody has it, or the one that is written', async () => {
    const ask = async (wanted: object) => (await studio.ask('POST', '/api/entries/document/address', wanted)).json
    const own = { path: '/loom', others: [{ ref: { uid: 'document_loom' }, title: 'Loom' }] }
    expect(await ask({ title: 'Wool' })).toEqual({ field: 'slug', value: 'wool', path: '/wool', others: [] })
    expect(await ask({ title: 'Loom' })).toEqual({ field: 'slug', value: 'loom-2', path: '/loom-2', others: [] })
    expect(await ask({ title: 'Wool', address: 'loom' })).toMatchObject({ value: 'loom', ...own })
    expect((await studio.ask('POST', '/api/entries/document/address', { title: ' ' })).status).toBe(400)
  })

  it('is told of an address that another entry has while it is written, and after it is saved', async () => {
    const { json } = await studio.ask('POST', '/api/entries/document', { title: 'Twin' })
    const { draft } = await read(json.ref.uid)
    const value = { ...draft.value, slug: 'loom', body: words('Twin') }
    const told = { field: 'slug', severity: 'warning', reason: expect.stringContaining('“Loom”') }
    expect((await studio.ask('POST', at(json.ref.uid, '/check'), { value })).json.problems).toMatchObject([told])
    const saved = await studio.ask('PUT', at(json.ref.uid), { value, ifHash: draft.hash })
    expect(saved.json.problems).toMatchObject([told])
    const seen = { ifHash: saved.json.hash, ifPublished: null }
    expect((await studio.ask('DELETE', at(json.ref.uid), seen)).status).toBe(200)
  })

  it('that cannot be loaded is listed by the title of its file, and its address is known', async () => {
    studio.write('document/document_torn.draft.json', '{ "uid": "document_torn", "title": "Torn “page”", "slug": ')
    studio.write('composed_page/page_bare.draft.json', { uid: 'page_bare', title: 'Bare', url: '/bare' })
    studio.write('document/document_cut.json', { uid: 'document_cut', title: 'Whole', slug: 'cut', ...published })
    studio.write('document/document_cut.draft.json', '{ "uid": "document_cut", "title": "W')
    const rows = async () => (await studio.ask('GET', '/api/entries?problems=errors')).json.rows
    const titles = async () => (await rows()).map(({ title }: { title: string }) => title)
    await expect.poll(titles).toEqual(expect.arrayContaining(['Torn “page”', 'Bare', 'Whole']))
    // It says of its file whether that can be read at all.
    const said = (await rows()).map(({ title, state, isDamaged }: Row) => [title, state, isDamaged])
    expect(said).toEqual(
      expect.arrayContaining([
        ['Torn “page”', 'draft', true],
        ['Bare', 'draft', undefined],
        ['Whole', 'changed', true],
      ]),
    )
    expect((await read('document_torn')).draft.value).toBe(null)
    const value = { uid: 'page_bare', title: 'Bare', url: '/loom' }
    const { json } = await studio.ask('POST', '/api/entries/composed_page/page_bare/check', { value })
    expect(json.canvas).toMatchObject({ path: null, address: '/loom', isShown: false })
    expect(json.problems.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['sections', 'url']),
    )
    rmSync(join(studio.contentDir, 'entries/document/document_torn.draft.json'))
    for (const name of ['cut', 'cut.draft']) rmSync(join(studio.contentDir, `entries/document/document_${name}.json`))
    rmSync(join(studio.contentDir, 'entries/composed_page/page_bare.draft.json'))
    await expect.poll(titles).not.toContain('Bare')
  })

  it('is copied without what belongs to the one', async () => {
    const { json } = await studio.ask('POST', '/api/entries/document', {
      title: 'Second kiln',
      copyOf: 'document_kiln',
    })
    const { draft } = await read(json.ref.uid)
    expect(draft.value.body).toEqual(words('Glaze'))
    expect(Object.keys(draft.value)).not.toContain('publish_details')
    expect(draft.value.slug).toBe('second-kiln')
  })

  it('that needs somebody is on one list', async () => {
    await expect
      .poll(async () =>
        (await studio.ask('GET', '/api/attention')).json.groups.map(({ what }: { what: string }) => what),
      )
      .toEqual(['errors', 'forgotten', 'warnings'])
    const { groups } = (await studio.ask('GET', '/api/attention')).json
    expect(groups[0].rows[0]).toMatchObject({
      ref: { uid: 'document_bad' },
      problem: { field: 'body[0].text_block.text' },
    })
    expect(groups[1].rows[0].ref.uid).toBe('document_plan')
  })

  it('and what visitors looked for in vain is told beside it', async () => {
    const house = dirname(studio.contentDir)
    const [data = ''] = readdirSync(house).filter((name) => name.startsWith('data-'))
    writeFileSync(join(house, data, 'searches-without-results.log'), '2026-03-01\tblue vase\n2026-03-02\tblue vase\n')
    const { reports } = (await studio.ask('GET', '/api/attention')).json
    const [search] = reports.filter(({ service }: { service: string }) => service === 'search')
    expect(search.lines[1]).toBe('    2  2026-03-02  blue vase')
  })
})
