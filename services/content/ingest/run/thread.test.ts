import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog, temporaryFolder, testInstitution } from 'atrium/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentThread } from './thread.ts'

/** A program that notes each of its beginnings, and answers orders with their day. */
function ingesterOver(isAtHand: boolean, first = '', isSpent = false) {
  const folder = temporaryFolder('thread')
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { readdirSync, writeFileSync } from 'node:fs'
     import { parentPort } from 'node:worker_threads'
     const number = readdirSync(${JSON.stringify(folder)}).length
     writeFileSync(${JSON.stringify(folder)} + '/begun-' + number, '')
     if (number === 1) { ${first} }
     parentPort.on('message', (order) =>
       order ? parentPort.postMessage({ kind: 'result', result: { today: order.today, number }, isSpent: ${isSpent} })
         : parentPort.close())`,
  )
  const log = rememberingLog()
  const given = { contentDir: folder, dataDir: folder, institution: testInstitution, sourceHash: '', log }
  const options = { ...given, today: () => '2026-03-14', now: () => new Date('2026-03-14T20:00:00Z') }
  const thread = contentThread(program)
  const ingester = thread.ingester(options, isAtHand)
  onTestFinished(ingester.close)
  const begun = () => readdirSync(folder).length - 1
  const hasBegun = (number: number) => existsSync(join(folder, `begun-${number}`))
  const inSpanish = () => thread.ingester({ ...options, dataDir: join(folder, 'es') })
  return { ...ingester, log, begun, hasBegun, inSpanish }
}

describe('a thread that ingests', () => {
  it('is begun for a run, stays for the next ones, and ends when there has been none for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { run, begun } = ingesterOver(false)
    expect(begun()).toBe(0)
    for (let times = 0; times < 3; times++) {
      expect(await run()).toEqual({ today: '2026-03-14', number: 1 })
      vi.advanceTimersByTime(599_000)
    }
    vi.advanceTimersByTime(1000)
    expect(await run()).toEqual({ today: '2026-03-14', number: 2 })
  })

  it('is one for all languages, which take their turns, and ends with the last of them', async () => {
    const { run, close, inSpanish } = ingesterOver(false)
    const spanish = inSpanish()
    expect(await Promise.all([run(), spanish.run()])).toMatchObject([{ number: 1 }, { number: 1 }])
    close()
    expect(await spanish.run()).toMatchObject({ number: 1 })
    spanish.close()
    const again = inSpanish()
    onTestFinished(again.close)
    expect(await again.run()).toMatchObject({ number: 2 })
  })

  it('ends soon after what a start waited for: the memory that it took is given back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { run } = ingesterOver(false)
    expect(await run({ isAwaited: true })).toMatchObject({ number: 1 })
    expect(await run({ isAwaited: true })).toMatchObject({ number: 1 })
    vi.advanceTimersByTime(2000)
    expect(await run()).toMatchObject({ number: 2 })
  })

  it('may be kept at hand: it is there before anybody asks', async () => {
    const { run, hasBegun } = ingesterOver(true)
    await expect.poll(() => hasBegun(1)).toBe(true)
    for (let times = 0; times < 3; times++) expect(await run()).toEqual({ today: '2026-03-14', number: 1 })
  })

  it.each([true, false])(
    'gives way to another one when it has given way to visitors (at hand: %s)',
    async (isAtHand) => {
      const { run, begun, hasBegun } = ingesterOver(isAtHand, '', true)
      expect(await run()).toMatchObject({ number: 1 })
      if (isAtHand) await expect.poll(() => hasBegun(2)).toBe(true)
      else expect(begun()).toBe(1)
      expect(await run()).toMatchObject({ number: 2 })
    },
  )

  it.each(['process.exit(3)', 'throw new Error("no luck")'])(
    'costs no run where it ends before one: %s',
    async (fault) => {
      const { run, log, hasBegun } = ingesterOver(true, fault)
      await expect.poll(() => hasBegun(1)).toBe(true)
      await expect.poll(() => run().catch(() => undefined)).toMatchObject({ today: '2026-03-14' })
      expect(log.messages.length).toBeLessThanOrEqual(1)
    },
  )
})
