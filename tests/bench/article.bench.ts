import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { openBuilt, requestFor } from './built.ts'
import { measuredDemo } from './demo-site.ts'
import { measuredCopy } from './measured-article.ts'
import { against, median, ninetieth, printTable } from './print.ts'
import { noteSections, timeOf } from './react-alone.ts'
import { report } from './report.ts'

const WARM_UP = 300
const ROUNDS = 40
const TIMES = 15

const content = measuredDemo(ROUNDS * TIMES)
const data = temporaryFolder('bench')

const times = async (count: number, work: (index: number) => unknown) => {
  for (let index = 0; index < count; index++) await work(index)
}

it('Q-06 an uncached article against React rendering the same sections in a bare loop', async () => {
  const rendered = await noteSections()
  const site = await openBuilt(content, data)
  try {
    const answer = (copy: number) => site.respond(requestFor(measuredCopy(copy)))
    await answer(1)
    // What is remembered of equal sections is not rendered.
    site.forget()
    rendered()
    const { status, body } = await answer(0)
    const roots = rendered()
    expect(status).toBe(200)
    expect(roots.length).toBeGreaterThan(14)
    const bare = (own: typeof roots) => {
      for (const root of own) root()
    }
    const compress = () => promisify(gzip)(body, { level: 1 })
    for (const work of [() => bare(roots), () => answer(0), compress]) await times(WARM_UP, work)
    rendered()
    const figures = { bare: [], again: [], first: [], itsBare: [], compress: [] } as Record<string, number[]>
    const add = async (name: string, work: (index: number) => unknown) =>
      figures[name]?.push((await timeOf(() => times(TIMES, work))) / TIMES)
    for (let round = 0; round < ROUNDS; round++) {
      await add('bare', () => bare(roots))
      await add('again', () => answer(0))
      rendered()
      await add('first', (index) => answer(1 + round * TIMES + index))
      const own = rendered()
      const all = await timeOf(() => bare(own))
      figures.itsBare?.push(all / TIMES)
      await add('compress', compress)
    }
    const ratioOf = (one: string, other: string) =>
      median((figures[one] ?? []).map((time, round) => time / (figures[other]?.[round] as number)))
    const row = (title: string, name: string) => {
      const own = figures[name] ?? []
      return [title, median(own).toFixed(3), ninetieth(own).toFixed(3)]
    }
    const again = ratioOf('again', 'bare')
    const first = ratioOf('first', 'itsBare')
    printTable(
      `Uncached article of 1,800 words, ${roots.length} React roots (Q-06)`,
      ['milliseconds of processor time', 'median', '90th'],
      [
        row('React alone, in a bare loop', 'bare'),
        row('the whole answer, made again: unchanged sections are remembered', 'again'),
        ['ratio', against(again, 2, 2), ''],
        row('React alone, articles never shown before', 'itsBare'),
        row('the whole answer, articles never shown before', 'first'),
        ['ratio', first.toFixed(2), ''],
        row('quick compression, apart', 'compress'),
      ],
    )
    const reference = 'React rendering the same sections in a bare loop; median of paired rounds, processor time'
    const line = { id: 'Q-06', unit: 'ratio', relation: '≤', reference } as const
    report({ ...line, what: 'uncached article, made again', figure: again, target: 2 })
    report({ ...line, what: 'uncached article, never shown before', figure: first, target: 2 })
    report({
      ...line,
      what: 'its quick compression, apart',
      figure: median(figures.compress ?? []),
      unit: 'ms',
      target: null,
      reference: 'gzip level 1, processor time',
    })
  } finally {
    await site.close()
  }
})
