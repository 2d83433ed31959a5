import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../testing/demo-entries.ts'
import {
  api,
  article,
  drafts,
  kept,
  onDisk,
  open,
  pass,
  ref,
  server,
  stops,
  useDrafts,
  useFetch,
  withEditor,
} from '../../testing/editor.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { checkChanges, TELL_AFTER } from './checking.ts'
import { SAVE_AFTER } from './saving.ts'
import { openSession, presentOf } from './session.ts'

withEditor()

const writes = () => server.asked.filter((line) => line.startsWith('PUT'))

describe('saving', () => {
  it('a session that has ended keeps what is written, says so, and goes on when one is open again', async () => {
    const { session, title } = await open()
    server.isSignedOut = true
    title('Written on')
    await pass(SAVE_AFTER)
    expect(session.state.get().saving).toBe('signedOut')
    title('Written on and on')
    expect(session.state.get().saving).toBe('signedOut')
    expect(kept()?.value.title).toBe('Written on and on')
    server.isSignedOut = false
    await pass(10_000)
    expect([session.state.get().saving, onDisk().title]).toEqual(['saved', 'Written on and on'])
  })

  it('what is said of a change goes with the save that has it, and with none where it is taken back before', async () => {
    const sent: unknown[] = []
    useFetch(async (input, init) => {
      if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)).note)
      return server.fetch(input, init)
    })
    const { session, title } = await open()
    const restore = (value: string) => {
      session.state.set((state) => ({ ...state, note: `Restored ${value}` }))
      title(value)
    }
    restore('One')
    await pass(SAVE_AFTER)
    title('Two')
    await pass(SAVE_AFTER)
    restore('Three')
    session.undo()
    title('Four')
    await pass(SAVE_AFTER)
    expect(sent).toEqual(['Restored One', undefined, undefined])
  })

  it('the address of a new entry follows its title, in one step to undo, until it is written by hand', async () => {
    const form = { fields: schemaOf('article').fields, blocks: new Map() }
    const draft = { body: '{ "uid": "new", "title": "New", "url": "/new" }', hash: 'a', value: null }
    const entry = { ...(await api.entry(ref)), draft, published: undefined }
    const session = openSession({ entry, schema: form, drafts })
    const value = () => presentOf(session.state.get())
    session.edit({ kind: 'set', at: ['title'], value: 'New rooms' }, 'title')
    expect(value()).toMatchObject({ title: 'New rooms', url: '/new-rooms' })
    session.undo()
    expect(value()).toMatchObject({ title: 'New', url: '/new' })
    session.edit({ kind: 'set', at: ['url'], value: '/rooms' })
    session.edit({ kind: 'set', at: ['title'], value: 'Rooms that are new' })
    expect(value().url).toBe('/rooms')
  })

  it('undo takes back what was written, and not when the entry is published and taken back', async () => {
    const system = ['publish_details']
    const session = openSession({ entry: await api.entry(ref), schema: schemaOf(ref.type), system, drafts })
    const set = (title: string) => session.edit({ kind: 'set', at: ['title'], value: title })
    set('One')
    set('Two')
    const publish_details = { time: '2026-03-01T00:00:00.000Z', expires: '2026-06-01T00:00:00.000Z' }
    session.state.set((state) => {
      const present = { ...presentOf(state), publish_details }
      return { ...state, stored: present, history: { ...state.history, present } }
    })
    session.undo()
    expect(presentOf(session.state.get())).toMatchObject({ title: 'One', publish_details })
    session.undo()
    session.redo()
    session.redo()
    expect(presentOf(session.state.get())).toMatchObject({ title: 'Two', publish_details })
  })

  it('undo goes on where one step makes no difference, and takes back what an entry says of its own age', async () => {
    const system = ['updated_at']
    const session = openSession({ entry: await api.entry(ref), schema: schemaOf(ref.type), system, drafts })
    const first = presentOf(session.state.get())
    session.edit({ kind: 'set', at: ['title'], value: 'One' })
    session.state.set((state) => {
      const { past, present } = state.history
      return { ...state, history: { ...state.history, past: [...past, present] } }
    })
    session.undo()
    session.undo()
    expect(presentOf(session.state.get())).toBe(first)
    session.replace({ ...first, updated_at: '2026-03-02T00:00:00.000Z' })
    session.undo()
    expect(presentOf(session.state.get())).toBe(first)
  })

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
    useFetch(async (input, init) => {
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
    useDrafts(memoryStorage())
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
    useDrafts(memoryStorage())
    const other = await open()
    other.title('Theirs')
    await pass(SAVE_AFTER)
    useDrafts(own)
    const { session } = await open()
    await pass(10_000)
    expect(session.state.get().saving).toBe('conflict')
    expect(presentOf(session.state.get()).title).toBe('Mine')
    expect(onDisk().title).toBe('Theirs')
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
