import { it } from 'vitest'
import { withServer } from '../browser/server.ts'
import { pageTypes } from '../pages/page-types.ts'
import { type Weight, weigh } from '../pages/weight.ts'
import { measuredDemo } from './demo-site.ts'
import { MEASURED } from './measured-article.ts'
import { against, printTable } from './print.ts'
import { report, worst } from './report.ts'

const kB = (bytes: number) => bytes / 1024

/** Each budget counts for every page type. */
const BUDGETS: readonly [id: string, what: string, unit: string, target: number, of: (weight: Weight) => number][] = [
  ['Q-01', 'loader', 'kB', 1, ({ loader }) => kB(loader)],
  ['Q-01', 'scripts before anything is touched', '', 1, ({ scripts }) => scripts],
  ['Q-02', 'scripts with islands', 'kB', 75, ({ loader, islands }) => kB(loader + islands)],
  ['Q-02', 'scripts on a tap', 'kB', 40, ({ waiting }) => kB(waiting)],
  ['Q-03', 'styles', 'kB', 12, ({ css }) => kB(css)],
  ['Q-03', 'style sheets', '', 2, ({ sheets }) => sheets],
  ['Q-03', 'fonts', 'kB', 100, ({ fonts }) => kB(fonts)],
  ['Q-03', 'preloaded fonts', '', 2, ({ fontFiles }) => fontFiles],
  ['Q-04', 'HTML', 'kB', 16, ({ html }) => kB(html)],
  ['Q-04', 'elements', '', 1000, ({ elements }) => elements],
]

const content = measuredDemo()
const site = withServer({ content, environment: { LOG_LEVEL: 'warn' } })

it('Q-01 … Q-04 bytes and elements of each page type', async () => {
  const rows: string[][] = []
  const weights = new Map<string, Weight>()
  for (const [name, path] of Object.entries({ 'article, 1,800 words': MEASURED, ...pageTypes })) {
    const weight = await weigh(site.origin, path)
    weights.set(name, weight)
    const { html, elements, css, sheets, loader, islands, waiting, fonts, fontFiles } = weight
    rows.push([
      name,
      against(kB(html), 16, 1),
      against(elements, 1000),
      `${against(kB(css), 12, 1)} in ${sheets}`,
      against(kB(loader), 1, 2),
      islands > 0 ? against(kB(loader + islands), 75, 1) : '–',
      waiting > 0 ? against(kB(waiting), 40, 1) : '–',
      `${against(kB(fonts), 100, 1)} in ${fontFiles}`,
    ])
  }
  printTable(
    'What a page loads, in kB of gzip beside its budget (Q-01 loader, Q-02 islands, Q-03 styles and fonts, Q-04 HTML)',
    ['page type', 'HTML', 'elements', 'styles', 'loader', 'with islands', 'on a tap', 'fonts'],
    rows,
  )
  const opened: Record<string, number> = Object.assign({}, ...[...weights.values()].map((weight) => weight.opened))
  printTable(
    'What comes when something is opened, in kB of gzip (Q-02: 40 each, 90 for the viewer of one picture)',
    ['fetched by', 'kB'],
    Object.entries(opened).map(([name, bytes]) => [name, kB(bytes).toFixed(1)]),
  )
  for (const [id, what, unit, target, of] of BUDGETS) {
    const [name, figure] = worst([...weights].map(([name, weight]) => [name, of(weight)]))
    const where = figure > 0 ? `${what}, most: ${name}` : what
    const reference = `${weights.size} page types, gzip at its best`
    report({ id, what: where, figure, unit, target, relation: '≤', reference })
  }
})
