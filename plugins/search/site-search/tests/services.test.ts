import { pageContext, rememberingLog } from 'atrium/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createResources } from '../http-resources.ts'
import { createHttpFind, createHttpTypeAhead } from '../http-search.ts'
import { search } from '../index.ts'

const URL_OF = { search: 'https://api.example.org/search', names: 'https://api.example.org/names?key=k' }
const record = { title: 'Jar', url: 'https://works.example/1', type: 'Artwork', source_app: 'museum_collection_pages' }

/** A service that gives one answer; text that is not JSON as it stands. */
function serviceWith(answer: unknown, status = 200) {
  const asked: string[] = []
  const fetch = (async (address: string) => {
    asked.push(String(address))
    if (answer instanceof Error) throw answer
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status })
  }) as typeof globalThis.fetch
  return { asked, runtime: { now: () => new Date(0), log: rememberingLog(), fetch } }
}

const ask = { term: 'a jar & more', from: 40, size: 20 }
afterEach(() => vi.restoreAllMocks())

describe('the search service', () => {
  it('SRCH-020 SRCH-012 is asked for the term, how many come before, and how many are wanted', async () => {
    const { asked, runtime } = serviceWith({ data: [], total: 0 })
    await createHttpFind(URL_OF.search, runtime)(ask, pageContext())
    expect(asked).toEqual(['https://api.example.org/search?q=a+jar+%26+more&from=40&size=20'])
  })

  it('SRCH-021 SRCH-028 SRCH-033 is given up after nine seconds, like the others', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { runtime } = serviceWith({ data: [], total: 0, result: [] })
    await createHttpFind(URL_OF.search, runtime)(ask, pageContext())
    await createHttpTypeAhead(URL_OF.names, runtime)('ja', pageContext())
    await createResources('https://api.example.org', runtime)('a', { group: 'g', item: 'i' }, pageContext())
    expect(timeout.mock.calls).toEqual([[9000], [9000], [9000]])
  })

  it('SRCH-022 gives results and how many there are', async () => {
    const { runtime } = serviceWith({ data: [{ ...record, description: 'Clay &amp; slip', image: null }], total: 41 })
    expect(await createHttpFind(URL_OF.search, runtime)(ask, pageContext())).toEqual({
      hits: [
        {
          ...{ title: 'Jar', url: 'https://works.example/1', kind: 'artwork', description: 'Clay & slip' },
          source: 'museum_collection_pages',
        },
      ],
      ...{ total: 41, kinds: [], sources: [] },
    })
  })

  const base = 'https://media.example/iiif'
  it.each([
    ['SRCH-023', { image: `${base}/jar-1/full/400,/0/default.jpg` }, { image: { iiif: { id: 'jar-1' }, alt: '' } }],
    [
      'SRCH-023',
      { thumbnail: { url: `${base}/a%20jar/x.jpg`, alt_text: 'A jar' }, image: 'https://a.example/b.jpg' },
      { image: { iiif: { id: 'a jar' }, alt: 'A jar' } },
    ],
    ['SRCH-024', { image: 'https://a.example/b.jpg' }, { image: { src: 'https://a.example/b.jpg', alt: '' } }],
    ['SRCH-024', { image: `${base}-else/jar.jpg` }, { image: { src: `${base}-else/jar.jpg`, alt: '' } }],
    ['SRCH-024', { image: 'javascript:alert(1)' }, {}],
    ['SRCH-024', { image: '', thumbnail: { url: null } }, {}],
  ])('%s knows the picture of a result by its address: %o', async (_, pictures, expected) => {
    const { runtime } = serviceWith({ data: [{ ...record, ...pictures }], total: 1 })
    const context = Object.assign(pageContext(), { imageBase: base })
    const { hits } = await createHttpFind(URL_OF.search, runtime)(ask, context)
    expect({ image: hits[0]?.image }).toEqual(expected)
  })

  it('leaves out results that lead nowhere, and says so', async () => {
    const bad = [
      { ...record, url: 'javascript:alert(1)' },
      { ...record, url: '//evil.example' },
      { title: 'x' },
      7,
      null,
    ]
    const { runtime } = serviceWith({ data: [...bad, record], total: 6 })
    const { hits } = await createHttpFind(URL_OF.search, runtime)(ask, pageContext())
    expect(hits.map(({ title }) => title)).toEqual(['Jar'])
    expect(runtime.log.messages.join('\n')).toContain('data[0] is not valid')
  })

  it.each([
    [
      'down',
      new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
      200,
      'cannot be reached: ECONNREFUSED',
    ],
    ['too late', new DOMException('', 'TimeoutError'), 200, 'gave no answer before its timeout of 9000 ms'],
    ['in HTML', '<h1>Hello</h1>', 200, 'answered something that is not valid JSON'],
    ['500', '{}', 500, 'answered 500'],
    ['of another shape', { data: 'none', total: -1 }, 200, 'it holds no list "data"'],
    ['null', 'null', 200, 'it holds no list "data"'],
    ['of 100 MB', `"${'a'.repeat(2_000_000)}"`, 200, 'answered more than 1000000 bytes'],
  ])('SRCH-025 SRCH-026 says what went wrong when an answer is %s', async (_, answer, status, why) => {
    const { runtime } = serviceWith(answer, status)
    const context = pageContext()
    const found = await createHttpFind(URL_OF.search, runtime)(ask, context)
    expect(found).toMatchObject({ hits: [], total: 0, error: expect.stringContaining(why) })
    expect(context.log.messages).toEqual([`SearchService::fetchSearchResults ${found.error}`])
    expect(context.dependencies.renewal).not.toBeNull()
  })
})

describe('the type-ahead service', () => {
  it('SRCH-027 SRCH-029 is asked for a beginning and gives names', async () => {
    const { asked, runtime } = serviceWith({ result: [{ name: 'Jar' }, { name: 'Jarrah' }, { name: 'Jar' }] })
    expect(await createHttpTypeAhead(URL_OF.names, runtime)('ja', pageContext())).toEqual({ names: ['Jar', 'Jarrah'] })
    expect(asked).toEqual(['https://api.example.org/names?prefix=ja&key=k'])
  })

  it('SRCH-029 gives the other names where one is none, and says so', async () => {
    const { runtime } = serviceWith({ result: [{ name: '' }, { name: null }, 7, { name: 'Clay' }] })
    const context = pageContext()
    expect(await createHttpTypeAhead(URL_OF.names, runtime)('c', context)).toEqual({ names: ['Clay'] })
    expect([...runtime.log.messages, ...context.log.messages].join('\n')).toContain('result[0] is not valid')
    const wrong = createHttpTypeAhead(URL_OF.names, serviceWith({ result: 'Clay' }).runtime)
    expect((await wrong('c', context)).error).toContain('it holds no list "result"')
  })

  it('SRCH-030 SRCH-031 says what went wrong', async () => {
    const { runtime } = serviceWith('<h1>Hello</h1>')
    const context = pageContext()
    const { names, error } = await createHttpTypeAhead(URL_OF.names, runtime)('ja', context)
    expect([names, error]).toEqual([[], 'The type-ahead service answered something that is not valid JSON.'])
    expect(context.log.messages).toEqual([`SearchService::fetchTypeAheadResults ${error}`])
  })
})

describe('the resource service', () => {
  const known = { group: 'tides', item: 'today' }

  it('SRCH-032 SRCH-034 is asked for a path, and its JSON comes with a group and an item', async () => {
    const { asked, runtime } = serviceWith({ high: 4 })
    const resource = createResources('https://api.example.org/files', runtime)
    expect(await resource('/tides/../a day.json', known, pageContext())).toEqual({ ...known, data: { high: 4 } })
    expect(asked).toEqual(['https://api.example.org/files/tides/a%20day.json'])
  })

  it('SRCH-035 says what went wrong', async () => {
    const context = pageContext()
    const { runtime } = serviceWith('', 404)
    const answer = await createResources('https://api.example.org', runtime)('tides', known, context)
    expect(answer).toEqual({ ...known, error: 'The resource service answered 404.' })
    expect(context.log.messages).toEqual(['ResourceService::fetchResourceResults The resource service answered 404.'])
    expect(await createResources(undefined, runtime)('tides', known, context)).toHaveProperty('error')
  })
})

it.each(['SEARCH_API_ENDPOINT', 'TYPE_AHEAD_API_ENDPOINT', 'RESOURCE_ENDPOINT'] as const)(
  'SRCH-036 %s is a valid address or refused at the start',
  (name) => {
    for (const value of ['search', '//api.example', 'ftp://api.example', 'javascript:alert(1)'])
      expect(() => search.variables[name].read(value)).toThrow()
    expect(search.variables[name].read('https://api.example/search/')).toBe('https://api.example/search')
  },
)
