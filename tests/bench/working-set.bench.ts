import { expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { openBuilt, requestFor } from './built.ts'
import { against, printTable } from './print.ts'
import { noteSections, type Root, timeOf } from './react-alone.ts'
import { report } from './report.ts'
import { ARTICLES, articlePath, articlesOf, authorOf, LONG_EVERY, workingSet } from './working-set.ts'

const ROUNDS = 3
const ALONE = 'React rendering the same sections in a bare loop, processor time'
/** Authors that are published, one after the other. */
const PUBLISHED = 20
const all = Array.from({ length: ARTICLES }, (_, index) => index)
const long = all.filter((index) => index % LONG_EVERY === 0)

it('Q-06 a thousand articles in turn, each with pictures of its own, against React alone', async () => {
  const rendered = await noteSections()
  const content = workingSet()
  const site = await openBuilt(content, temporaryFolder('working-set'))
  const rows: string[][] = []
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
    const note = (what: string, own: number, bare: number, pages: number, target: number, reference = ALONE) => {
      const ratio = own / bare
      rows.push([what, (bare / pages).toFixed(2), (own / pages).toFixed(2), against(ratio, target, 2)])
      report({ id: 'Q-06', what, figure: ratio, unit: 'ratio', target, relation: '≤', reference })
    }
    for (const path of ['/', '/news', '/calendar']) await site.respond(requestFor(path))
    rendered()
    let first = 0
    let reactFirst = 0
    for (const index of all) {
      first += await timeOf(() => answer(index))
      const noted = rendered()
      roots.set(index, noted)
      reactFirst += noted.time
    }
    expect(roots.get(0)?.length).toBeGreaterThan(20)
    await bareTime(all)
    const bareFirst = await bareTime(all)
    note('1,000 articles, never shown before', first, bareFirst, ARTICLES, 4)
    note('of that React, rendering what it never rendered before', reactFirst, bareFirst, ARTICLES, 4)
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
    let own = 0
    let react = 0
    let bare = 0
    let pages = 0
    for (let author = 0; author < PUBLISHED; author++) {
      const uid = authorOf(author)
      const touched = articlesOf(new Set([uid]))
      site.changed([{ uid, contentType: 'author', before: null, after: null, paths: [], revision: 1 }])
      own += await timeOf(() => inTurn(touched))
      react += rendered().time
      bare += await bareTime(touched)
      pages += touched.length
    }
    note('its articles after one author was published', own, bare, pages, 2)
    note('of that React, rendering what says something else now', react, bare, pages, 2)
    printTable(
      'A working set of 1,000 articles, no page cache',
      ['milliseconds a page', 'React', 'whole', 'ratio'],
      rows,
    )
  } finally {
    await site.close()
  }
})
