import { composed, entryOf, pageContext, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { readList } from '#engine/lists/read-list.ts'
import all from '../pages/all.ts'
import article from '../pages/article.ts'
import author from '../pages/author.ts'
import tag from '../pages/tag.ts'
import topic from '../pages/topic.ts'
import { newsMenu, stories, story } from './fixtures.ts'

const navigation = { name: 'news', title: 'News & Stories' }
const site = { ...newsMenu, types: [article] }
const types = (sections: readonly { blockType: string }[]) => sections.map(({ blockType }) => blockType)

it('NEWS-086 a news listing lists every story', async () => {
  const fields = { title: 'All News', url: '/all', itemListHeading: 'Everything' }
  const { sections } = await composed(all, fields, { ...site, entries: [story('a')] })
  expect(sections[1]).toMatchObject({ blockType: 'cardListing', title: 'Everything', items: [{ title: 'a' }] })
})

describe('a topic', () => {
  const fields = {
    uid: 'c',
    title: 'Conservation',
    url: '/conservation',
    featureHeader: 'Look here',
    featureItems: [story('featured')],
    itemListHeading: 'All of it',
  }
  const compose = (own: Record<string, unknown>, count: number, page?: string) =>
    composed(
      topic,
      { ...fields, ...own },
      {
        ...site,
        entries: [...stories(count, { categories: [stub('article_category', 'c')] }), story('elsewhere')],
        query: page ? { page } : {},
      },
    )

  it('NEWS-044 NEWS-047 shows the news dropdown, features, and everything filed under it', async () => {
    const { sections } = await compose({}, 1)
    expect(types(sections)).toEqual(['hero', 'listingFeature', 'cardListing', 'pagination'])
    expect(sections[0]).toMatchObject({ title: 'Conservation', navigation })
    expect(sections[1]).toMatchObject({ title: 'Look here', items: [{ title: 'featured' }] })
    expect(sections[2]).toMatchObject({ title: 'All of it', items: [{ title: 'a0' }] })
  })

  it('NEWS-047 shows the menu that an editor chose', async () => {
    const chosen = entryOf('navigation', 'n', { identifier: 'missing' })
    expect((await compose({ navigation: chosen }, 1)).navigation).toBeUndefined()
  })

  it('CLR-005 shows features on the first page alone', async () => {
    expect(types((await compose({}, 25, '2')).sections)).toEqual(['hero', 'cardListing', 'pagination'])
  })

  it('NEWS-044 says so when nothing is filed under it', async () => {
    expect(types((await compose({ featureItems: [] }, 0)).sections)).toEqual(['hero', 'listingFeature', 'emptyNotice'])
  })

  it.each([
    ['NEWS-048', topic, 'The condition on "categories" of article, press_release is empty'],
    ['NEWS-055', tag, 'The condition on "topicTags" of article, press_release is empty'],
    ['NEWS-072', author, 'The condition on "authors" of article, press_release is empty'],
  ])('%s fails without a uid', async (_row, { list, contentType }, message) => {
    await expect(readList(list ?? { of: [] }, entryOf(contentType.name, ''), pageContext())).rejects.toThrow(message)
  })
})

describe('a tag', () => {
  it('NEWS-053 NEWS-054 shows the news navigation and what carries the tag', async () => {
    const entries = [story('tagged', { topicTags: [stub('topic_tag', 't')] }), story('elsewhere')]
    const { sections } = await composed(tag, { uid: 't', title: 'Ceramics', url: '/ceramics' }, { ...site, entries })
    expect(types(sections)).toEqual(['hero', 'cardListing', 'pagination'])
    expect(sections[0]).toMatchObject({ title: 'Ceramics', navigation })
    expect(sections[1]?.items).toMatchObject([{ title: 'tagged' }])
  })

  it('ENG-014 is called by its display title, on the page and where others tell of it', async () => {
    const fields = { uid: 't', title: 'internal', displayTitle: 'Clay & Fire', url: '/clay' }
    const entries = [story('tagged', { topicTags: [stub('topic_tag', 't')] })]
    const { sections, head } = await composed(tag, fields, { ...site, entries })
    expect(sections[0]?.title).toBe('Clay & Fire')
    expect(head.description).toContain('Clay & Fire')
    expect(head.description).not.toContain('internal')
  })
})

describe('an author', () => {
  const fields = {
    uid: 'm',
    title: 'Quill',
    displayName: 'Mara Quill',
    url: '/mara-quill',
    intro: '<p>Mends.</p>',
    bio: '<p>Long ago.</p>',
    jobTitle: 'Conservator',
    email: 'm@ellery.example',
    externalLinks: [{ title: 'Notes', href: 'https://notes.example.org' }],
    affiliation: entryOf('organization', 'o', {
      title: 'Institute',
      partOf: entryOf('organization', 'p', { title: 'Trust' }),
    }),
  }
  const compose = (own: Record<string, unknown> = {}) =>
    composed(
      author,
      { ...fields, ...own },
      {
        ...site,
        entries: [story('older', { authors: [stub('author', 'm')] }), story('elsewhere')],
      },
    )

  it('NEWS-061 NEWS-070 opens with name, intro and the news dropdown', async () => {
    const { sections } = await compose()
    expect(sections[0]).toMatchObject({ blockType: 'hero', title: 'Mara Quill', intro: '<p>Mends.</p>', navigation })
  })

  it('NEWS-062 NEWS-063 NEWS-064 NEWS-065 NEWS-066 tells who that is and how to reach them', async () => {
    expect((await compose()).sections[1]).toMatchObject({
      heading: 'Bio',
      text: '<p>Long ago.</p>',
      affiliation: 'Institute, Trust',
      jobTitle: 'Conservator',
      links: [
        { title: 'Notes', href: 'https://notes.example.org' },
        { title: 'Email', href: 'mailto:m@ellery.example' },
      ],
    })
    const silent = await compose({ email: undefined })
    expect(silent.sections[1]?.links).toEqual([{ title: 'Notes', href: 'https://notes.example.org' }])
  })

  it('NEWS-067 NEWS-068 lists the writings under "Stories", newest first', async () => {
    const by = { authors: [stub('author', 'm')] }
    const entries = [
      story('older', { ...by, publicationDate: '2026-01-01' }),
      story('newer', { ...by, publicationDate: '2026-02-01' }),
      story('elsewhere'),
    ]
    const { of } = await composed(author, fields, { ...site, entries })
    expect(of('cardListing')).toMatchObject([{ heading: 'Stories', items: [{ title: 'newer' }, { title: 'older' }] }])
  })

  it('NEWS-071 is a Person', async () => {
    expect((await compose()).jsonLd).toMatchObject([
      {
        '@type': 'Person',
        '@id': 'https://www.ellery.example/author/mara-quill#person',
        name: 'Mara Quill',
        jobTitle: 'Conservator',
        affiliation: { name: 'Institute, Trust' },
      },
    ])
  })
})
