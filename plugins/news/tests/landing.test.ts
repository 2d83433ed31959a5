import { composed, entryOf, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import article from '../pages/article.ts'
import news from '../pages/news.ts'
import { newsMenu, stories } from './fixtures.ts'

const other = [entryOf('story', 'other', { title: 'A story' })]
const category = (uid: string, fields: Record<string, unknown> = {}) =>
  entryOf('article_category', uid, { url: `/${uid}`, ctaText: 'More of it', ...fields })

/** The landing page with topics of so many stories. */
async function landing(counts: Record<string, number>, fields: Record<string, unknown> = {}) {
  const filed = Object.entries(counts).flatMap(([uid, count]) =>
    stories(count, { categories: [stub('article_category', uid)] }).map((entry) => ({
      ...entry,
      uid: `${uid} ${entry.uid}`,
    })),
  )
  return composed(
    news,
    { title: 'News & Stories', featureCategories: Object.keys(counts).map((uid) => category(uid)), ...fields },
    { ...newsMenu, types: [article], entries: filed },
  )
}

describe('the news landing page', async () => {
  const { sections, entry } = await landing(
    { a: 6, b: 1, c: 2 },
    {
      editorialFeatures: { title: 'Features', items: other },
      columnListing: { title: 'Listing', items: other },
      headlinePromos: [entryOf('promo', 'p', { title: 'Promo' })],
      resources: { title: 'Resources', items: other },
    },
  )

  it('NEWS-073 NEWS-074 stands at its address, titled as its breadcrumb', () => {
    expect(entry.path).toBe('/news')
    expect(sections[0]).toMatchObject({ blockType: 'hero', title: 'News & Stories' })
  })

  it('NEWS-075 opens with the news navigation', () => {
    expect(sections[0]?.navigation).toMatchObject({ name: 'news', title: 'News & Stories' })
  })

  it('NEWS-076 CLR-014 NEWS-096 shows the editorial features as a listing feature', () => {
    expect(sections[1]).toMatchObject({ blockType: 'listingFeature', title: 'Features', items: [{ title: 'A story' }] })
  })

  it('NEWS-077 NEWS-078 NEWS-081 shows topics, each with its call to action', () => {
    expect(sections[2]).toMatchObject({
      blockType: 'cardListing',
      title: 'a',
      cta: { title: 'More of it', href: '/news/topic/a' },
    })
  })

  it('NEWS-082 NEWS-083 NEWS-084 ends with a column listing, promos and resources of medium size', () => {
    expect(sections.slice(4)).toMatchObject([
      { blockType: 'columnListing', title: 'Listing' },
      { blockType: 'promoCards', items: [{ title: 'Promo' }] },
      { blockType: 'cardListing', title: 'Resources', size: 'medium' },
    ])
  })

  it('tells each story once: under the first of its topics, and not again what the page shows beside them', async () => {
    const both = [stub('article_category', 'a'), stub('article_category', 'b')]
    const filed = stories(8, { categories: both })
    const [first, second] = filed.slice(-2)
    const { sections } = await composed(
      news,
      {
        title: 'News',
        featureCategories: [category('a'), category('b')],
        editorialFeatures: { items: [first] },
        columnListing: { items: [second] },
      },
      { ...newsMenu, types: [article], entries: filed },
    )
    const told = sections.flatMap(({ items }) => ((items ?? []) as { uid: string }[]).map(({ uid }) => uid))
    expect(told).toHaveLength(8)
    expect(new Set(told).size).toBe(8)
  })

  it('NEWS-077 NEWS-080 keeps a topic of two stories where the page tells them elsewhere, too: with its newest', async () => {
    const shown = async (count: number) => {
      const filed = stories(count, { categories: [stub('article_category', 'a')] })
      const told = { editorialFeatures: { items: filed.slice(1) }, featureCategories: [category('a')] }
      const page = await composed(news, { title: 'News', ...told }, { ...newsMenu, types: [article], entries: filed })
      return (page.of('cardListing')[0]?.items as { title: string }[] | undefined)?.map(({ title }) => title)
    }
    expect(await shown(2)).toEqual(['a1', 'a0'])
    expect(await shown(5)).toEqual(['a4', 'a3', 'a2', 'a1'])
  })

  it('builds no two neighbouring shelves alike', async () => {
    const { sections } = await landing({ a: 4, b: 4, c: 4, d: 4, e: 4 })
    const builds = sections
      .slice(1)
      .filter(({ title }) => /^[a-e]$/.test(String(title)))
      .map(({ blockType, size }) => `${blockType} ${size ?? ''}`)
    expect(builds).toHaveLength(5)
    expect(new Set(builds).size).toBe(4)
    expect(builds.every((build, index) => build !== builds[index + 1])).toBe(true)
  })

  it.each([
    ['NEWS-079 at most four items, the newest', 6, ['a5', 'a4', 'a3', 'a2']],
    ['NEWS-079 all of fewer', 3, ['a2', 'a1', 'a0']],
    ['NEWS-080 two are enough', 2, ['a1', 'a0']],
    ['NEWS-080 one is too few', 1, undefined],
  ])('%s', async (_row, count, expected) => {
    const [listing] = (await landing({ a: count })).of('cardListing')
    expect((listing?.items as { title: string }[] | undefined)?.map(({ title }) => title)).toEqual(expected)
  })

  it('ENG-014 calls a topic by its display title', async () => {
    const featureCategories = [category('a', { title: 'internal', displayTitle: 'Fire and Clay' })]
    expect((await landing({ a: 2 }, { featureCategories })).of('cardListing')).toMatchObject([
      { title: 'Fire and Clay' },
    ])
  })

  it('NEWS-081 calls for all where the topic has no words of its own', async () => {
    const featureCategories = [category('a', { ctaText: undefined })]
    expect((await landing({ a: 2 }, { featureCategories })).of('cardListing')).toMatchObject([
      { cta: { title: 'See all', href: '/news/topic/a' } },
    ])
  })
})
