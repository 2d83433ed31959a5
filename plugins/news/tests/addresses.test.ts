import { pageFields } from 'atrium/model/page/page-fields.ts'
import { composed } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { describeFields } from '#engine/schema/describe.ts'
import all from '../pages/all.ts'
import article from '../pages/article.ts'
import author from '../pages/author.ts'
import news from '../pages/news.ts'
import pressRelease from '../pages/press-release.ts'
import tag from '../pages/tag.ts'
import topic from '../pages/topic.ts'

const dated = { publicationDate: '2026-02-24' }

describe('addresses', () => {
  it.each([
    ['NEWS-001 an article', article, { ...dated, url: '/clay' }, '/news/clay'],
    ['NEWS-001 with its prefix pasted', article, { ...dated, url: '/news/clay' }, '/news/clay'],
    ['NEWS-004 none for an external article', article, { ...dated, url: 'https://stories.example.org/a' }, null],
    ['NEWS-004 none for a page of another system', article, { ...dated, url: '/old/story.html' }, null],
    ['NEWS-026 a press release', pressRelease, { ...dated, url: '/book' }, '/news/book'],
    [
      'NEWS-028 none for an external press release',
      pressRelease,
      { ...dated, url: 'http://press.example.org/a' },
      null,
    ],
    ['NEWS-042 a topic', topic, { url: '/conservation' }, '/news/topic/conservation'],
    ['NEWS-057 an author', author, { url: '/mara-quill' }, '/author/mara-quill'],
    ['NEWS-059 an author whose url has the prefix', author, { url: '/author/mara-quill/' }, '/author/mara-quill'],
    ['NEWS-060 none for an author elsewhere', author, { url: 'https://people.example.org/m' }, null],
    ['NEWS-073 the landing page', news, {}, '/news'],
    ['NEWS-085 a listing', all, { url: '/all' }, '/news/all'],
    ['NEWS-049 NEWS-051 a tag: outer slashes go', tag, { url: '/ceramics/' }, '/news/tag/ceramics'],
    ['NEWS-051 the rest is literal', tag, { url: '/news/tag/ceramics' }, '/news/tag/news/tag/ceramics'],
    ['NEWS-052 none without url', tag, {}, null],
    ['NEWS-052 none for slashes alone', tag, { url: '//' }, null],
  ] as const)('%s', async (_row, page, fields, expected) => {
    expect((await composed(page, fields)).entry.path).toBe(expected)
  })
})

describe('what editors fill in', () => {
  it.each([
    [
      'NEWS-043 a topic',
      topic,
      ['url', 'intro', 'featureHeader', 'featureItems', 'itemListHeading', 'navigation', 'ctaText'],
    ],
    [
      'NEWS-058 an author',
      author,
      [
        'displayName',
        'bio',
        'intro',
        'jobTitle',
        'jobDescription',
        'email',
        'telNumber',
        'affiliation',
        'externalLinks',
        'navigation',
      ],
    ],
    ['NEWS-085 a listing', all, ['url', 'itemListHeading']],
  ])('%s', (_row, { contentType }, names) => {
    expect(Object.keys(describeFields(contentType.schema))).toEqual(expect.arrayContaining(names))
  })

  it('NEWS-050 a tag is its title and url, and what every page has', () => {
    expect(Object.keys(describeFields(tag.contentType.schema))).toEqual(Object.keys(pageFields))
  })

  it('NEWS-043 a topic features articles and press releases', () => {
    expect(describeFields(topic.contentType.schema).featureItems).toMatchObject({
      kind: 'list',
      of: { kind: 'reference', to: ['article', 'press_release'] },
    })
  })
})
