import { defineNavigation } from 'atrium'
import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import provenance from '../index.ts'

const museum = defineNavigation({
  name: 'museum',
  title: 'Museum',
  paths: ['/museum'],
  menus: [{ items: ['/museum'] }],
})
const plugins = [provenance, { name: 'museum', navigation: [museum] }]
const at = (path: string) => pageContext({ path, plugins, routes: ['/:any*'] }).navigation()

const base = '/databases-tools-and-technologies/provenance'

describe('the menu of the provenance index', () => {
  it('NAV-032 leads to its pages, and to parts of its landing page', async () => {
    const items = (await at(base))?.menus.flatMap((menu) => menu.items)
    expect(items?.map(({ href }) => href)).toEqual([
      `${base}/#provenance-resources`,
      `${base}/whats-covered/`,
      `${base}/gpi-user-guide/`,
      `${base}/#user-guides-and-data`,
      `${base}/faqs`,
    ])
  })

  it.each([
    ['DOC-022', `${base}/faqs`, 'provenance-index'],
    ['DOC-032 the second segment before the first', '/museum/provenance', 'provenance-index'],
    ['DOC-026', '/museum/mission-history', 'museum'],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await at(path))?.name).toBe(expected)
  })
})
