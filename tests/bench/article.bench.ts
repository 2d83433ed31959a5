import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../pages/temporary.ts'
import { openBuilt, requestFor } from './built.ts'
import { measuredDemo } from './demo-site.ts'
import { MEASURED } from './measured-article.ts'
import { against, median, ninetieth, printTable } from './print.ts'

const WARM_UP = 300
const ROUNDS = 40
const TIMES = 15

const content = measuredDemo()
const data = temporaryFolder('bench')

type Render = (element: ReactElement) => string

/**
 * Notes what React renders: the bare loop renders the very same roots. The site takes these functions over when it is
 * imported, so this comes first.
 */
function noteRoots() {
  const react = createRequire(import.meta.url)('react-dom/server') as Record<
    'renderToStaticMarkup' | 'renderToString',
    Render
  >
  let noted: (() => string)[] | undefined
  for (const name of ['renderToStaticMarkup', 'renderToString'] as const) {
    const render = react[name]
    react[name] = (element) => {
      noted?.push(() => render(element))
      return render(element)
    }
  }
  return async (work: () => Promise<unknown>) => {
    noted = []
    await work()
    const roots = noted
    noted = undefined
    return roots
  }
}

/** Milliseconds of processor time that one run takes, by a few at once: other work on the machine does not count. */
async function timeOf(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  for (let index = 0; index < TIMES; index++) await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / TIMES
}

it('Q-06 an uncached article against React rendering the same sections in a bare loop', async () => {
  const rootsOf = noteRoots()
  const site = await openBuilt(content, data)
  try {
    const respond = () => site.respond(requestFor(MEASURED))
    const answer = await respond()
    expect(answer.status).toBe(200)
    const roots = await rootsOf(respond)
    const bare = () => {
      for (const root of roots) root()
    }
    const works = { bare, respond, compress: () => promisify(gzip)(answer.body, { level: 1 }) }
    for (const work of Object.values(works)) for (let index = 0; index < WARM_UP; index++) await work()
    const times: Record<keyof typeof works, number[]> = { bare: [], respond: [], compress: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const name of Object.keys(works) as (keyof typeof works)[]) times[name].push(await timeOf(works[name]))
    const ratio = median(times.respond.map((time, round) => time / (times.bare[round] as number)))
    const row = (title: string, figures: number[]) => [title, median(figures).toFixed(3), ninetieth(figures).toFixed(3)]
    printTable(
      `Uncached article of 1,800 words, ${roots.length} React roots (Q-06)`,
      ['milliseconds of processor time', 'median', '90th'],
      [
        row('React alone, in a bare loop', times.bare),
        row('the whole answer', times.respond),
        ['ratio', against(ratio, 2, 2), ''],
        row('quick compression, apart', times.compress),
      ],
    )
  } finally {
    await site.close()
  }
})
