import { expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing'
import { openBuilt, requestFor } from './built.ts'
import { against, printTable } from './print.ts'
import { noteRoots, type Root, timeOf } from './react-alone.ts'
import { report } from './report.ts'
import { ARTICLES, articlePath, authorOf, LONG_EVERY, workingSet } from './working-set.ts'

const ROUNDS = 3
const all = Array.from({ length: ARTICLES }, (_, index) => index)
const long = all.filter((index) => index % LONG_EVERY === 0)

it('Q-06 a thousand articles in turn, each with pictures of its own, against React alone', async () => {
  const rendered = noteRoots()
  const content = workingSet()
  const site = await openBuilt(content, temporaryFolder('working-set'))
  const rows: string[][] = []
  const figures = new Map<string, number>()
  try {
    const answer = async (index: number) => {
      const { status } = await site.respond(requestFor(articlePath(index)))
      if (status !== 200) throw new Error(`${articlePath(index)} answers ${status}`)
    }
    const inTurn = async (which: readonly number[]) => {
      for (const index of which) await answer(index)
    }
    const roots = new Map<number, Root[]>()
    const bareTime = (which: readonly number[]) =>
      timeOf(() => {
        for (const index of which) for (const root of roots.get(index) ?? []) root()
      })
    const note = (what: string, own: number, bare: number, pages: number, target: number) => {
      const ratio = own / bare
      rows.push([what, (bare / pages).toFixed(2), (own / pages).toFixed(2), against(ratio, target, 2)])
      figures.set(what, ratio)
      const reference = 'React rendering the same sections in a bare loop, processor time'
      report({ id: 'Q-06', what, figure: ratio, unit: 'ratio', target, relation: '≤', reference })
    }
    for (const path of ['/', '/news', '/calendar']) await site.respond(requestFor(path))
    rendered()
    let first = 0
    for (const index of all) {
      first += await timeOf(() => answer(index))
      roots.set(index, rendered())
    }
    expect(roots.get(0)?.length).toBeGreaterThan(20)
    await bareTime(all)
    note('1,000 articles, never shown before', first, await bareTime(all), ARTICLES, 4)
    for (const [what, which] of [
      ['100 long articles of 1,000 in turn', long],
      ['1,000 articles in turn', all],
    ] as const) {
      await inTurn(which)
      let own = 0
      let bare = 0
      for (let round = 0; round < ROUNDS; round++) {
        own += await timeOf(() => inTurn(which))
        rendered()
        bare += await bareTime(which)
      }
      note(what, own, bare, which.length * ROUNDS, 2)
    }
    const touched = all.filter((index) => [index, index * 31 + 1].some((of) => authorOf(of) === authorOf(3)))
    const author = { uid: authorOf(3), contentType: 'author', before: null, after: null, paths: [], revision: 1 }
    site.changed([author] as never)
    const own = await timeOf(() => inTurn(touched))
    rendered()
    note('its articles after one author was published', own, await bareTime(touched), touched.length, 2)
    const memory = process.memoryUsage()
    rows.push(['memory of the process, MB', '', (memory.rss / 1e6).toFixed(0), ''])
    printTable(
      'A working set of 1,000 articles, no page cache',
      ['milliseconds a page', 'React', 'whole', 'ratio'],
      rows,
    )
  } finally {
    await site.close()
  }
})
