import { expect, it } from 'vitest'
import { withServer } from '../browser/server.ts'
import { editEntry } from '../pages/edit.ts'
import { sitemapPaths } from '../pages/links.ts'
import { measuredDemo } from './demo-site.ts'
import { printTable } from './print.ts'
import { report } from './report.ts'

const SECRET = 'long enough a secret'

const content = measuredDemo()
const site = withServer({ content, environment: { LOG_LEVEL: 'warn', CONTENT_SECRET: SECRET } })

it('Q-11 pages made again after one author was published', async () => {
  const text = async (path: string) => (await fetch(site.origin + path)).text()
  const renders = () => site.metric('atrium_page_renders_total')
  const pages = new Map<string, string>()
  for (const path of await sitemapPaths(site.origin)) pages.set(path, await text(path))
  const before = await renders()
  editEntry(content, 'author', 'author_mara_quill', (entry) => ({ ...entry, display_name: 'Mara Quill-Hart' }))
  const headers = { authorization: `Bearer ${SECRET}` }
  expect((await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })).status).toBe(200)
  const changed: string[] = []
  for (const [path, html] of pages) if ((await text(path)) !== html) changed.push(path)
  const made = (await renders()) - before
  expect(changed).toContain('/author/mara-quill')
  printTable(
    'After one author was published (Q-11)',
    ['', 'pages'],
    [
      ['in all', pages.size],
      ['showing the author', changed.length],
      ['made again', made],
    ],
  )
  report({
    id: 'Q-11',
    what: `pages made again of ${pages.size} after one author was published`,
    figure: made,
    unit: '',
    target: changed.length,
    relation: '≤',
    reference: 'pages that look different afterwards',
  })
})
