import { expect } from 'vitest'
import { at } from './documents.ts'
import type { StudioProcess } from './started.ts'

/** Holds that of two studios each knows who edits an entry in the other one, and what is said of it there. */
export async function knowEachOther([first, second]: [StudioProcess, StudioProcess], uid: string): Promise<void> {
  const here = async (studio: StudioProcess, window: string, isChanged = false) => {
    const sent = { window, type: 'document', uid: `document_${uid}`, isChanged }
    return (await studio.ask('POST', '/api/here', sent)).json
  }
  expect((await here(first, 'window-of-ana', true)).entry.lock.who).toBe('you')
  // Where nobody signs in all are one person.
  expect(await here(second, 'window-of-ben')).toMatchObject({
    here: [{ isYou: true }],
    entry: { lock: { who: 'window' } },
  })
  const taken = await second.ask('POST', at(uid, '/take-over'), { window: 'window-of-ben' })
  expect(taken.json.entry.lock.who).toBe('you')
  expect((await here(first, 'window-of-ana')).entry.lock.who).toBe('window')
  const said = { words: 'Look', place: 'title', anchor: '[]' }
  expect((await first.ask('POST', at(uid, '/comments'), said)).status).toBe(200)
  const { json } = await second.ask('GET', at(uid, '/comments'))
  expect(json.threads).toMatchObject([{ place: 'title', comments: [{ words: 'Look' }] }])
  for (const [studio, window] of [
    [first, 'window-of-ana'],
    [second, 'window-of-ben'],
  ] as const)
    await studio.ask('DELETE', '/api/here', { window })
  expect((await first.ask('POST', '/api/here', {})).json).toEqual({ here: [] })
}
