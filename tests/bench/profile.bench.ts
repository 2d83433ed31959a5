import { Session } from 'node:inspector/promises'
import { it } from 'vitest'
import { temporaryFolder } from '#engine/testing'
import { openBuilt, requestFor } from './built.ts'
import { measuredDemo } from './demo-site.ts'
import { MEASURED } from './measured-article.ts'
import { printTable } from './print.ts'

const WARM_UP = 500
const ANSWERS = 1500
const SHOWN = 30
/** Microseconds between two looks at what runs. */
const INTERVAL = 200

const content = measuredDemo()
const data = temporaryFolder('bench')

it('where the time of an uncached article goes', async () => {
  const site = await openBuilt(content, data)
  const session = new Session()
  session.connect()
  try {
    for (let index = 0; index < WARM_UP; index++) await site.respond(requestFor(MEASURED))
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL })
    await session.post('Profiler.start')
    for (let index = 0; index < ANSWERS; index++) await site.respond(requestFor(MEASURED))
    const { profile } = await session.post('Profiler.stop')
    const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
    const own = new Map<string, number>()
    const { samples = [], timeDeltas = [] } = profile
    for (const [index, id] of samples.entries()) {
      const name = names.get(id) as string
      if (name !== '(idle)') own.set(name, (own.get(name) ?? 0) + (timeDeltas[index] ?? 0))
    }
    const total = [...own.values()].reduce((sum, time) => sum + time, 0)
    const most = [...own].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
    printTable(
      `The uncached article: functions by the time they take themselves, of ${(total / ANSWERS / 1000).toFixed(2)} ms an answer`,
      ['function', 'µs', '%'],
      most.map(([name, time]) => [name, (time / ANSWERS).toFixed(1), ((time / total) * 100).toFixed(1)]),
    )
  } finally {
    session.disconnect()
    await site.close()
  }
})

/** Like `headOf chunks/site.mjs:120`: the function, and where the build has it. */
function nameOf({ functionName, url, lineNumber }: { functionName: string; url: string; lineNumber: number }): string {
  if (!url) return functionName
  return `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`
}
