import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import research from '../index.ts'

const tools = { title: 'Research tools', href: 'https://tools.example.org' }
const at = (path: string, settings: object = { 'menuLinks.researchTools': tools }) =>
  pageContext({ path, plugins: [research], routes: ['/:any*'], settings }).navigation()
const hrefs = async (...where: Parameters<typeof at>) =>
  (await at(...where))?.menus.map(({ items }) => items.map(({ href }) => href))

const library = '/research-conservation/library'
const pages =
  'about reader-registration special-collections-use-policies circulation-policy interlibrary-loan reference-assistance-for-conservation-professionals reproductions-permissions faqs'
const own = pages.split(' ').map((page) => `${library}/${page}`)

describe('the menus of the research institute', () => {
  it('NAV-029 NAV-030 lead to the pages of the library, and to tools elsewhere', async () => {
    expect(await hrefs(library)).toEqual([[...own, tools.href]])
  })

  it('NAV-002 lead nowhere else without a configured target', async () => {
    expect(await hrefs(library, {})).toEqual([own])
  })

  it('NAV-031 lead to the mission of the institute', async () => {
    expect(await hrefs('/research-institute')).toEqual([['/research-institute/mission']])
  })

  it.each([
    ['DOC-020', `${library}/circulation-policy`, 'library'],
    ['DOC-027', '/research-institute/mission', 'research-institute'],
    ['DOC-032 the first segment does not count as the second', '/library', undefined],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await at(path))?.name).toBe(expected)
  })
})
