import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import journalists from '../pages/journalists.ts'
import { newsMenu } from './fixtures.ts'

const video = entryOf('video', 'v', { title: 'How to ask', url: 'https://media.example.org/ask.mp4' })
const fields = {
  title: 'For Journalists',
  intro: '<p>Write to us.</p>',
  aboutOrganization: { title: 'About', body: '<p>Two sites.</p>' },
  contacts: { title: 'Contacts', grouping: [{ heading: 'Press' }] },
  featuredListing: {
    title: 'Lately',
    subheading: 'From the press office',
    cta: { title: 'All', href: '/news/all' },
    items: [entryOf('story', 'a')],
  },
  imageRequest: { title: 'Pictures', body: '<p>On request.</p>', media: video },
  resources: { title: 'Resources', items: [entryOf('story', 'a')] },
}
const { sections, entry, of } = await composed(journalists, fields, newsMenu)

describe('the journalists page', () => {
  it.each<[string, number, Record<string, unknown>]>([
    ['NEWS-089 its hero', 0, { blockType: 'hero', title: 'For Journalists', intro: '<p>Write to us.</p>' }],
    ['NEWS-095 the news navigation', 0, { navigation: { name: 'news', title: 'News & Stories' } }],
    [
      'NEWS-090 about the organisation, without transcript',
      1,
      { blockType: 'textModule', body: '<p>Two sites.</p>', transcript: false },
    ],
    ['NEWS-091 contact rows', 2, { blockType: 'contactRows', grouping: [{ heading: 'Press' }] }],
    [
      'NEWS-092 a column listing with intro and call to action',
      3,
      { blockType: 'columnListing', title: 'Lately', subheading: 'From the press office', cta: { href: '/news/all' } },
    ],
    ['NEWS-093 the picture request', 4, { blockType: 'textModule', body: '<p>On request.</p>' }],
    ['NEWS-094 its resources', 5, { blockType: 'cardListing', title: 'Resources' }],
  ])('%s', (_row, index, expected) => {
    expect(sections[index]).toMatchObject(expected)
  })

  it('NEWS-093 shows the recording of the picture request', () => {
    expect(of('textModule')[1]?.media).toMatchObject({ uid: 'v', url: 'https://media.example.org/ask.mp4' })
  })

  it('NEWS-088 stands at its address', () => {
    expect(entry.path).toBe('/news/journalists')
  })
})
