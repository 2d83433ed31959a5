import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../services/content/source/contentstack/api/service-error.ts'
import { Schedule } from '../../services/content/source/contentstack/schedule.ts'

type Answer = boolean | Error

/** A schedule whose syncs end as given, the last one again and again, and which notes its pauses instead of making them. */
function scheduled(answers: Answer[], { staged = [] as number[], random = 0.5 } = {}) {
  const log = rememberingLog()
  const pauses: number[] = []
  let syncs = 0
  let changes = 0
  let elapsed = 0
  const schedule = new Schedule({
    pollSeconds: 60,
    sync: async () => {
      const answer = answers[Math.min(syncs++, answers.length - 1)] as Answer
      if (answer instanceof Error) throw answer
      return answer
    },
    staged: () => staged[Math.min(syncs, staged.length - 1)] ?? 0,
    onChange: async () => {
      changes++
    },
    log,
    random: () => random,
    elapsed: () => elapsed,
    wait: async (milliseconds) => {
      if (milliseconds > 0) pauses.push(milliseconds)
      elapsed += milliseconds
    },
  })
  const attempts = async (count: number) => {
    const waits: { least: number; most: number }[] = []
    for (let attempt = 0; attempt < count; attempt++) {
      const wait = await schedule.attempt()
      elapsed += wait.most
      waits.push(wait)
    }
    return waits
  }
  return { schedule, attempts, log, pauses, counts: () => ({ syncs, changes }) }
}

const down = () => new ServiceError('unavailable', 'Contentstack answered 503.')

describe('when a stack is asked for changes', () => {
  it.each([
    [0, 48_000],
    [0.5, 60_000],
    [1, 72_000],
  ])('each interval, give or take a fifth: %d', async (random, most) => {
    const [wait] = await scheduled([false], { random }).attempts(1)
    expect(wait?.most).toBeCloseTo(most)
  })

  it('a service that is down for a day is asked ever less often, up to five minutes, and it is said once', async () => {
    const { attempts, log, schedule } = scheduled([...Array.from({ length: 300 }, down), false])
    const waits = await attempts(300)
    expect(waits.slice(0, 4).map(({ most }) => most)).toEqual([1000, 2000, 4000, 8000])
    expect(waits.slice(9).every(({ most }) => most === 300_000)).toBe(true)
    expect(waits.at(-1)?.least).toBe(5000)
    expect(log.messages).toEqual(['Contentstack answered 503. What was read before is served; it is tried again.'])
    expect(schedule.problem).toBe('Contentstack answered 503.')
    await attempts(1)
    expect(log.messages.at(-1)).toMatch(/^Contentstack answers again after \d{5} s\.$/)
    expect(schedule.problem).toBeNull()
  })

  it('it is known how often that failed, and for how long it has not succeeded', async () => {
    const { attempts, schedule } = scheduled([false, down(), down(), false], { random: 0.5 })
    await attempts(3)
    expect([schedule.failed, schedule.age]).toEqual([2, 63])
    await attempts(1)
    expect([schedule.failed, schedule.age]).toEqual([2, 60])
  })

  it('it is left alone as long as it asks for, and hints do not count meanwhile', async () => {
    const error = new ServiceError('limited', 'Too many.', { retryAfter: 90_000 })
    expect(await scheduled([error]).attempts(1)).toEqual([{ least: 90_000, most: 90_000 }])
  })

  it('another failure is said, too, and headway makes pauses short again', async () => {
    const wrong = new ServiceError('settings', 'Contentstack answered 412.')
    const { attempts, log } = scheduled([down(), down(), wrong, wrong], { staged: [0, 0, 0, 0, 3] })
    const waits = await attempts(4)
    expect(log.messages).toHaveLength(2)
    expect(waits.map(({ most }) => most)).toEqual([1000, 2000, 4000, 1000])
  })

  it('a change is taken up, and taken up again where that failed', async () => {
    const { attempts, counts } = scheduled([true, false])
    await attempts(2)
    expect(counts()).toEqual({ syncs: 2, changes: 1 })
  })

  it('a hint is passed on until it was heeded', async () => {
    const hints: boolean[] = []
    const schedule = new Schedule({
      pollSeconds: 60,
      sync: async (isHinted) => {
        hints.push(isHinted)
        if (hints.length === 2) throw down()
        return false
      },
      staged: () => 0,
      onChange: async () => undefined,
      log: rememberingLog(),
    })
    await schedule.attempt()
    schedule.hint()
    for (let attempt = 0; attempt < 3; attempt++) await schedule.attempt()
    expect(hints).toEqual([false, true, true, false])
  })

  it('hints that come while it is asked are one further question', async () => {
    const { schedule } = scheduled([false])
    let syncs = 0
    const log = rememberingLog()
    const hinted = new Schedule({
      pollSeconds: 60,
      sync: async () => {
        syncs++
        if (syncs === 1) for (let hint = 0; hint < 100; hint++) hinted.hint()
        return false
      },
      staged: () => 0,
      onChange: async () => undefined,
      log,
      wait: async (milliseconds) => {
        if (milliseconds > 0) hinted.stop()
      },
    })
    await hinted.run()
    schedule.stop()
    expect(syncs).toBe(2)
  })
})
