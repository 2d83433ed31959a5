// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seen } from '../api/api.ts'
import { settle } from '../entry/session/conflicts.ts'
import { saveChanges } from '../entry/session/saving.ts'
import { openSession, presentOf, readValue } from '../entry/session/session.ts'
import { writeWhole } from '../entry/session/whole.ts'
import { ASK_EACH, AWAY_AFTER, followHere, type Here } from '../here/here.ts'
import { initialsOf } from '../here/people-marks.tsx'
import { merge } from '../model/compare/merge.ts'
import { schemaOf } from '../testing/demo-entries.ts'
import { api, drafts, kept, onDisk, pass, ref, server, stops, useFetch, withEditor } from '../testing/editor.ts'
import { textOf } from '../testing/stand-in.ts'
import { followOthers, letGo } from './follow-others.ts'

withEditor()

const other = { name: 'Ana Bell', since: '2026-03-14T20:00:00Z', who: 'other' } as const
const key = `${ref.type}/${ref.uid}`
let here: Here
/** What was asked. */
let sent: (RequestInit & { path: string })[]
/** What comes between asking and the answer. */
let onTheWay: ((path: string) => Promise<void>) | undefined
beforeEach(() => {
  sent = []
  onTheWay = undefined
  useFetch(async (path, init) => {
    sent.push({ path: String(path), ...init })
    await onTheWay?.(String(path))
    return server.fetch(path, init)
  })
  here = followHere(api)
})
afterEach(() => here.stop())

/** An editor of the article who hears of others. */
async function work() {
  const opening = here.open(ref)
  await opening.first
  const session = openSession({ entry: await api.entry(ref), schema: schemaOf(ref.type), drafts })
  const saver = saveChanges({ session, api })
  stops.push(saver.stop, followOthers({ session, api, opening, saver }), opening.close)
  const set = (name: string, value: string) => session.edit({ kind: 'set', at: [name], value }, name)
  return { opening, session, saver, set, now: () => presentOf(session.state.get()), state: () => session.state.get() }
}

const later = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Somebody else saves the article, as by `git pull`. */
function others(change: object): void {
  const stored = server.stored.get(key)
  const { value } = stored?.draft ?? stored?.published ?? {}
  if (stored) stored.draft = textOf({ ...value, ...change })
}

describe('whoever edits an entry', () => {
  it('says so with the first change, and holds it while others read', async () => {
    const { set, state } = await work()
    expect(state().lock).toBeUndefined()
    set('title', 'Mine')
    await pass(0)
    expect(server.together.lock).toMatchObject({ who: 'you' })
    expect(state().lock).toMatchObject({ who: 'you' })
  })

  it('says so with what was left of an earlier visit', async () => {
    const first = await work()
    server.isSignedOut = true
    first.set('title', 'Left')
    await pass(0)
    for (const stop of stops.splice(0)) stop()
    server.isSignedOut = false
    await work()
    await pass(0)
    expect(server.together.lock).toMatchObject({ who: 'you' })
  })

  it('goes on hearing of others when taking over was not answered', async () => {
    server.together.lock = other
    const { opening, state } = await work()
    onTheWay = async (path) => {
      await later(100)
      if (path.endsWith('/take-over')) throw new TypeError('fetch failed')
    }
    document.dispatchEvent(new Event('visibilitychange'))
    const taking = opening.takeOver().catch((error: Error) => error.name)
    await pass(100)
    expect(await taking).toBe('Offline')
    onTheWay = undefined
    server.together.lock = undefined
    await pass(2 * ASK_EACH)
    expect(state().lock).toBeUndefined()
  })

  it('who publishes has nothing to undo, also where publishing is heard of before it is answered', async () => {
    const { session, saver, state } = await work()
    const publish = async (seen: Seen) => {
      const written = await api.publish(ref, seen)
      const stored = server.stored.get(key)
      if (stored) stored.published = textOf({ ...stored.published?.value, publish_details: { time: 'now' } })
      await later(2 * ASK_EACH)
      return { ...written, hash: stored?.published?.hash ?? null }
    }
    const publishing = writeWhole({ session, saver, api }, publish)
    await pass(2 * ASK_EACH)
    expect(await publishing).toBe(true)
    expect(state()).toMatchObject({ hash: server.stored.get(key)?.published?.hash, saving: 'saved' })
    expect(state().history.past).toEqual([])
  })

  it('sees what came by git pull when nothing is unsaved, as one step that can be undone', async () => {
    const { set, now, state, session } = await work()
    set('title', 'Mine')
    await pass(2 * ASK_EACH)
    expect(state().saving).toBe('saved')
    others({ subtitle: 'Of git' })
    await pass(ASK_EACH)
    expect(now()).toMatchObject({ title: 'Mine', subtitle: 'Of git' })
    expect(state()).toMatchObject({ saving: 'saved', lock: { who: 'you' } })
    session.undo()
    expect(now().subtitle).not.toBe('Of git')
    expect(now().title).toBe('Mine')
  })

  it('compares what came by git pull with what is unsaved, field by field, and overwrites nothing', async () => {
    const { set, state, session, saver } = await work()
    set('title', 'Mine')
    others({ title: 'Of git', subtitle: 'Of git' })
    await pass(ASK_EACH)
    expect(state()).toMatchObject({ saving: 'conflict', lock: { who: 'you' } })
    expect(onDisk()).toMatchObject({ title: 'Of git' })
    const { conflict, stored } = state()
    const theirs = (conflict && readValue(conflict)) ?? {}
    const { conflicts, value } = merge(session.schema, stored, presentOf(state()), theirs)
    expect(conflicts.map(({ mine, theirs: there }) => [mine, there])).toEqual([['Mine', 'Of git']])
    settle(session, { theirs, hash: conflict?.hash ?? '', value: value(['mine']) })
    await saver.now()
    expect(onDisk()).toMatchObject({ title: 'Mine', subtitle: 'Of git' })
  })

  it('who loses it is told, saves nothing any more, and has what was not saved in the browser', async () => {
    const { set, state, opening, saver } = await work()
    set('title', 'Mine')
    await pass(2 * ASK_EACH)
    server.together.lock = other
    set('title', 'Mine, and on')
    // The next question comes before it would be saved.
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(state()).toMatchObject({ lock: other, isTaken: true })
    set('title', 'Not any more')
    others({ subtitle: 'Of Ana' })
    await pass(10 * ASK_EACH)
    expect(await saver.now()).toBe(false)
    expect(onDisk()).toMatchObject({ title: 'Mine', subtitle: 'Of Ana' })
    expect(kept()?.value.title).toBe('Mine, and on')
    await opening.takeOver()
    await pass(ASK_EACH)
    // What both have written is compared.
    expect(state()).toMatchObject({ saving: 'conflict', lock: { who: 'you' } })
  })

  it('who lets go of what was not saved has what is on disk', async () => {
    const { set, state, session, now } = await work()
    server.together.lock = other
    set('title', 'Too late')
    await pass(0)
    others({ title: 'Of Ana' })
    await letGo(session, api)
    expect(now().title).toBe('Of Ana')
    expect([state().saving, kept()]).toEqual(['saved', null])
  })

  it('who waited for it saves when it is free again', async () => {
    const { set, state } = await work()
    server.together.lock = other
    set('title', 'Waits')
    await pass(3 * ASK_EACH)
    expect([state().lock, onDisk()]).toEqual([other, null])
    server.together.lock = undefined
    await pass(2 * ASK_EACH)
    expect(onDisk()).toMatchObject({ title: 'Waits' })
  })

  it('who edits in another window goes on in this one, and is told', async () => {
    server.together.lock = { ...other, who: 'window' }
    const { set, state } = await work()
    await pass(ASK_EACH)
    expect(state().lock).toMatchObject({ who: 'window' })
    set('title', 'Of both')
    await pass(ASK_EACH)
    expect(onDisk()).toMatchObject({ title: 'Of both' })
  })

  it('works on where it cannot be asked who else does', async () => {
    here.stop()
    useFetch((path, init) =>
      String(path).endsWith('/here') ? Promise.reject(new TypeError('fetch failed')) : server.fetch(path, init),
    )
    here = followHere(api)
    const { set } = await work()
    set('title', 'Alone')
    await pass(ASK_EACH)
    expect(onDisk()).toMatchObject({ title: 'Alone' })
  })
})

describe('who is here', () => {
  it('is told to all of the studio by one question, and this person is not among others', async () => {
    server.together.here = [
      { ref, name: 'Ana Bell', isYou: false },
      { ref, name: 'Me', isYou: true },
    ]
    await pass(0)
    expect([...here.others.get()]).toEqual([[key, ['Ana Bell']]])
    const before = here.others.get()
    await pass(ASK_EACH)
    expect(here.others.get()).toBe(before)
    server.together.here = []
    await pass(ASK_EACH)
    expect(here.others.get().size).toBe(0)
  })

  it('is not asked by a page that nobody looks at, and at once by whoever comes back', async () => {
    await pass(0)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(AWAY_AFTER + ASK_EACH)
    server.together.here = [{ ref, name: 'Ana', isYou: false }]
    await pass(AWAY_AFTER)
    expect(here.others.get().size).toBe(0)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(here.others.get().size).toBe(1)
  })

  it('says that it goes when the page does, by a request that outlives it', async () => {
    await work()
    dispatchEvent(new Event('pagehide'))
    expect(sent.at(-1)).toMatchObject({ path: '/api/here', method: 'DELETE', keepalive: true })
    const { window } = JSON.parse(String(sent.at(-1)?.body))
    expect(sent.filter(({ body }) => String(body).includes(window)).length).toBeGreaterThan(1)
  })

  it('asks once for many letters', async () => {
    const { set } = await work()
    await pass(0)
    const count = () => sent.filter(({ path }) => path === '/api/here').length
    const before = count()
    for (const word of 'abcdefgh') set('title', word)
    await pass(0)
    expect(count()).toBe(before + 1)
    for (const word of 'ijkl') set('title', word)
    await pass(0)
    expect(count()).toBe(before + 1)
  })

  it.each([
    ['Ana Bell', 'AB'],
    ['zoë', 'Z'],
    ['Ben de la Cruz-Ortiz', 'BO'],
    ['\u{1f600}', '?'],
    ['', '?'],
    ['李 小龙', '李小'],
  ])('is shown by initials: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
