import { it } from 'vitest'
import { withServer } from '../browser/server.ts'
import { pageTypes } from '../pages/page-types.ts'
import { weigh } from '../pages/weight.ts'
import { measuredDemo } from './demo-site.ts'
import { MEASURED } from './measured-article.ts'
import { against, printTable } from './print.ts'

const kB = (bytes: number) => bytes / 1024

const content = measuredDemo()
const site = withServer({ content, environment: { LOG_LEVEL: 'warn' } })

it('Q-01 … Q-04 bytes and elements of each page type', async () => {
  const rows: string[][] = []
  for (const [name, path] of Object.entries({ 'article, 1,800 words': MEASURED, ...pageTypes })) {
    const { html, elements, css, sheets, loader, islands, waiting, fonts, fontFiles } = await weigh(site.origin, path)
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
})
