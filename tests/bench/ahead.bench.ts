import type { Page } from 'playwright'
import { it } from 'vitest'
import { getBrowser } from '../browser/browser.ts'
import { withServer } from '../browser/server.ts'
import { measuredDemo } from './demo-site.ts'
import { noted, observe, SLOWDOWN, type Visit } from './lab-visit.ts'
import { median, printTable } from './print.ts'
import { report } from './report.ts'
import { slowLine } from './slow-line.ts'

const ROUNDS = 5
/** Milliseconds that a pointer rests on a link before it is clicked. */
const POINTING = 400
/** Milliseconds after which a page is taken for finished. */
const QUIET = 1000

/** From a page to the first one of these addresses that it links to. */
const WAYS: readonly (readonly [what: string, from: string, to: string])[] = [
  ['news to an article', '/news', '^/news/[a-z]+-[a-z-]+$'],
  ['exhibitions to an exhibition', '/exhibitions', '^/exhibitions/[a-z-]+$'],
  ['calendar to an event', '/calendar', '^/calendar/[a-z]+-[a-z-]+$'],
  ['home to the visit', '/', '^/visit$'],
]

const site = withServer({ content: measuredDemo(), environment: { LOG_LEVEL: 'error' } })

/** Points at the link, clicks it, and waits until nothing more happens. */
async function follow(page: Page, origin: string, from: string, to: string) {
  await page.goto(origin + from, { waitUntil: 'networkidle' })
  const index = await page.evaluate(findLink, to)
  const link = page.locator('a[href]').nth(index)
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(POINTING)
  const before = page.url()
  await link.click()
  await page.waitForURL((url) => url.href !== before, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET)
  return noted(page)
}

/** Runs in the page. */
function findLink(pattern: string): number {
  const address = new RegExp(pattern)
  return [...document.querySelectorAll('a[href]')].findIndex(
    (link) => address.test(link.getAttribute('href') ?? '') && link.closest('main, header') && link.checkVisibility(),
  )
}

it('Q-12 what fetching pages ahead gains on slow 4G', async () => {
  const lines = {
    ahead: await slowLine(site.origin),
    // A browser that does not know the header line fetches nothing ahead.
    none: await slowLine(site.origin, (text) => text.replace('speculation-rules:', 'speculation-rulez:')),
  }
  const browser = await getBrowser()
  const rows: string[][] = []
  for (const [what, from, to] of WAYS) {
    const seen: Record<keyof typeof lines, Pick<Visit, 'firstPaint' | 'lcp'>[]> = { none: [], ahead: [] }
    for (let round = 0; round <= ROUNDS; round++)
      for (const way of ['none', 'ahead'] as const) {
        const window = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
        try {
          const page = await window.newPage()
          await page.addInitScript(observe)
          await (await window.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
          const one = await follow(page, lines[way].origin, from, to)
          // The first fills the caches of the server.
          if (round > 0) seen[way].push(one)
        } finally {
          await window.close()
        }
      }
    const figures = (['none', 'ahead'] as const).flatMap((way) => [
      median(seen[way].map(({ firstPaint }) => firstPaint)),
      median(seen[way].map(({ lcp }) => lcp)),
    ])
    rows.push([what, ...figures.map((figure) => figure.toFixed(0))])
    report({
      id: 'Q-12',
      what: `largest contentful paint from ${what}, fetched ahead`,
      figure: figures[3] as number,
      unit: 'ms',
      target: null,
      relation: '≤',
      reference: `${figures[1]?.toFixed(0)} ms where nothing is; 1,440 px, 4 × slowed, 150 ms, 1,638 kbit/s`,
    })
  }
  for (const { stop } of Object.values(lines)) stop()
  printTable(
    `A link that is pointed at for ${POINTING} ms and clicked, ${ROUNDS} times: milliseconds from the click; 4 × slowed, 150 ms, 1,638 kbit/s`,
    ['', 'first paint', 'LCP', 'fetched ahead: first paint', 'LCP'],
    rows,
  )
})
