import { Session } from 'node:inspector/promises'
import { it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { calendarOf } from '../pages/large-calendar.ts'
import { openBuilt, requestFor } from './built.ts'
import { measuredDemo } from './demo-site.ts'
import { MEASURED } from './measured-article.ts'
import { printTable } from './print.ts'
import { ARTICLES, articlePath, articlesOf, authorOf, workingSet } from './working-set.ts'

const SHOWN = 40
/** Microseconds between two looks at what runs. */
const INTERVAL = 200

type Site = Awaited<ReturnType<typeof openBuilt>>

interface Case {
  what: string
  content: () => string
  answers: number
  /** Makes the answer of a number; those of the first half are not counted. */
  answer: (site: Site, index: number) => Promise<unknown>
}

const show = (path: string) => (site: Site) => site.respond(requestFor(path))

/** An author of a working set is published before every sixteenth answer, and the articles are their own. */
async function afterAuthor(site: Site, index: number): Promise<void> {
  const uid = authorOf(Math.floor(index / 16))
  const touched = articlesOf(new Set([uid]))
  if (index % 16 === 0)
    site.changed([{ uid, contentType: 'author', before: null, after: null, paths: [], revision: 1 }])
  await site.respond(requestFor(articlePath(touched[(index % 16) % touched.length] as number)))
}

const cases: Case[] = [
  {
    what: 'an article never shown before',
    content: workingSet,
    answers: ARTICLES / 2,
    answer: (site, index) => site.respond(requestFor(articlePath(index))),
  },
  { what: 'an uncached article', content: measuredDemo, answers: 1500, answer: show(MEASURED) },
  { what: 'the uncached calendar', content: () => calendarOf(500), answers: 500, answer: show('/calendar') },
  { what: 'an article after its author was published', content: workingSet, answers: 1600, answer: afterAuthor },
]

it.each(cases)('where the time of $what goes', async ({ what, content, answers, answer }) => {
  const site = await openBuilt(content(), temporaryFolder('bench'))
  const session = new Session()
  session.connect()
  try {
    for (let index = 0; index < answers; index++) await answer(site, index)
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL })
    await session.post('Profiler.start')
    for (let index = answers; index < 2 * answers; index++) await answer(site, index)
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
      `${what[0]?.toUpperCase()}${what.slice(1)}: functions by the time they take themselves, of ${(total / answers / 1000).toFixed(2)} ms an answer`,
      ['function', 'µs', '%'],
      most.map(([name, time]) => [name, (time / answers).toFixed(1), ((time / total) * 100).toFixed(1)]),
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
