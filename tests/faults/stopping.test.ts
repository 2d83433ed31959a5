import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, startServer } from '../browser/index.ts'
import { isThorough, note } from './report/figures.ts'
import { askOnce } from './traffic.ts'

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

  it('loses none of clients that keep connecting, as far as they were let in', async () => {
    const content = contentDirectory(...pages)
    const stops = isThorough ? 20 : 4
    const [answers, lost] = [{ count: 0 }, [] as string[]]
    for (let stop = 0; stop < stops; stop++) {
      const site = await startServer({ content, environment: { LOG_LEVEL: 'warn' } })
      let isOver = false
      const client = async () => {
        while (!isOver) {
          const said = await askOnce(site.origin, '/page-1')
          if (said === 'refused') return
          if (said.startsWith('HTTP/1.1 200')) answers.count++
          else lost.push(said)
        }
      }
      const clients = Array.from({ length: 30 }, client)
      const before = answers.count
      await expect.poll(() => answers.count).toBeGreaterThan(before + 100)
      await site.stop()
      isOver = true
      await Promise.all(clients)
    }
    note(
      { what: 'stops', figure: stops },
      { what: 'answered', figure: answers.count },
      { what: 'lost', figure: lost.length, target: 0 },
    )
    expect(lost).toEqual([])
  })
})
