import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, startServer } from '../browser/index.ts'
import { note } from './report/figures.ts'

const pages = Array.from({ length: 20 }, (_, index) =>
  documentEntry(`page-${index}`, `Words of page ${index}. `.repeat(100)),
)

describe('Q-25 SIGTERM under load', () => {
  it('loses no request that was accepted', async () => {
    const site = await startServer({
      content: contentDirectory(...pages),
      environment: { SHUTDOWN_DELAY: '5', LOG_LEVEL: 'warn' },
    })
    let answered = 0
    let ready = true
    const lost: string[] = []
    const visit = async (visitor: number) => {
      for (let index = visitor; ready; index++)
        try {
          const answer = await fetch(`${site.origin}/${index % 3 === 0 ? `missing-${index}` : `page-${index % 20}`}`)
          await answer.text()
          if (answer.status >= 500) lost.push(`status ${answer.status}`)
          answered++
        } catch (error) {
          lost.push(String((error as Error).cause ?? error))
        }
    }
    // Sends visitors elsewhere as soon as the process says that it is not ready, as a load balancer does.
    const balance = async () => {
      while (ready) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        ready = (await fetch(`${site.origin}/readyz`)).ok
      }
    }
    const traffic = [balance(), ...Array.from({ length: 20 }, (_, visitor) => visit(visitor))]
    await expect.poll(() => answered).toBeGreaterThan(200)
    const before = answered
    const code = await site.stop()
    await Promise.all(traffic)
    note(
      { what: 'answered', figure: answered },
      { what: 'of these after the signal', figure: answered - before },
      { what: 'lost', figure: lost.length, target: 0 },
    )
    expect(answered).toBeGreaterThan(before)
    expect(lost).toEqual([])
    expect(code).toBe(0)
  })
})
