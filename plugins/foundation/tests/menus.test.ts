import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import foundation from '../index.ts'

const at = (path: string) => pageContext({ path, plugins: [foundation], routes: ['/:any*'] }).navigation()
const hrefs = async (path: string) => (await at(path))?.menus.map(({ items }) => items.map(({ href }) => href))
const under = (base: string, pages: string) => [pages.split(' ').map((page) => `${base}/${page}/`)]

describe('the menus of the foundation', () => {
  it('NAV-025 lead to the pages of the foundation', async () => {
    expect(await hrefs('/foundation')).toEqual(under('/foundation', 'funding-areas mission-history staff faqs'))
  })

  it('NAV-026 lead to what is paid for', async () => {
    const pages = 'opportunities residential-grants grants-database impact-reports'
    expect(await hrefs('/funding')).toEqual(under('/funding', pages))
  })

  it.each([
    ['DOC-024', '/foundation/faqs', 'foundation'],
    ['PPL-007', '/funding/grants-database', 'funding'],
    ['DOC-032 no other segment than the first counts', '/about/foundation', undefined],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await at(path))?.name).toBe(expected)
  })
})
