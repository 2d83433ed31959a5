import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { describeFields } from '#engine/schema/describe.ts'
import foundation from '../index.ts'
import first from '../pages/foundation.ts'
import second from '../pages/foundation-figures.ts'

const card = (uid: string, type = 'resource') => entryOf(type, uid, { title: uid })
const items = (uid: string, type?: string) => ({ title: `Of ${uid}`, items: [card(uid, type)] })
const question = entryOf('question_answer', 'q', {
  question: 'Who can apply?',
  answer: [{ blockType: 'textBlock', text: '<p>You.</p>' }],
})
const link = { title: 'More', href: '/foundation/faqs' }
const image = entryOf('image', 'i', { alt: 'Hill' })
const options = { plugins: [foundation], routes: ['/:any*'] }

const fields = {
  title: 'Foundation',
  hero: { intro: '<p>Giving.</p>' },
  submenu: { title: 'Funding', link: [link] },
  howToApply: { title: 'How to apply', body: '<p>In three pages.</p>', links: [link] },
  news: items('article', 'article'),
  newsletterSignUp: { item: card('letter', 'promo') },
  initiatives: items('circle', 'project'),
  publications: items('book', 'publication'),
}
const page = await composed(first, fields, options)

describe('the page of the foundation', () => {
  it('FND-001 FND-002 stands at /foundation, and holds its modules', () => {
    expect(page.entry.path).toBe('/foundation')
    expect(Object.keys(describeFields(first.contentType.schema))).toEqual(
      expect.arrayContaining(Object.keys(fields).filter((name) => name !== 'title')),
    )
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['FND-003', 0, { blockType: 'hero', title: 'Foundation', intro: '<p>Giving.</p>' }],
    ['FND-009', 0, { submenu: { title: 'Funding', link: [link] } }],
    ['FND-004', 1, { blockType: 'textModule', title: 'How to apply', body: '<p>In three pages.</p>', links: [link] }],
    ['FND-005', 2, { blockType: 'cardListing', items: [{ title: 'article' }] }],
    ['FND-006', 3, { blockType: 'promoCards', items: [{ title: 'letter' }] }],
    ['FND-007', 4, { blockType: 'cardListing', items: [{ title: 'circle' }] }],
    ['FND-008', 5, { blockType: 'cardListing', items: [{ title: 'book' }] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('DOC-024 shows the menu of the foundation', () => {
    expect(page.navigation?.name).toBe('foundation')
  })
})

const secondFields = {
  title: 'Foundation',
  url: '/foundation',
  facts: { title: 'In numbers', items: [{ heading: '9,400', text: '<p>grants</p>' }] },
  feature: { title: 'A drain', body: '<p>Comes first.</p>', image, cta: link },
  featuredSet: items('area'),
  foundationPromo: card('call', 'content_promo'),
  faq: { title: 'Asked', intro: '<p>Often.</p>', cta: link, items: [question] },
  news: items('article', 'article'),
  newsletterSignUp: { item: card('letter', 'promo') },
  resources: items('report'),
}
const other = await composed(second, secondFields, options)

describe('the second version of the page of the foundation', () => {
  it('FND-010 FND-011 FND-020 stands at the address of its entry, and holds its modules', async () => {
    expect(other.entry.path).toBe('/foundation')
    expect((await composed(second, { ...secondFields, url: '/foundation/at-a-glance' })).entry.path).toBe(
      '/foundation/at-a-glance',
    )
    expect(Object.keys(describeFields(second.contentType.schema))).toEqual(
      expect.arrayContaining(['hero', ...Object.keys(secondFields).filter((name) => name !== 'title')]),
    )
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['FND-012', 1, { blockType: 'facts', title: 'In numbers', items: [{ heading: '9,400' }] }],
    ['FND-013', 2, { title: 'A drain', body: '<p>Comes first.</p>', image: { alt: 'Hill' }, cta: link }],
    ['FND-014', 3, { blockType: 'cardListing', title: 'Of area', items: [{ title: 'area' }] }],
    ['FND-015', 4, { blockType: 'promoCards', items: [{ title: 'call' }] }],
    [
      'FND-016',
      5,
      { blockType: 'faq', title: 'Asked', intro: '<p>Often.</p>', cta: link, items: [{ question: 'Who can apply?' }] },
    ],
    ['FND-017', 6, { items: [{ title: 'article' }] }],
    ['FND-018', 7, { blockType: 'promoCards', items: [{ title: 'letter' }] }],
    ['FND-019', 8, { items: [{ title: 'report' }] }],
  ])('%s', (_row, at, expected) => {
    expect(other.sections[at]).toMatchObject(expected)
  })

  it('FND-016 asks nothing where there are no questions', async () => {
    const { of } = await composed(second, { ...secondFields, faq: { title: 'Asked', cta: link } })
    expect(of('faq')).toEqual([])
  })
})
