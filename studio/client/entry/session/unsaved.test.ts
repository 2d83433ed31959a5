import { describe, expect, it } from 'vitest'
import type { Row, Text, WireObject } from '../../api/contract.ts'
import { merge } from '../../model/compare/merge.ts'
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
import { lookAgain, makeAgain, settle } from './conflicts.ts'
import { isKeptOf } from './drafts.ts'
import { SAVE_AFTER, saveChanges } from './saving.ts'
import { openSession, presentOf, readValue } from './session.ts'
import { writeWhole } from './whole.ts'

withEditor()

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
    useFetch(async (input, init) => {
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
    useFetch(server.fetch)
    const again = await open()
    expect([again.session.state.get().saving, presentOf(again.session.state.get()).title]).toEqual(['saved', 'One'])
    expect(drafts.length).toBe(0)
  })

  it('that was left while it was sent is kept once: whoever has opened it again goes on alone', async () => {
    let cut = () => {}
    useFetch((input, init) =>
      init?.method === 'PUT'
        ? new Promise((_, reject) => {
            cut = () => reject(new TypeError('fetch failed'))
          })
        : server.fetch(input, init),
    )
    const left = await open()
    left.title('One')
    void left.saver.now()
    left.saver.stop()
    useFetch(server.fetch)
    const again = await open()
    again.title('One, and more')
    await pass(SAVE_AFTER)
    expect(onDisk().title).toBe('One, and more')
    cut()
    await pass(6000)
    expect(drafts.length).toBe(0)
    expect((await open()).session.state.get().saving).toBe('saved')
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
    useDrafts(memoryStorage())
    const other = await open()
    other.session.edit({ kind: 'set', at: ['subtitle'], value: 'Theirs' })
    await pass(SAVE_AFTER)
    useDrafts(own)
    const { session, saver } = await open()
    const { stored, conflict, hash } = session.state.get()
    const theirs = readValue(conflict as Text) as WireObject
    const { conflicts, value } = merge(session.schema, stored, presentOf(session.state.get()), theirs)
    expect(conflicts).toEqual([])
    expect(hash).not.toBe(conflict?.hash)
    settle(session, { theirs, hash: (conflict as Text).hash, value: value([]) })
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
    useDrafts(memoryStorage())
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
    useFetch(async (input, init) => {
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
