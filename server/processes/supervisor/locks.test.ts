import { beforeEach, describe, expect, it } from 'vitest'
import { Locks } from './locks.ts'

describe('locks', () => {
  let granted: [string, number][]
  let locks: Locks<string>
  beforeEach(() => {
    granted = []
    locks = new Locks((owner, id) => granted.push([owner, id]))
  })

  it('are given to one at a time, in the order in which they were asked for', () => {
    locks.lock('a', 1, 'content')
    locks.lock('b', 1, 'content')
    locks.lock('c', 5, 'content')
    expect(granted).toEqual([['a', 1]])
    locks.unlock('a', 1)
    locks.unlock('b', 1)
    expect(granted).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 5],
    ])
  })

  it('of different names do not wait for each other', () => {
    locks.lock('a', 1, 'content')
    locks.lock('b', 2, 'picture 7')
    expect(granted).toHaveLength(2)
  })

  it('of one that has died pass on, and it gets none that it waited for', () => {
    locks.lock('a', 1, 'content')
    locks.lock('b', 2, 'content')
    locks.lock('a', 3, 'content')
    locks.lock('c', 4, 'content')
    locks.forget('a')
    locks.unlock('b', 2)
    expect(granted).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 4],
    ])
  })

  it('cannot be given back by another', () => {
    locks.lock('a', 1, 'content')
    locks.lock('b', 1, 'content')
    locks.unlock('c', 1)
    locks.unlock('b', 1)
    expect(granted).toEqual([['a', 1]])
  })
})
