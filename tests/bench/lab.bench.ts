import { it } from 'vitest'
import { getBrowser } from '../browser/browser.ts'
import { withServer } from '../browser/server.ts'
import { measuredDemo } from './demo-site.ts'
import { type Answered, filterCalendar } from './lab-filter.ts'
import { type Visit, visit } from './lab-visit.ts'
import { MEASURED } from './measured-article.ts'
import { against, median, printTable } from './print.ts'
import { report, worst } from './report.ts'

const ROUNDS = 5
/** Milliseconds from an input to the frame that follows on it. */
const NEXT_FRAME = 150
/** A page whose area is not installed answers 404 and is left out. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'article, 1,800 words': MEASURED,
  'article, long': '/news/the-jar-that-was-mended-twice',
  'news landing': '/news',
  exhibitions: '/exhibitions',
  exhibition: '/exhibitions/fire-earth-vessel',
  calendar: '/calendar',
  event: '/calendar/lantern-quartet-night-music',
  'what’s on': '/whats-on',
  'education listing': '/education/k-12-learning',
  search: '/search?q=owl',
}

const content = measuredDemo()
const site = withServer({ content, environment: { LOG_LEVEL: 'error' } })

it('Q-12 what a phone on slow 4G waits for', async () => {
  const browser = await getBrowser()
  const visits = new Map<string, Visit[]>()
  for (const [name, path] of Object.entries(PAGES)) {
    if ((await fetch(site.origin + path)).status !== 200) continue
    // Fills the server's caches: the page and the pictures it is shown with.
    await visit(browser, site.origin + path)
    visits.set(name, [])
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, own] of visits) own.push(await visit(browser, site.origin + (PAGES[name] as string)))
  const medians = [...visits].map(([name, own]) => {
    const of = (figure: 'lcp' | 'firstPaint' | 'cls' | 'blocked' | 'bytes') => median(own.map((one) => one[figure]))
    const largest = own[0]?.largest ?? ''
    return {
      name,
      largest,
      lcp: of('lcp'),
      paint: of('firstPaint'),
      cls: of('cls'),
      blocked: of('blocked'),
      bytes: of('bytes'),
    }
  })
  printTable(
    `A phone of 390 px, ${ROUNDS} visits each with an empty cache: 4 × slowed, 150 ms, 1,638 kbit/s (Q-12)`,
    ['page', 'first paint, ms', 'LCP, ms', 'CLS', 'blocked, ms', 'kB', 'largest'],
    medians.map(({ name, largest, lcp, paint, cls, blocked, bytes }) => [
      name,
      paint.toFixed(0),
      against(lcp, 1200),
      against(cls, 0.01, 3),
      against(blocked, 50),
      (bytes / 1024).toFixed(0),
      largest,
    ]),
  )
  const reference = `median of ${ROUNDS} visits; 390 px, 4 × slowed, 150 ms, 1,638 kbit/s`
  const line = (what: string, unit: string, target: number, of: (one: (typeof medians)[number]) => number) => {
    const [name, figure] = worst(medians.map((one) => [one.name, of(one)]))
    report({ id: 'Q-12', what: `${what}, worst: ${name}`, figure, unit, target, relation: '≤', reference })
  }
  line('largest contentful paint', 'ms', 1200, ({ lcp }) => lcp)
  line('cumulative layout shift', '', 0.01, ({ cls }) => cls)
  line('total blocking time', 'ms', 50, ({ blocked }) => blocked)
})

it.each([
  ['390 px', true],
  ['1440 px', false],
])('what follows on a filter of the calendar at %s', async (width, isPhone) => {
  const browser = await getBrowser()
  const rounds: Answered[][] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await filterCalendar(browser, `${site.origin}/calendar`, isPhone))
  const inputs = (rounds[0] ?? []).map(({ name }, index) => {
    const own = rounds.flatMap((round) => round[index] ?? [])
    const next = own.map((one) => one.next)
    const shown = own.flatMap((one) => one.shown ?? [])
    return { name, median: median(next), most: Math.max(...next), shown: median(shown) }
  })
  printTable(
    `Filters of the calendar at ${width}, ${ROUNDS} times: 4 × slowed, 150 ms, 1,638 kbit/s; milliseconds`,
    ['input', 'until the next frame', 'most', 'until the results'],
    inputs.map(({ name, median: usual, most, shown }) => [
      name,
      against(usual, NEXT_FRAME),
      most.toFixed(0),
      Number.isNaN(shown) ? '–' : shown.toFixed(0),
    ]),
  )
  const [name, figure] = worst(inputs.map((one) => [one.name, one.median]))
  report({
    ...{ id: 'Q-12', unit: 'ms', target: NEXT_FRAME, relation: '≤', figure },
    what: `a filter of the calendar at ${width} until the next frame, worst: ${name}`,
    reference: `median of ${ROUNDS}; 4 × slowed, 150 ms, 1,638 kbit/s`,
  })
})
