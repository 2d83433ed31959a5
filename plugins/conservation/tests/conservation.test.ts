import { composed, entryOf } from 'atrium/testing'
import { wordsAlone } from 'atrium/ui/card/card-size.ts'
import { describe, expect, it } from 'vitest'
import conservation from '../pages/conservation.ts'

const cards = (type: string, count: number) =>
  Array.from({ length: count }, (_, at) => entryOf(type, `${type}${at}`, { title: `${type} ${at}` }))
const submenu = { title: 'See also', link: [{ title: 'Institute', href: '/conservation-institute' }] }
const page = await composed(conservation, {
  title: 'Conservation',
  submenu,
  news: { title: 'News', items: cards('promo', 8) },
  newsletterSignUp: { item: entryOf('promo', 'letter', { title: 'A letter' }) },
  projects: { items: cards('project', 1) },
  publications: { items: cards('publication', 1) },
  resources: { items: cards('resource', 1) },
})

describe('the page about conservation', () => {
  it('CONS-046 stands at /conservation', () => {
    expect(page.entry.path).toBe('/conservation')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['CONS-047 CONS-053', 0, { blockType: 'hero', title: 'Conservation', submenu }],
    ['CONS-049', 2, { blockType: 'promoCards', items: [{ title: 'A letter' }] }],
    ['CONS-050', 3, { blockType: 'cardListing', items: [{ title: 'project 0' }] }],
    ['CONS-051', 4, { blockType: 'cardListing', items: [{ title: 'publication 0' }] }],
    ['CONS-052', 5, { blockType: 'cardListing', items: [{ title: 'resource 0' }] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('CONS-048 shows two stories with pictures, four in words, and no more', () => {
    const words = { show: wordsAlone }
    expect(page.sections[1]).toMatchObject({ title: 'News', options: [{}, {}, words, words, words, words] })
    expect(page.sections[1]?.items).toHaveLength(6)
    expect(wordsAlone).not.toContain('image')
  })
})
