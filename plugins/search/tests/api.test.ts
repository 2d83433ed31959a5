import type { PageContext, TextQuery } from 'atrium'
import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { searchEndpoints } from '../api/endpoints.ts'
import type { Found, SiteSearch } from '../site-search/site-search.ts'

const found: Found = {
  hits: [
    {
      ...{ title: 'Kiln', url: '/news/kiln', kind: 'article', source: 'website', description: 'A kiln' },
      image: { iiif: { id: 'kiln' }, alt: 'A kiln by night', width: 4800, height: 3200 },
    },
    {
      ...{ title: 'Jar', url: 'https://works.example/1', kind: 'artwork', source: 'works', description: '' },
      image: { src: 'https://works.example/1.jpg', alt: '' },
    },
  ],
  ...{ total: 41, kinds: [{ key: 'article', count: 40 }], sources: [], suggestion: 'kilns' },
}

async function asked(path: string, answers: Partial<SiteSearch> = {}) {
  const queries: TextQuery[] = []
  const search = {
    find: async (query: TextQuery) => {
      queries.push(query)
      return found
    },
    typeAhead: async (prefix: string) => ({ names: [`${prefix}ln`, 'Kiln Night'] }),
    ...answers,
  }
  const context = Object.assign(pageContext(), { ports: { search } }) as unknown as PageContext
  const { pathname, searchParams: query } = new URL(path, 'https://www.ellery.example')
  const endpoint = searchEndpoints.find(({ route }) => route === pathname)
  const request = { method: 'GET', path: pathname, parameters: {}, query, form: query, header: () => undefined }
  const answer = await endpoint?.handle({ request, context })
  return { queries, status: answer?.status, answer: JSON.parse(String(answer?.body)) }
}

describe('/api/search', () => {
  it('SRCH-022 answers in the shape that the search service has', async () => {
    const { answer } = await asked('/api/search?q=kiln')
    expect(answer).toMatchObject({ total: 41, types: [{ key: 'article', count: 40 }], suggestion: 'kilns' })
    expect(answer.data).toEqual([
      {
        ...{ title: 'Kiln', url: 'https://www.ellery.example/news/kiln', type: 'article', source_app: 'website' },
        ...{ description: 'A kiln', image: expect.stringContaining('/kiln/full/400,267/0/default.jpg') },
        thumbnail: { url: expect.stringContaining('/kiln/full/400,267/0/default.jpg'), alt_text: 'A kiln by night' },
      },
      {
        ...{ title: 'Jar', url: 'https://works.example/1', type: 'artwork', source_app: 'works', description: '' },
        ...{ image: 'https://works.example/1.jpg' },
        thumbnail: { url: 'https://works.example/1.jpg', alt_text: '' },
      },
    ])
  })

  it.each([
    ['q=kiln', { term: 'kiln', from: 0, size: 20 }],
    ['q=kiln&from=40&size=10', { term: 'kiln', from: 40, size: 10 }],
    ['q=kiln&from=-1&size=0', { term: 'kiln', from: 0, size: 1 }],
    ['q=kiln&from=1e9&size=100000', { term: 'kiln', from: 0, size: 100 }],
    ['q=kiln&from=99999999', { term: 'kiln', from: 1000, size: 20 }],
    ['q=+kiln+&type=article&source=works', { term: 'kiln', from: 0, size: 20, kind: 'article', source: 'works' }],
  ])('reads ?%s within bounds', async (query, expected) => {
    expect((await asked(`/api/search?${query}`)).queries).toEqual([expected])
  })

  it('SITE-007 sends no request for an empty term', async () => {
    const { queries, answer } = await asked('/api/search?q=%20')
    expect([queries, answer]).toEqual([[], { data: [], total: 0 }])
  })

  it('SRCH-026 answers 200 with an error where the search fails', async () => {
    const find = async () => ({ hits: [], total: 0, kinds: [], sources: [], error: 'It is down.' })
    expect(await asked('/api/search?q=kiln', { find })).toMatchObject({
      status: 200,
      answer: { data: [], total: 0, error: 'It is down.' },
    })
  })
})

describe('/api/type-ahead', () => {
  it('SRCH-029 answers names in the shape that the type-ahead service has', async () => {
    expect((await asked('/api/type-ahead?prefix=ki')).answer).toEqual({
      result: [{ name: 'kiln' }, { name: 'Kiln Night' }],
    })
    expect((await asked('/api/type-ahead?prefix=')).answer).toEqual({ result: [] })
  })

  it('SRCH-031 answers 200 with an error where it fails', async () => {
    const typeAhead = async () => ({ names: [], error: 'It is down.' })
    expect(await asked('/api/type-ahead?prefix=ki', { typeAhead })).toMatchObject({
      status: 200,
      answer: { result: [], error: 'It is down.' },
    })
  })
})
