import type { Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { Dispatcher } from './dispatcher.ts'

describe('connections', () => {
  let sent: string[]
  let closed: string[]
  let dispatcher: Dispatcher<string>
  const connection = (name: string) =>
    ({ name, on: () => undefined, destroy: () => closed.push(name) }) as unknown as Socket
  const give = (...names: string[]) => names.forEach((name) => void dispatcher.give(connection(name)))
  beforeEach(() => {
    sent = []
    closed = []
    dispatcher = new Dispatcher((server, socket) =>
      sent.push(`${(socket as unknown as { name: string }).name} to ${server}`),
    )
    dispatcher.add('a')
    dispatcher.add('b')
  })

  it('go to the servers in turns', () => {
    for (const [index, server] of ['a', 'b', 'a', 'b'].entries()) {
      give(String(index))
      dispatcher.taken(server)
    }
    expect(sent).toEqual(['0 to a', '1 to b', '2 to a', '3 to b'])
    expect(closed).toEqual(['0', '1', '2', '3'])
  })

  it('pass by a server that is busy, and wait when all are', () => {
    give('1', '2', '3', '4')
    expect(sent).toEqual(['1 to a', '2 to b'])
    dispatcher.taken('b')
    dispatcher.taken('b')
    expect(sent.slice(2)).toEqual(['3 to b', '4 to b'])
  })

  it('wait while they are held, and go out when they are released', () => {
    const release = dispatcher.hold()
    give('1')
    dispatcher.taken('a')
    expect(sent).toEqual([])
    release()
    expect(sent).toEqual(['1 to a'])
  })

  it('that a server did not take before it died go to another', () => {
    give('1', '2', '3')
    dispatcher.taken('b')
    dispatcher.forget('a')
    dispatcher.taken('b')
    expect(sent).toEqual(['1 to a', '2 to b', '3 to b', '1 to b'])
    expect(closed).toEqual(['2', '3'])
  })

  it('no longer go to one that leaves, which still takes what was sent to it', () => {
    give('1')
    dispatcher.retire('a')
    dispatcher.taken('a')
    give('2', '3')
    dispatcher.taken('b')
    expect(sent).toEqual(['1 to a', '2 to b', '3 to b'])
    expect(closed).toEqual(['1', '2'])
  })

  it('that got lost on the way are sent again', () => {
    give('1')
    dispatcher.ponged('a', 0)
    expect(sent).toEqual(['1 to a'])
    dispatcher.pinged(1)
    dispatcher.ponged('a', 1)
    expect(sent).toEqual(['1 to a', '1 to b'])
  })

  it('all have a server before it is said so', async () => {
    let isIdle = false
    give('1', '2', '3')
    const idle = dispatcher.idle().then(() => {
      isIdle = true
    })
    for (const server of ['a', 'b']) {
      dispatcher.taken(server)
      await Promise.resolve()
      expect(isIdle).toBe(false)
    }
    dispatcher.taken('a')
    await idle
  })

  it('wait for a server where there is none', () => {
    dispatcher.forget('a')
    dispatcher.forget('b')
    give('1')
    expect(sent).toEqual([])
    dispatcher.add('c')
    expect(sent).toEqual(['1 to c'])
  })
})
