import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { createDependencies } from '#engine/content/dependencies.ts'
import { createAskService } from '#engine/service/ask-service.ts'

const now = new Date('2026-03-14T17:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

describe('a page that asks a service itself', () => {
  const asking = () => {
    const [log, dependencies] = [rememberingLog(), createDependencies()]
    return { log, dependencies, ask: createAskService({ log, now: () => now, dependencies }) }
  }

  it('is made again a quarter of an hour after the answer', async () => {
    const { ask, dependencies } = asking()
    expect(await ask(async () => 'clear sky', {}, 'The sky is left out')).toBe('clear sky')
    expect(dependencies.renewal).toEqual(minutes(15))
  })

  it('Q-20 stands without what a failing service would say, and is made again a minute later', async () => {
    const { ask, dependencies, log } = asking()
    const failing = async () => {
      throw new Error('No answer.')
    }
    expect(await ask(failing, {}, 'The sky is left out')).toBeUndefined()
    expect(dependencies.renewal).toEqual(minutes(1))
    expect(log.lines).toMatchObject([{ level: 'error', message: 'The sky is left out: No answer.' }])
  })
})
