import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import publications from '../index.ts'

const settings = { journal: 'ellery-research-journal' }
const at = (path: string) => pageContext({ path, plugins: [publications], settings, routes: ['/:any*'] }).navigation()
const hrefs = async (path: string) => (await at(path))?.menus.map(({ items }) => items.map(({ href }) => href))

describe('the menus of the publisher', () => {
  it('NAV-028 leads authors and booksellers to their pages', async () => {
    expect(await hrefs('/publications')).toEqual([
      ['/publications/for-authors', '/publications/for-booksellers-media-educators'],
    ])
  })

  it('NAV-027 leads from the research journal to how one publishes in it, and to its policies', async () => {
    const journal = '/publications/ellery-research-journal'
    expect(await hrefs(journal)).toEqual([[`${journal}/publishing-in-the-journal`, `${journal}/journal-policies`]])
  })

  it.each([
    ['DOC-021', '/publications/ellery-research-journal/journal-policies', 'research-journal'],
    ['DOC-021 another journal has that of the publisher', '/publications/another-journal/policies', 'publications'],
    ['PPL-007', '/publications/editing/staff', 'publications'],
    ['the catalogue of all publications is no part of it', '/publications-reports', undefined],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await at(path))?.name).toBe(expected)
  })
})
