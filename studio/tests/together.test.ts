import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../server/people/roles.ts'
import { openStudioStore } from '../server/store/studio-store.ts'
import { MOST_OF_SESSION } from '../server/store/windows.ts'
import { MAX_COMMENTS, MAX_WORDS } from '../server/together/comments.ts'
import { CANVAS, freePort, PROXY_ADDRESS, SECRET, STUDIO, throughProxy } from './behind-proxy.ts'
import { published, TODAY, withStudio } from './start-studio.ts'

/** The studio's clock begins here and runs. */
const BEGIN = '2026-03-14T20:00:00Z'
const planned = { scheduled: { publish: '2026-04-01T07:00:00.000Z' } }
const files = ['a', 'b', 'c'].map((slug) => [`document/document_${slug}.json`, { ...published, slug }])
let ask: ReturnType<typeof throughProxy>
const studio = withStudio(
  { ...Object.fromEntries(files), 'document/document_p.draft.json': { ...planned, slug: 'p' } },
  async () => {
    const port = await freePort()
    ask = throughProxy(port)
    return {
      ...{ STUDIO_PORT: String(port), STUDIO_URL: STUDIO, STUDIO_CANVAS_URL: CANVAS, TRUSTED_PROXIES: PROXY_ADDRESS },
      ...{ STUDIO_PROXY_USER: 'X-User', STUDIO_PROXY_NAME: 'X-Name', STUDIO_PROXY_GROUPS: 'X-Groups' },
      STUDIO_PROXY_SECRET: SECRET,
      STUDIO_ROLES: ROLES.map((role) => `${role}=group:${role}s`).join(';'),
      SITE_NOW: BEGIN,
    }
  },
)

/** Writes many comments at once, beside the studio that runs. */
async function addMany(count: number): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const store = openStudioStore({ folder: `${studio.contentDir}.studio`, now: () => new Date(TODAY.slice(1)), log })
  const said = { thread: null, place: '', anchor: '[]', person: 'ana', called: 'Ana', at: 1, words: 'a' }
  await store.transaction(async ({ comments }) => {
    for (let number = 0; number < count; number++) await comments.add(A, said)
  })
  await store.close()
}

let count = 0
const document = (uid: string) => ({ type: 'document', uid })
const A = document('document_a')

/** Somebody who has come in, in one window of their browser. */
async function come(name: string, role: Role = 'publisher') {
  const lines = { 'x-studio-secret': SECRET, 'x-user': name.toLowerCase(), 'x-name': name, 'x-groups': `${role}s` }
  const { headers: own } = await ask(`${STUDIO}/api/session`, { method: 'POST', body: {}, headers: lines })
  const headers = { ...lines, cookie: own.get('set-cookie')?.split(';')[0] ?? '' }
  const call = (method: string, path: string, body?: object, more = {}) =>
    ask(`${STUDIO}/api${path}`, { method, headers: { ...headers, ...more }, ...(body && { body }) })
  const window = `window-${++count}`
  const open = async (ref = A, isChanged = false, own = window) =>
    (await call('POST', '/here', { window: own, ...ref, isChanged })).json
  const at = ({ type, uid } = A) => `/entries/${type}/${uid}`
  return {
    ...{ window, call, open },
    over: (ref = A) => call('POST', `${at(ref)}/take-over`, { window }),
    say: (words: unknown, more: object = {}) =>
      call('POST', `${at()}/comments`, { words, place: 'title', anchor: '[]', ...more }),
    threads: async () => (await call('GET', `${at()}/comments`)).json.threads,
    onComment: (method: string, id: number, body = {}) => call(method, `${at()}/comments/${id}`, body),
    leave: () => call('DELETE', '/here', { window }),
    end: () => call('DELETE', '/session', {}),
  }
}

const names = ({ here }: { here: { name: string; isYou: boolean }[] }) => here.map(({ name }) => name).sort()

describe('who is here', () => {
  it('is known by all, once for each person, until the window is closed or the session ends', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben', 'author')]
    expect(names(await ana.open())).toEqual(['Ana'])
    await ana.open(A, false, 'another-window')
    expect((await ben.open()).here).toEqual([
      { ref: A, name: 'Ana', isYou: false },
      { ref: A, name: 'Ben', isYou: true },
    ])
    // Whoever looks at a list has nothing open.
    expect(names((await ana.call('POST', '/here', {})).json)).toEqual(['Ana', 'Ben'])
    await ben.leave()
    expect(names(await ana.open())).toEqual(['Ana'])
    const cara = await come('Cara')
    await ana.end()
    expect(names(await cara.open())).toEqual(['Cara'])
    await cara.end()
  })

  it('is known of so many windows of a session, however many are said to be open', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben')]
    for (let number = 0; number < MOST_OF_SESSION + 6; number++)
      await ana.open(document(`document_${number}`), false, `flood-of-${number}`)
    expect((await ben.open()).here.filter(({ name }: { name: string }) => name === 'Ana')).toHaveLength(MOST_OF_SESSION)
    for (const window of ['', 'short', 'x'.repeat(41), 'with space 1', 7, null, {}])
      expect((await ana.call('POST', '/here', { window, ...A })).status).toBe(400)
    expect((await ana.call('POST', '/here', { window: 'long-enough', type: 'nothing', uid: 'a' })).status).toBe(404)
    await ana.end()
    await ben.end()
  })
})

it('a page that asks who is here does not use its session', async () => {
  const [ana, admin] = [await come('Ana'), await come('Ada', 'administrator')]
  const used = async () => {
    const { sessions } = (await admin.call('GET', '/people')).json
    return sessions.find(({ person }: { person: { id: string } }) => person.id === 'ana').used
  }
  const before = await used()
  await ana.open()
  expect(await used()).toBe(before)
  await ana.threads()
  expect(await used()).not.toBe(before)
  await ana.end()
  await admin.end()
})

describe('who edits', () => {
  it('is whoever changes an entry first; another one is told since when, and may take over, which they are told', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben')]
    await ben.open()
    expect((await ana.open()).entry.lock).toBeUndefined()
    expect((await ana.open(A, true)).entry.lock).toMatchObject({ name: 'Ana', who: 'you' })
    const seen = await ben.open(A, true)
    expect(seen.entry.lock).toEqual({ name: 'Ana', who: 'other', since: expect.stringMatching(/^2026-03-14T20:0/) })
    const { entry } = (await ben.over()).json
    expect(entry).toMatchObject({ lock: { name: 'Ben', who: 'you' }, hash: expect.stringMatching(/^[\da-f]{64}$/) })
    expect((await ana.open(A, true)).entry.lock).toMatchObject({ name: 'Ben', who: 'other' })
    await ben.leave()
    expect((await ana.open(A, true)).entry.lock).toMatchObject({ who: 'you' })
    const admin = await come('Ada', 'administrator')
    const { text } = await admin.call('GET', '/audit?format=ndjson')
    expect(text).toMatch(
      /"person":"Ben \(ben\)","what":"taken over","type":"document","uid":"document_a","note":"from Ana"/,
    )
    for (const one of [ana, ben, admin]) await one.end()
  })

  it('is told that they do so in another window, which takes it up without asking', async () => {
    const ana = await come('Ana')
    await ana.open(A, true)
    expect((await ana.open(A, false, 'another-window')).entry.lock).toMatchObject({ who: 'window' })
    expect((await ana.open(A, true, 'another-window')).entry.lock).toMatchObject({ who: 'you' })
    expect((await ana.open()).entry.lock).toMatchObject({ who: 'window' })
    await ana.end()
  })

  it('does so no more when their session has ended, and a cookie of it takes nothing over', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben')]
    await ben.open(A, true)
    await ana.open()
    await ben.end()
    expect((await ana.open()).entry.lock).toBeUndefined()
    expect((await ben.over()).status).toBe(401)
    expect((await ben.call('POST', '/here', { window: ben.window, ...A, isChanged: true })).status).toBe(401)
    expect((await ana.open()).entry.lock).toBeUndefined()
    await ana.end()
  })

  it('is nobody who may not write the entry, or asks from another page', async () => {
    const [ben, ana] = [await come('Ben', 'author'), await come('Ana')]
    const P = document('document_p')
    expect((await ben.open(P, true)).entry.lock).toBeUndefined()
    const { status, json } = await ben.over(P)
    expect([status, json.error.message]).toEqual([403, expect.stringContaining('your role is author')])
    expect((await ana.open(P, true)).entry.lock).toMatchObject({ who: 'you' })
    expect((await ben.over(document('document_none'))).status).toBe(404)
    for (const origin of ['https://evil.example', CANVAS, 'null'])
      for (const path of ['/here', '/entries/document/document_a/take-over', '/entries/document/document_a/comments'])
        expect([origin, (await ana.call('POST', path, { window: ana.window, ...A }, { origin })).status]).toEqual([
          origin,
          403,
        ])
    expect((await ana.call('DELETE', '/here', { window: ana.window }, { origin: CANVAS })).status).toBe(403)
    await ben.end()
    await ana.end()
  })
})

describe('comments', () => {
  it('are said, answered, resolved and opened again by everybody, and deleted by whoever said them', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben', 'author')]
    const before = (await ana.open()).entry.comments
    const markup = '<script>alert(1)</script>\r\n& “so”'
    const [first] = (await ben.say(markup, { place: 'body[1].text_block.text' })).json.threads
    expect(first).toMatchObject({ place: 'body[1].text_block.text', comments: [{ by: 'Ben', isOwn: true }] })
    expect(first.comments[0].words).toBe('<script>alert(1)</script>\n& “so”')
    expect((await ana.open()).entry.comments).not.toBe(before)
    const [thread] = (await ana.say('Done', { thread: first.id })).json.threads
    expect(thread.comments.map(({ by, isOwn }: never) => [by, isOwn])).toEqual([
      ['Ben', false],
      ['Ana', true],
    ])
    expect((await ana.onComment('POST', first.id, { isResolved: true })).json.threads[0].resolvedBy).toBe('Ana')
    const listed = () =>
      ben.call('GET', '/entries?comments=1').then(({ json }) => json.rows.map(({ ref }: never) => ref))
    expect(await listed()).toEqual([])
    expect((await ben.onComment('POST', first.id, { isResolved: false })).json.threads[0].resolvedBy).toBeUndefined()
    expect(await listed()).toEqual([A])
    const [, other] = (await ben.say('Another', {})).json.threads
    await ana.onComment('POST', first.id, { isResolved: true })
    const { comments } = (await ana.open()).entry
    await Promise.all([
      ben.onComment('POST', first.id, { isResolved: false }),
      ben.onComment('POST', other.id, { isResolved: true }),
    ])
    expect((await ana.open()).entry.comments).not.toBe(comments)
    await ben.onComment('DELETE', other.id)
    expect((await ben.call('GET', '/attention')).json.groups).toContainEqual(
      expect.objectContaining({ what: 'comments', total: 1, rows: [expect.objectContaining({ ref: A })] }),
    )
    expect((await ana.onComment('DELETE', first.id)).status).toBe(422)
    // Its answer would be about nothing.
    const [left] = (await ben.onComment('DELETE', first.id)).json.threads
    expect(left.comments.map(({ words }: { words: string }) => words)).toEqual(['', 'Done'])
    await ana.onComment('DELETE', left.comments[1].id)
    await ben.onComment('DELETE', first.id)
    expect(await ana.threads()).toEqual([])
    const admin = await come('Ada', 'administrator')
    const { text } = await admin.call('GET', '/audit?format=ndjson')
    for (const what of ['commented', 'comment resolved', 'comment reopened', 'comment deleted'])
      expect(text).toContain(`"what":"${what}","type":"document","uid":"document_a"`)
    for (const one of [ana, ben, admin]) await one.end()
  })

  it('are bounded in length and number, and say something of what there is', async () => {
    const ana = await come('Ana')
    for (const words of ['', ' \n', 'x'.repeat(MAX_WORDS + 1), 7, null, ['a'], {}])
      expect([words, (await ana.say(words)).status]).toEqual([words, 400])
    for (const more of [{ place: 'x'.repeat(501) }, { place: 7 }, { anchor: 'x'.repeat(8001) }, { anchor: {} }])
      expect((await ana.say('a', more)).status).toBe(400)
    for (const path of ['document_none/comments', 'document_none/comments/moved'])
      expect((await ana.call('POST', `/entries/document/${path}`, { words: 'a' })).status).not.toBe(200)
    expect((await ana.say('a', { thread: 999_999 })).status).toBe(404)
    for (const id of [0, 999_999, -1, 1.5]) expect((await ana.onComment('DELETE', id)).status).toBe(404)
    expect(await ana.threads()).toEqual([])
    await addMany(MAX_COMMENTS)
    expect((await ana.say('One more')).status).toBe(422)
    const [first, second] = await ana.threads()
    await ana.onComment('POST', second.id, { isResolved: true })
    const { threads } = (await ana.say('One more')).json
    expect(threads).toHaveLength(MAX_COMMENTS)
    expect([threads[0].id, threads.some(({ id }: { id: number }) => id === second.id)]).toEqual([first.id, false])
    const moved = [{ id: first.id, place: 'lead', anchor: '[]' }, { id: -1, place: '', anchor: '' }, 7]
    expect((await ana.call('POST', '/entries/document/document_a/comments/moved', { moved })).status).toBe(200)
    expect((await ana.threads())[0].place).toBe('lead')
    await ana.end()
  })
})
