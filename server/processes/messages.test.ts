import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FromServer, readFromServer, readToServer, type ToServer } from './messages.ts'

const fromServer: FromServer[] = [
  { kind: 'ready' },
  { kind: 'taken' },
  { kind: 'pong', ping: 3 },
  { kind: 'lock', id: 0, name: 'content' },
  { kind: 'ask', id: 1, question: { ask: 'purge', order: { tags: ['many'], paths: [], all: false } } },
  { kind: 'ask', id: 2, question: { ask: 'pictures', changed: [['ab', 10]] } },
  { kind: 'answer', id: 4, answer: [1, { a: null }] },
  { kind: 'answer', id: 5 },
]
const toServer: ToServer[] = [
  { kind: 'connection' },
  { kind: 'locked', id: 7 },
  { kind: 'question', id: 8, question: { ask: 'clock', to: 1_773_500_000_000 } },
  { kind: 'answers', id: 9, answers: [1, null] },
  { kind: 'stop' },
]

describe('messages between processes', () => {
  it('are read as they were sent', () => {
    for (const message of fromServer) expect(readFromServer(structuredClone(message))).toEqual(message)
    for (const message of toServer) expect(readToServer(structuredClone(message))).toEqual(message)
  })

  it('are left alone when they are others', () => {
    const others = [{ kind: 'ask', id: 1, question: { ask: 'sync' } }, { kind: 'pong', ping: 'x' }, { kind: 'exit' }]
    for (const other of [...others, null, 'ready', [], 1]) {
      expect(readFromServer(other)).toBeUndefined()
      expect(readToServer(other)).toBeUndefined()
    }
  })

  it('never throw, whatever comes', () => {
    const kinds = [...fromServer, ...toServer].map(({ kind }) => kind)
    const message = fc.oneof(
      fc.anything(),
      fc.record({ kind: fc.constantFrom(...kinds), id: fc.anything(), question: fc.anything(), ping: fc.anything() }),
    )
    fc.assert(
      fc.property(message, (given) => {
        for (const read of [readFromServer(given), readToServer(given)])
          expect(read === undefined || kinds.includes(read.kind)).toBe(true)
      }),
    )
  })
})
