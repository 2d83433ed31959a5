import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { testDirectory } from '../content/directory.ts'
import { fromContentDirectory } from './from-content-directory.ts'
import { fromExport } from './from-export.ts'
import type { Json } from './json.ts'
import { CREDENTIALS, startContentstack } from './server.ts'
import type { StackContent } from './stack.ts'
import { sendWebhook } from './webhook.ts'

async function served(content: StackContent) {
  const server = await startContentstack(content)
  onTestFinished(server.close)
  const headers = { api_key: CREDENTIALS.apiKey, access_token: CREDENTIALS.deliveryToken }
  const ask = async (address: string, given: Record<string, string> = headers): Promise<Json> =>
    (await fetch(`${server.origin}/v3${address}`, { headers: given })).json() as Promise<Json>
  return { ...server, ask }
}

describe('an export of a stack', () => {
  const export_ = testDirectory()
  afterAll(export_.clear)
  const asset = {
    uid: 'blt_kiln',
    filename: 'kiln 1.jpg',
    url: 'https://images.example.org/v3/assets/<api_key>/<asset_uid>/<entity_uid>/<asset_name>',
    publish_details: [
      { environment: 'env_live', locale: 'en', time: '2026-01-01T00:00:00.000Z' },
      { environment: 'env_live', locale: 'de', time: '2026-01-02T00:00:00.000Z' },
    ],
  }
  const entry = (locale: string, environments: string[]) => ({
    uid: 'blt_story',
    title: `Story in ${locale}`,
    locale,
    picture: asset,
    publish_details: environments.map((environment) => ({ environment, locale, time: '2026-01-03T00:00:00.000Z' })),
  })
  const seo = { uid: 'seo', schema: [{ uid: 'title', data_type: 'text' }] }
  for (const [path, value] of Object.entries({
    'environments/environments.json': {
      a: { uid: 'env_live', name: 'production' },
      b: { uid: 'env_b', name: 'staging' },
    },
    'locales/master-locale.json': { l: { code: 'en' } },
    'locales/locales.json': { l: { code: 'de', fallback_locale: 'en' } },
    'global_fields/globalfields.json': [seo],
    'content_types/schema.json': [
      { uid: 'story', title: 'Story', schema: [{ uid: 'seo', data_type: 'global_field', reference_to: 'seo' }] },
    ],
    'entries/story/en/index.json': { 1: 'one-entries.json' },
    'entries/story/en/one-entries.json': { blt_story: entry('en', ['env_b', 'env_live']) },
    'entries/story/de/index.json': { 1: 'one-entries.json' },
    'entries/story/de/one-entries.json': { blt_story: entry('de', ['env_b']) },
    'assets/assets.json': { 1: 'one-assets.json' },
    'assets/one-assets.json': { blt_kiln: asset },
  }))
    export_.write(path, value)

  it('has its languages, and what each falls back to', async () => {
    const { ask } = await served(fromExport(export_.contentDir))
    const { locales } = (await ask('/locales')) as { locales: Json[] }
    expect(locales.map(({ code, fallback_locale: fallback }) => [code, fallback])).toEqual([
      ['en', null],
      ['de', 'en'],
    ])
  })

  it('is served as it was published in one environment, with its assets', async () => {
    const { ask } = await served(fromExport(export_.contentDir))
    const { items } = (await ask('/stacks/sync?init=true')) as { items: { type: string; data: Json }[] }
    expect(items.map(({ type, data }) => [type, data.uid, (data.publish_details as Json).locale])).toEqual([
      ['entry_published', 'blt_story', 'en'],
      ['asset_published', 'blt_kiln', 'en'],
      ['asset_published', 'blt_kiln', 'de'],
    ])
    const picture = items[0]?.data.picture as Json
    expect(picture.publish_details).toMatchObject({ environment: 'env_live', locale: 'en' })
    expect(picture.url).toBe(
      `https://images.example.org/v3/assets/${CREDENTIALS.apiKey}/blt_kiln/0123456789abcdef/kiln%201.jpg`,
    )
    const { content_type: type } = (await ask('/content_types/story?include_global_field_schema=true')) as {
      content_type: { schema: Json[] }
    }
    expect(type.schema[0]?.schema).toEqual(seo.schema)
  })
})

describe('a content directory', () => {
  const demo = join(import.meta.dirname, '../../demo/content')

  it('is served as a stack, with content types as its entries are', async () => {
    const { ask } = await served(fromContentDirectory(demo, ['article', 'topic_tag']))
    const { entries, count } = (await ask('/content_types/article/entries?include_count=true')) as unknown as {
      entries: Json[]
      count: number
    }
    expect(count).toBeGreaterThan(20)
    expect(entries[0]).toMatchObject({ locale: 'en-us', publish_details: { environment: 'production' } })
    const { content_type: type } = (await ask('/content_types/article')) as { content_type: { schema: Json[] } }
    const kinds = Object.fromEntries(type.schema.map(({ uid, data_type: kind }) => [uid, kind]))
    expect(kinds).toMatchObject({ title: 'text', body: 'blocks', authors: 'reference', publication_date: 'isodate' })
  })

  it('shows drafts to the preview service alone', async () => {
    const directory = testDirectory()
    onTestFinished(directory.clear)
    directory.entry({ uid: 'tale', _content_type_uid: 'story', title: 'Written' })
    const { ask } = await served(fromContentDirectory(directory.contentDir))
    expect((await ask('/content_types/story/entries')).entries).toEqual([])
    const preview = { api_key: CREDENTIALS.apiKey, preview_token: CREDENTIALS.previewToken, live_preview: 'init' }
    expect((await ask('/content_types/story/entries', preview)).entries).toEqual([
      expect.objectContaining({ uid: 'tale' }),
    ])
    expect((await ask('/content_types/story/entries', { ...preview, preview_token: 'no' })).error_code).toBe(105)
  })
})

it('sends webhooks as documented, with header lines of one’s own', async () => {
  const { stack } = await served({ masterLocale: 'en-us', contentTypes: [{ uid: 'story', schema: [] }], items: [] })
  let received: { headers: Json; body: Json } | undefined
  const receiver = createServer(async (request, response) => {
    const chunks = await request.toArray()
    received = { headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as Json }
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => receiver.close(() => resolve())))
  stack.publish('story', { uid: 'tale', title: 'Told' })
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  expect(await sendWebhook(url, stack.log[0] as never, { authorization: 'Bearer secret' })).toBe(202)
  expect(received?.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer secret' })
  expect(received?.body).toMatchObject({
    event: 'publish',
    module: 'entry',
    data: { entry: { uid: 'tale' }, content_type: { uid: 'story' } },
  })
})
