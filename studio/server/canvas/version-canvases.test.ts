import { expect, it } from 'vitest'
import type { Session } from '../guards/sessions.ts'
import { VersionCanvases } from './version-canvases.ts'

const sessionOf = (id: number) => ({ id }) as Session
const ref = { type: 'document', uid: 'a' }

it('two of each session are open, six in all: of more the one that was not used for longest ends', async () => {
  const open = new Set<number>()
  const laid: string[] = []
  let count = 0
  const canvases = new VersionCanvases(async () => {
    const id = ++count
    open.add(id)
    const put = async (_: string, uid: string) => laid.push(`${id} ${uid}`)
    return { put, drop: (uid: string) => laid.push(`${id} not ${uid}`), close: () => open.delete(id) } as never
  })
  for (const id of [1, 2, 3]) {
    await canvases.lay(sessionOf(id), 'before', ref, '')
    await canvases.lay(sessionOf(id), 'after', ref, '')
  }
  await canvases.lay(sessionOf(1), 'before', { ...ref, uid: 'b' }, '')
  expect(laid.slice(-2)).toEqual(['1 not a', '1 b'])
  await canvases.lay(sessionOf(4), 'before', ref, '')
  await expect.poll(() => [...open]).toEqual([1, 3, 4, 5, 6, 7])
  expect(canvases.of(sessionOf(1), 'after')).toBe(undefined)
  await canvases.end(sessionOf(2))
  expect([...open]).toEqual([1, 5, 6, 7])
  await canvases.close()
  expect(open.size).toBe(0)
})
