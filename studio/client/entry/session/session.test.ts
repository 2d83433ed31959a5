import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../api/api.ts'
import type { Row, Text, WireObject } from '../../api/contract.ts'
import { mergeFields, type Side } from '../../model/compare/merge.ts'
import { demoEntry, schemaOf } from '../../testing/demo-entries.ts'
import { type MemoryStorage, memoryStorage } from '../../testing/memory-storage.ts'
import { type StandIn, standIn } from '../../testing/stand-in.ts'
import { checkChanges, TELL_AFTER } from './checking.ts'
import { lookAgain, makeAgain, settle } from './conflicts.ts'
import { isKeptOf, type Kept } from './drafts.ts'
import { SAVE_AFTER, saveChanges } from './saving.ts'
import { openSession, presentOf, readValue } from './session.ts'
import { writeWhole } from './whole.ts'

const article = demoEntry('article', 'article_a_case_for_something_that_turns')
const ref = { type: article.type, uid: article.uid }

let server: StandIn
let drafts: MemoryStorage
let api: ReturnType<typeof createApi>
const stops: (() => void)[] = []

async function open() {
  const session = openSession({ entry: await api.entry(ref), schema: schemaOf(ref.type), drafts })
  const saver = saveChanges({ session, api })
  stops.push(saver.stop)
  return { session, saver, title: (value: string) => session.edit({ kind: 'set', at: ['title'], value }, 'title') }
}
const onDisk = () => JSON.parse(server.stored.get(`${ref.type}/${ref.uid}`)?.draft?.body ?? 'null')
/** What the browser has of it that is not saved. */
const kept = () => JSON.parse([...drafts.texts.values()][0] ?? 'null') as Kept | null
const writes = () => server.asked.filter((line) => line.startsWith('PUT'))
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  server = standIn([article])
  drafts = memoryStorage()
  api = createApi(server.fetch)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

describe('saving', () => {
  it('an entry that is opened and not changed, or changed back, sends nothing', async () => {
    const { session, title } = await open()
    await pass(10_000)
    title('Other')
    session.undo()
    await pass(10_000)
    expect(writes()).toEqual([])
    expect(session.state.get().saving).toBe('saved')
    expect(drafts.length).toBe(0)
  })

  it('a change is a draft on disk two seconds after the last letter, with every other key as it was', async () => {
    const { session, title } = await open()
    title('One')
    await pass(1000)
    title('One two')
    expect([writes().length, session.state.get().saving]).toEqual([0, 'waiting'])
    await pass(SAVE_AFTER)
    expect(SAVE_AFTER).toBeLessThanOrEqual(2000)
    expect(session.state.get().saving).toBe('saved')
    expect(JSON.stringify(onDisk())).toBe(JSON.stringify({ ...article.value, title: 'One two' }))
    expect(writes().length).toBe(1)
  })

  it('what is typed while a save is on its way is saved after it', async () => {
    api = createApi(async (input, init) => {
      if (init?.method === 'PUT') await new Promise((resolve) => setTimeout(resolve, 100))
      return server.fetch(input, init)
    })
    const { session, title, saver } = await open()
    title('One')
    const running = saver.now()
    await pass(50)
    expect(session.state.get().saving).toBe('saving')
    title('Two')
    await pass(50)
    await running
    expect(onDisk().title).toBe('One')
    expect(session.state.get().saving).toBe('waiting')
    await pass(SAVE_AFTER + 100)
    expect(onDisk().title).toBe('Two')
    expect(session.state.get().saving).toBe('saved')
  })

  it('without a connection the work is kept in the browser, told, and saved when the server is there again', async () => {
    const { session, title } = await open()
    server.isAway = true
    title('Kept')
    await pass(SAVE_AFTER)
    expect(session.state.get().saving).toBe('offline')
    expect(kept()?.value.title).toBe('Kept')
    server.isAway = false
    await pass(6000)
    expect(onDisk().title).toBe('Kept')
    expect(drafts.length).toBe(0)
  })

  it('work that was not saved is there again when the entry is opened anew, and is saved then', async () => {
    const first = await open()
    server.isAway = true
    first.title('Of last time')
    await pass(SAVE_AFTER)
    first.saver.stop()
    server.isAway = false
    const { session } = await open()
    expect(presentOf(session.state.get()).title).toBe('Of last time')
    expect(session.state.get().isRestored).toBe(true)
    await pass(10)
    expect(onDisk().title).toBe('Of last time')
  })

  it('two editors: the second to save learns of the first, and overwrites nothing', async () => {
    const first = await open()
    drafts = memoryStorage()
    const second = await open()
    first.title('First')
    await pass(SAVE_AFTER)
    second.title('Second')
    await pass(SAVE_AFTER * 4)
    const state = second.session.state.get()
    expect(state.saving).toBe('conflict')
    expect(JSON.parse(state.conflict?.body ?? '{}').title).toBe('First')
    expect(onDisk().title).toBe('First')
    expect(presentOf(state).title).toBe('Second')
  })

  it('unsaved work made from an older text than that on disk is shown as a conflict when it is opened again', async () => {
    const first = await open()
    server.isAway = true
    first.title('Mine')
    await pass(SAVE_AFTER)
    first.saver.stop()
    server.isAway = false
    const own = drafts
    drafts = memoryStorage()
    const other = await open()
    other.title('Theirs')
    await pass(SAVE_AFTER)
    drafts = own
    const { session } = await open()
    await pass(10_000)
    expect(session.state.get().saving).toBe('conflict')
    expect(presentOf(session.state.get()).title).toBe('Mine')
    expect(onDisk().title).toBe('Theirs')
  })
})

describe('work that is not on disk', () => {
  const away = async (title: string) => {
    const opened = await open()
    server.isAway = true
    opened.title(title)
    await pass(SAVE_AFTER)
    return opened
  }
  /** Saves reach the server, and no answer comes back. */
  const cutAnswers = () => {
    const cut = { isOn: true }
    api = createApi(async (input, init) => {
      const answer = await server.fetch(input, init)
      return cut.isOn && init?.method === 'PUT' ? new Response('{"hash": "', { status: 200 }) : answer
    })
    return cut
  }

  it('is known again when its answer was lost: there is nobody else', async () => {
    cutAnswers()
    const { session, title, saver } = await open()
    title('One')
    await pass(SAVE_AFTER)
    expect(session.state.get().saving).toBe('offline')
    expect(onDisk().title).toBe('One')
    saver.stop()
    api = createApi(server.fetch)
    const again = await open()
    expect([again.session.state.get().saving, presentOf(again.session.state.get()).title]).toEqual(['saved', 'One'])
    expect(drafts.length).toBe(0)
  })

  it('is saved over what was sent without an answer, also when it was undone meanwhile', async () => {
    const cut = cutAnswers()
    const { session, title } = await open()
    title('One')
    await pass(SAVE_AFTER)
    session.undo()
    expect(kept()?.value.title).toBe(article.value.title)
    server.isAway = true
    await pass(SAVE_AFTER)
    expect(session.state.get().saving).toBe('offline')
    expect(onDisk().title).toBe('One')
    server.isAway = false
    cut.isOn = false
    await pass(6000)
    expect(onDisk().title).toBe(article.value.title)
    expect(drafts.length).toBe(0)
  })

  it('is told apart from what others have made of the entry since: each changed what it changed', async () => {
    const first = await away('Mine')
    first.saver.stop()
    server.isAway = false
    const own = drafts
    drafts = memoryStorage()
    const other = await open()
    other.session.edit({ kind: 'set', at: ['subtitle'], value: 'Theirs' })
    await pass(SAVE_AFTER)
    drafts = own
    const { session, saver } = await open()
    const { stored, conflict, hash } = session.state.get()
    const theirs = readValue(conflict as Text) as WireObject
    const rows = mergeFields(session.schema.fields, stored, presentOf(session.state.get()), theirs)
    expect(rows.map(({ key, proposed }) => [key, proposed])).toEqual([
      ['title', 'mine'],
      ['subtitle', 'theirs'],
    ])
    expect(hash).not.toBe(conflict?.hash)
    const sides = new Map(rows.map(({ key, proposed }) => [key, proposed as Side]))
    settle(session, { theirs, hash: (conflict as Text).hash, sides })
    expect(await saver.now()).toBe(true)
    expect(onDisk()).toMatchObject({ title: 'Mine', subtitle: 'Theirs' })
    session.undo()
    expect(presentOf(session.state.get()).subtitle).toBe(article.value.subtitle)
  })

  it('in two windows of one browser is kept for each of them', async () => {
    const first = await open()
    const second = await open()
    first.title('First')
    await pass(SAVE_AFTER)
    second.title('Second')
    await pass(SAVE_AFTER)
    expect(second.session.state.get().saving).toBe('conflict')
    first.title('First again')
    await pass(SAVE_AFTER)
    second.saver.stop()
    first.saver.stop()
    const third = await open()
    expect(presentOf(third.session.state.get()).title).toBe('Second')
    expect(third.session.state.get().saving).toBe('conflict')
    expect(onDisk().title).toBe('First again')
  })

  it('of a deleted entry can be made an entry again', async () => {
    const first = await away('Mine')
    first.saver.stop()
    server.isAway = false
    server.stored.clear()
    expect(isKeptOf(drafts, ref)).toBe(true)
    const row = { ref } as Row
    const session = openSession({
      entry: { ref, row, problems: [], isMovedBy: 0 },
      schema: schemaOf(ref.type),
      drafts,
    })
    const saver = saveChanges({ session, api })
    stops.push(saver.stop)
    await pass(6000)
    expect([session.state.get().saving, server.stored.size]).toEqual(['conflict', 0])
    makeAgain(session)
    expect(await saver.now()).toBe(true)
    expect(onDisk().title).toBe('Mine')
    expect(drafts.length).toBe(0)
  })

  it('is not written over a file that cannot be read, and is saved when that is mended', async () => {
    const { session, title, saver } = await open()
    const stored = server.stored.get(`${ref.type}/${ref.uid}`)
    if (stored) stored.draft = { body: '<<<<<<< HEAD', hash: 'damaged', value: null }
    title('Mine')
    await pass(SAVE_AFTER)
    expect(session.state.get().saving).toBe('conflict')
    expect(readValue(session.state.get().conflict as Text)).toBeUndefined()
    lookAgain(session)
    expect(await saver.now()).toBe(false)
    expect(stored?.draft?.body).toBe('<<<<<<< HEAD')
    delete stored?.draft
    lookAgain(session)
    expect(await saver.now()).toBe(true)
    expect(onDisk().title).toBe('Mine')
  })

  it('is saved at once in a browser that has no room for it, which is said while there is no connection', async () => {
    drafts.isFull = true
    const { session, title } = await open()
    title('One')
    await pass(10)
    expect(onDisk().title).toBe('One')
    server.isAway = true
    title('Two')
    await pass(10)
    expect(session.state.get()).toMatchObject({ saving: 'offline', isKept: false })
  })

  it('is let go with an entry that was deleted', async () => {
    const { saver } = await away('Mine')
    saver.drop()
    server.isAway = false
    expect(await saver.now()).toBe(true)
    await pass(10_000)
    expect([drafts.length, onDisk()]).toEqual([0, null])
  })
})

describe('publishing', () => {
  const both = async () => {
    const opened = await open()
    const publish = () =>
      writeWhole({ ...opened, api }, async (seen) => {
        const written = await api.publish(ref, seen)
        await pass(0)
        return written
      })
    return { ...opened, publish }
  }
  const published = () => JSON.parse(server.stored.get(`${ref.type}/${ref.uid}`)?.published?.body ?? '{}')

  it('of what was seen does not publish what somebody else has saved meanwhile', async () => {
    const { session, title, publish } = await both()
    title('Mine')
    await pass(SAVE_AFTER)
    drafts = memoryStorage()
    const other = await open()
    other.title('Theirs')
    await pass(SAVE_AFTER)
    expect(await publish()).toBe(false)
    expect(session.state.get().saving).toBe('conflict')
    expect([published().title, onDisk().title]).toEqual([article.value.title, 'Theirs'])
  })

  it('keeps what is written while it is on its way, and does not write it over what others saved in that moment', async () => {
    const { session, title, publish } = await both()
    const theirs = { ...article.value, title: 'Theirs' }
    title('Mine')
    api = createApi(async (input, init) => {
      const answer = await server.fetch(input, init)
      if (String(input).endsWith('/publish')) {
        title('Mine, longer')
        const stored = server.stored.get(`${ref.type}/${ref.uid}`)
        if (stored) stored.draft = { body: JSON.stringify(theirs), hash: 'theirs', value: theirs }
      }
      return answer
    })
    expect(await publish()).toBe(true)
    await pass(SAVE_AFTER)
    expect(session.state.get().saving).toBe('conflict')
    expect(presentOf(session.state.get()).title).toBe('Mine, longer')
    expect([published().title, onDisk().title]).toEqual(['Mine', 'Theirs'])
  })
})

describe('checking', () => {
  it('tells what is wrong once typing pauses, and the canvas at once', async () => {
    const { session, title } = await open()
    let shown = 0
    stops.push(checkChanges({ session, api, onChecked: () => shown++ }))
    await pass(0)
    title('')
    await pass(TELL_AFTER / 2)
    expect([shown, session.problems.get().all.length]).toEqual([2, 0])
    await pass(TELL_AFTER)
    expect(session.problems.get().byField.get('title')?.[0]?.reason).toBe('is required and has no data')
  })

  it('asks one question after the other, the newest value last, and tells of that alone', async () => {
    const { session, title, saver } = await open()
    saver.stop()
    const asked: string[] = []
    const slow = {
      check: async (_ref: unknown, { title: text }: Readonly<Record<string, unknown>>) => {
        asked.push(String(text))
        await new Promise((resolve) => setTimeout(resolve, 500))
        return {
          problems: [{ file: '', field: 'title', reason: String(text), remedy: '', severity: 'error' as const }],
          canvas: { path: null },
        }
      },
    }
    stops.push(checkChanges({ session, api: slow, onChecked: () => {} }))
    for (const text of ['first', 'second', 'third']) {
      title(text)
      await pass(100)
    }
    await pass(5000)
    expect(asked).toEqual([article.value.title, 'third'])
    expect(session.problems.get().all.map(({ reason }) => reason)).toEqual(['third'])
  })

  it('goes on with the next change after the server was away', async () => {
    const { session, title } = await open()
    stops.push(checkChanges({ session, api, onChecked: () => {} }))
    server.isAway = true
    title('')
    await pass(1000)
    server.isAway = false
    title('x')
    title('')
    await pass(1000)
    expect(session.problems.get().all.length).toBe(1)
  })
})
