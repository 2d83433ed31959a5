import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AtriumServer } from '../http/connections/server.ts'
import { SupervisorLink } from './link.ts'
import type { FromServer } from './messages.ts'
import type { Answerers } from './peers.ts'

describe('a server under its supervisor', () => {
  let channel: EventEmitter & { send: (message: FromServer, onSent?: (error: Error | null) => void) => boolean }
  let said: FromServer[]
  let link: SupervisorLink
  const answerers = (given: Partial<Answerers>) => given as Answerers
  const hear = (message: unknown, handle?: unknown) => channel.emit('message', message, handle)
  beforeEach(() => {
    said = []
    channel = Object.assign(new EventEmitter(), { send: (message: FromServer) => said.push(message) > 0 })
    link = new SupervisorLink({ channel, count: 2, folder: 1, isFirst: true })
  })

  it('takes connections, and says so also of one whose client has gone', async () => {
    const take = vi.fn()
    await link.listener.open({ take } as unknown as AtriumServer)
    const socket = new Socket()
    hear({ kind: 'connection' }, socket)
    hear({ kind: 'connection' })
    expect(take.mock.calls).toEqual([[socket]])
    expect(said.map(({ kind }) => kind)).toEqual(['ready', 'taken', 'taken'])
  })

  it('works under a lock once it has it, and gives it back also after an error', async () => {
    const work = vi.fn(() => Promise.reject(new Error('torn')))
    const done = link.exclusively('content', work)
    expect([said, work.mock.calls.length]).toEqual([[{ kind: 'lock', id: 0, name: 'content' }], 0])
    hear({ kind: 'locked', id: 0 })
    await expect(done).rejects.toThrow('torn')
    expect(said.at(-1)).toEqual({ kind: 'unlock', id: 0 })
  })

  it('answers what was asked, also before it could, and what fails without an answer', async () => {
    hear({ kind: 'question', id: 3, question: { ask: 'resized', ids: ['jar'] } })
    expect(said).toEqual([])
    link.answer(answerers({ resized: ({ ids }) => ids.length, look: () => Promise.reject(new Error('no')) }))
    hear({ kind: 'question', id: 4, question: { ask: 'look' } })
    await expect.poll(() => said).toHaveLength(2)
    expect(said).toContainEqual({ kind: 'answer', id: 3, answer: 1 })
    expect(said).toContainEqual({ kind: 'answer', id: 4, answer: undefined })
  })

  it('leads once it is told to', () => {
    const begun: string[] = []
    link.lead(() => begun.push('early'))
    expect(begun).toEqual([])
    hear({ kind: 'lead' })
    link.lead(() => begun.push('late'))
    expect(begun).toEqual(['early', 'late'])
  })

  it('ends when its supervisor says so, or is gone, and then waits for nobody', async () => {
    const asked = link.ask({ ask: 'metrics' })
    channel.emit('disconnect')
    expect([await link.ended, await asked]).toEqual([true, []])
    const other = new SupervisorLink({ channel: new EventEmitter() as never, count: 2, folder: 1, isFirst: true })
    expect(await Promise.race([other.ended, Promise.resolve('not yet')])).toBe('not yet')
  })

  it('ends also while it waits for a lock, or wants one when its supervisor is gone already', async () => {
    const done: string[] = []
    void link.exclusively('content', async () => done.push('waited'))
    channel.emit('disconnect')
    await expect.poll(() => done).toEqual(['waited'])
    // As Node does: an error that nobody takes is thrown.
    const gone = new Error('Channel closed')
    channel.send = (_: FromServer, onSent?: (error: Error | null) => void) => {
      if (!onSent) throw gone
      queueMicrotask(() => onSent(gone))
      return false
    }
    void link.exclusively('assets', async () => done.push('came later'))
    void link.ask({ ask: 'metrics' }).then((answers) => done.push(...answers.map(String), 'asked'))
    await expect.poll(() => done.toSorted()).toEqual(['asked', 'came later', 'waited'])
  })

  it('leaves others be', () => {
    for (const message of [
      undefined,
      null,
      'stop',
      { kind: 'exit' },
      { kind: 'locked', id: 99 },
      { kind: 'answers', id: 9, answers: [] },
    ])
      hear(message)
    expect(said).toEqual([])
  })
})
