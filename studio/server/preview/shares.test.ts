import { temporaryFolder } from 'atrium/testing'
import { expect, it, onTestFinished } from 'vitest'
import { openStudioStore } from '../store/studio-store.ts'
import { MAX_OPEN, MAX_WRONG, Shares } from './shares.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const HOUR = 3_600_000
const start = Date.parse('2026-03-14T20:00:00Z')

function opened() {
  let at = start
  const now = () => new Date(at)
  const folder = temporaryFolder('shares')
  const open = () => {
    const store = openStudioStore({ folder, now, log })
    onTestFinished(() => store.close())
    return new Shares(store.shares, now)
  }
  const given = {
    personId: 'ana',
    person: 'Ana',
    until: start + HOUR,
    note: 'Board',
    entry: null,
    language: null,
    at: null,
  }
  return {
    open,
    given,
    wait(milliseconds: number) {
      at += milliseconds
    },
  }
}

it('is found by what it says alone, also by a studio that starts again, until its time is over', async () => {
  const { open, given, wait } = opened()
  const { share, token } = await open().make(given)
  const again = open()
  expect(await again.find(token, 'c', 'link')).toMatchObject({ share: { id: share.id, note: 'Board' } })
  const [id, secret] = token.split('.')
  for (const wrong of [
    `${Number(id) + 1}.${secret}`,
    `${id}.${secret?.toLowerCase()}x`,
    `${id}.${'a'.repeat(43)}`,
    secret,
    '',
  ])
    expect(await again.find(wrong as string, 'c', 'link')).toEqual({ refused: 'unknown' })
  expect(JSON.stringify(await again.list())).not.toContain(secret)
  wait(HOUR)
  expect(await again.find(token, 'c', 'cookie')).toEqual({ refused: 'unknown' })
  expect(await again.list()).toEqual([])
})

it('leads nowhere as soon as it is called back', async () => {
  const { open, given } = opened()
  const shares = open()
  const { share, token } = await shares.make(given)
  await shares.end(share.id)
  expect(await shares.find(token, 'c', 'cookie')).toEqual({ refused: 'unknown' })
})

it('is one of so many, and whoever guesses too often is not looked at', async () => {
  const { open, given, wait } = opened()
  const shares = open()
  const { token } = await shares.make({ ...given, until: start + 2 * HOUR })
  for (let number = 1; number < MAX_OPEN; number++) await shares.make(given)
  await expect(shares.make(given)).rejects.toMatchObject({ status: 409 })
  wait(HOUR)
  await expect(shares.make({ ...given, until: start + 2 * HOUR })).resolves.toMatchObject({ token: expect.any(String) })
  for (let turn = 0; turn < MAX_WRONG.link; turn++) await shares.find(`1.${'a'.repeat(43)}`, 'guesser', 'link')
  expect(await shares.find(token, 'guesser', 'link')).toEqual({ refused: 'too often' })
  expect(await shares.find(token, 'other', 'link')).toHaveProperty('share')
})
