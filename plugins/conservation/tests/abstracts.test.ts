import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import abstracts from '../pages/abstracts.ts'

const editor = entryOf('person', 'p', { givenName: 'Marek', familyName: 'Doležal' })
const link = { title: 'Search', href: 'https://abstracts.example.org' }
const page = await composed(abstracts, {
  title: 'Abstracts Database',
  subtitle: 'In 150 words',
  collectionModule: { title: 'The collection', body: '<p>All.</p>', links: [link] },
  contactModule: { title: 'Write', intro: '<p>To us.</p>', email: 'abstracts@ellery.example' },
  directoryModule: {
    title: 'Editors',
    cta: link,
    groups: [{ title: 'Office', intro: '<p>Nine.</p>', persons: [editor] }],
  },
  featureModule: { title: 'What it tells', groupings: [{ title: 'How', content: '<p>Plainly.</p>' }] },
  historyModule: {
    title: 'History',
    body: '<p>Cards.</p>',
    image: entryOf('image', 'i', { alt: 'Cards' }),
    links: [link],
  },
  peopleModule: { title: 'Who', groupings: [{ title: 'You', content: '<p>Perhaps.</p>' }] },
  searchModule: { title: 'Search', body: '<p>By author.</p>', links: [link] },
})

describe('the page of the abstracts database', () => {
  it('CONS-037 stands at its address', () => {
    expect(page.entry.path).toBe('/databases-tools-and-technologies/aata')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['CONS-038', 0, { blockType: 'hero', title: 'Abstracts Database', subtitle: 'In 150 words' }],
    ['CONS-039', 1, { title: 'The collection', body: '<p>All.</p>', links: [link] }],
    [
      'CONS-040',
      2,
      {
        title: 'Write',
        body: '<p>To us.</p>',
        links: [{ title: 'abstracts@ellery.example', href: 'mailto:abstracts@ellery.example' }],
      },
    ],
    [
      'CONS-041 PPL-016',
      3,
      {
        blockType: 'contactRows',
        title: 'Editors',
        cta: link,
        grouping: [{ heading: 'Office', intro: '<p>Nine.</p>', items: [{ person: { name: 'Marek Doležal' } }] }],
      },
    ],
    ['CONS-042', 4, { title: 'What it tells', items: [{ title: 'How', content: '<p>Plainly.</p>' }] }],
    ['CONS-043', 5, { title: 'History', body: '<p>Cards.</p>', image: { alt: 'Cards' }, links: [link] }],
    ['CONS-044', 6, { title: 'Who', items: [{ title: 'You', content: '<p>Perhaps.</p>' }] }],
    ['CONS-045', 7, { title: 'Search', body: '<p>By author.</p>', links: [link] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('CONS-040 invites to write only where there is an address', async () => {
    const { of } = await composed(abstracts, { contactModule: { title: 'Write' } })
    expect(of('textModule')).toEqual([{ blockType: 'textModule', title: 'Write', links: [] }])
  })
})
