import contentstack, { type Stack as Client, QueryOperation } from '@contentstack/delivery-sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from './json.ts'
import { type ContentstackServer, CREDENTIALS, startContentstack } from './server.ts'
import { ASSETS } from './stack.ts'

const reference = (uid: string, type = 'author') => [{ uid, _content_type_uid: type }]
const published = (fields: Json, locale = 'en-us') => ({
  locale,
  _version: 1,
  ...fields,
  publish_details: { environment: 'production', locale, time: '2026-01-10T16:00:00.000Z', user: 'editor' },
})
const text = (uid: string) => ({ uid, display_name: uid, data_type: 'text' })
const contentTypes = [
  { uid: 'author', title: 'Author', schema: [text('title')] },
  {
    uid: 'story',
    title: 'Story',
    schema: [text('title'), { uid: 'seo', display_name: 'SEO', data_type: 'global_field', reference_to: 'seo' }],
  },
]
const story = (number: number) => ({
  contentType: 'story',
  uid: `story_${number}`,
  locale: 'en-us',
  published: published({
    uid: `story_${number}`,
    title: `Story ${String(number).padStart(3, '0')}`,
    length: number,
    seo: { title: `About ${number}` },
    ...(number % 2 === 0 && { authors: reference('mara') }),
  }),
})

/** The vendor's own client is the judge of whether the server speaks as documented. */
describe('the vendor’s client', () => {
  let server: ContentstackServer
  let client: Client
  const connect = (given: Partial<Parameters<typeof contentstack.stack>[0]> = {}) => {
    const { apiKey, deliveryToken, environment, branch } = CREDENTIALS
    const endpoint = `${server.origin}/v3`
    return contentstack.stack({
      apiKey,
      deliveryToken,
      environment,
      branch,
      endpoint,
      retryDelay: 1,
      ...given,
    } as never)
  }

  beforeAll(async () => {
    server = await startContentstack({
      masterLocale: 'en-us',
      contentTypes,
      globalFields: new Map([['seo', { uid: 'seo', title: 'SEO', schema: [text('title')] }]]),
      items: [
        ...Array.from({ length: 250 }, (_, index) => story(index + 1)),
        { contentType: 'author', uid: 'mara', locale: 'en-us', published: published({ uid: 'mara', title: 'Mara' }) },
        {
          contentType: 'author',
          uid: 'mara',
          locale: 'de',
          published: published({ uid: 'mara', title: 'Marah' }, 'de'),
        },
        {
          contentType: ASSETS,
          uid: 'kiln',
          locale: 'en-us',
          published: { ...published({ uid: 'kiln', title: 'Kiln', filename: 'kiln.jpg' }), locale: undefined },
        },
      ],
    })
  })
  beforeEach(() => {
    server.asked.length = 0
    client = connect()
  })
  afterAll(() => server.close())

  it('sends key, token, branch and environment', async () => {
    await client.contentType('story').entry('story_1').fetch()
    const [{ address, headers } = { address: '', headers: {} }] = server.asked
    expect(address).toBe('/content_types/story/entries/story_1?environment=production')
    expect(headers).toMatchObject({
      api_key: CREDENTIALS.apiKey,
      access_token: CREDENTIALS.deliveryToken,
      branch: 'main',
    })
  })

  it('reads one entry, with references and fields as asked', async () => {
    const entry = client.contentType('story').entry('story_2')
    expect(await entry.fetch<Json>()).toMatchObject({ title: 'Story 002', authors: reference('mara') })
    const whole = await client.contentType('story').entry('story_2').includeReference('authors').fetch<Json>()
    expect(whole.authors).toEqual([expect.objectContaining({ title: 'Mara', _content_type_uid: 'author' })])
    expect(await client.contentType('story').entry('story_2').only(['title']).fetch<Json>()).toEqual({
      uid: 'story_2',
      title: 'Story 002',
    })
    const rest = await client.contentType('story').entry('story_2').except('title').fetch<Json>()
    expect(rest).not.toHaveProperty('title')
  })

  it('lists entries by conditions, in order and by the page, with their number', async () => {
    const query = client.contentType('story').entry().query()
    query.where('length', QueryOperation.IS_GREATER_THAN, 200).regex('title', '^story', 'i')
    const found = await query.orderByDescending('title').skip(10).limit(5).includeCount().find<Json>()
    expect(found.count).toBe(50)
    expect(found.entries?.map(({ uid }) => uid)).toEqual([
      'story_240',
      'story_239',
      'story_238',
      'story_237',
      'story_236',
    ])
    expect((await client.contentType('story').entry().find<Json>()).entries).toHaveLength(100)
  })

  it('reads a language, and falls back to the first one where it is asked to', async () => {
    const read = () => client.contentType('author').entry('mara')
    expect((await read().locale('de').fetch<Json>()).title).toBe('Marah')
    expect(
      (await client.contentType('story').entry('story_1').locale('de').includeFallback().fetch<Json>()).locale,
    ).toBe('en-us')
    await expect(client.contentType('story').entry('story_1').locale('de').fetch()).rejects.toThrow()
  })

  it('reads content types, fields of global fields where they are asked for', async () => {
    const listed = await client.contentType().includeGlobalFieldSchema().find<Json>()
    const types = (listed as unknown as { content_types: typeof contentTypes }).content_types
    expect(types.map(({ uid }) => uid)).toEqual(['author', 'story'])
    expect(types[1]?.schema[1]).toMatchObject({ uid: 'seo', schema: [text('title')] })
    expect((await client.contentType('story').fetch<Json>()).title).toBe('Story')
  })

  it('reads assets', async () => {
    expect((await client.asset('kiln').fetch<Json>()).filename).toBe('kiln.jpg')
    const { assets } = (await client.asset().find<Json>()) as unknown as { assets: Json[] }
    expect(assets).toHaveLength(1)
  })

  it('reads everything by pages of 100, and then what has changed', async () => {
    const first = await client.sync()
    expect(first).toMatchObject({ skip: 0, limit: 100, total_count: 253 })
    expect(first).not.toHaveProperty('sync_token')
    const all = await client.sync({}, true)
    expect(all.items).toHaveLength(253)
    const { stack } = server
    stack.publish('story', { uid: 'story_1', title: 'Once more' })
    stack.unpublish('story', 'story_2')
    stack.delete('story', 'story_3')
    stack.unpublish(ASSETS, 'kiln')
    stack.deleteContentType('author')
    const changes = await client.sync({ syncToken: all.sync_token } as never)
    expect(changes.items.map(({ type }) => type)).toEqual([
      'entry_published',
      'entry_unpublished',
      'entry_deleted',
      'asset_unpublished',
      'content_type_deleted',
    ])
    const nothing = await client.sync({ syncToken: changes.sync_token } as never)
    expect(nothing).toMatchObject({ items: [], sync_token: changes.sync_token })
  })

  it('reads one language, one content type or one kind of change alone', async () => {
    expect((await client.sync({ locale: 'de' } as never)).items.every(({ data }) => data.locale !== 'en-us')).toBe(true)
    const events = await client.sync({ type: 'asset_published', contentTypeUid: 'story' } as never)
    expect(events.items).toEqual([])
  })

  it('is told what is wrong, with the code of the error', async () => {
    const refused = async (ask: Promise<unknown>) =>
      ask.then(
        () => 'answered',
        (error) => [error.status, error.error_code],
      )
    expect(await refused(connect({ apiKey: 'blt_other' }).sync())).toEqual([412, 109])
    expect(await refused(connect({ environment: 'moon' }).sync())).toEqual([422, 141])
    expect(await refused(client.contentType('pot').entry().find())).toEqual([422, 118])
    expect(await refused(client.contentType('story').entry('nobody').fetch())).toEqual([422, 141])
    server.sync.expireTokens()
    expect(await refused(client.sync({ syncToken: 'cs0' } as never))).toEqual([422, 141])
  })

  it('waits where there were too many requests, and goes on', async () => {
    server.rateLimit.remaining = 0
    expect((await client.contentType('story').entry('story_1').fetch<Json>()).uid).toBe('story_1')
    expect(server.asked).toHaveLength(2)
    server.rateLimit.remaining = Number.POSITIVE_INFINITY
  })
})
