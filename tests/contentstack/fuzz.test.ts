import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ServiceError } from '../../services/content/source/contentstack/api/service-error.ts'
import type { Json } from '../contentstack-server/json.ts'
import { mirrored, preview } from './mirrored.ts'

const word = fc.constantFrom(
  'story',
  'story_1',
  'sys_assets',
  'en-us',
  '',
  '..',
  '.x',
  'a/b',
  '__proto__',
  'x'.repeat(300),
  '\0',
)
const item = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      type: fc.constantFrom(
        'entry_published',
        'asset_published',
        'entry_deleted',
        'content_type_deleted',
        'entry_',
        '__proto__',
      ),
      event_at: fc.oneof(fc.constantFrom('2026-01-01T00:00:00.000Z', '2017-11-23T00:00:000Z', 'soon'), fc.jsonValue()),
      content_type_uid: fc.oneof(word, fc.jsonValue()),
      data: fc.oneof(
        fc.record(
          { uid: fc.oneof(word, fc.jsonValue()), locale: word, publish_details: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  ),
)
/** An entry or asset of a list. */
const listed = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      uid: fc.oneof(word, fc.jsonValue()),
      locale: fc.oneof(word, fc.jsonValue()),
      updated_at: fc.oneof(
        fc.constantFrom('2026-01-01T00:00:00.000Z', 'soon'),
        fc.constant({ toString: 1 }),
        fc.jsonValue(),
      ),
      _version: fc.jsonValue(),
      publish_details: fc.oneof(
        fc.jsonValue(),
        fc.record({ time: fc.oneof(fc.constant({ toString: 1 }), fc.jsonValue()), version: fc.jsonValue() }),
      ),
    },
    { requiredKeys: [] },
  ),
)
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

it('whatever the service answers, the mirror lives, and has what is whole', async () => {
  const { server, open, stack, files } = await mirrored()
  const mirror = open()
  await mirror.sync()
  let answer = ''
  server.fault = (address, response) => {
    if (!address.startsWith('/stacks/sync')) return false
    response.writeHead(200).end(answer)
    return true
  }
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 8 }), fc.oneof(fc.string(), fc.jsonValue()), async (items, token) => {
      answer = JSON.stringify({ items, sync_token: token })
      const error = await mirror.sync().catch((failure: Error) => failure)
      expect(typeof error === 'boolean' || error instanceof ServiceError).toBe(true)
    }),
    { numRuns: 150 },
  )
  const data: Json = { uid: 'story_7', title: 'Whole', locale: 'en-us' }
  const whole = { type: 'entry_published', event_at: '2026-03-01T00:00:00.000Z', content_type_uid: 'story', data }
  answer = `{"items":[${nested(50_000)},{"type":"entry_published","content_type_uid":"story","data":{"uid":"deep","x":${nested(50_000)}}},${JSON.stringify(whole)}],"sync_token":"t"}`
  await mirror.sync()
  expect(files()).toContain('story/story_7.json')
  expect(files().join()).not.toContain('deep')
  expect(stack.items()).toHaveLength(3)
})

it('whatever lists the preview service answers, the mirror of drafts lives, and has what is whole', async () => {
  const { server, open, files } = await mirrored({ settings: preview })
  const mirror = open()
  await mirror.sync()
  let answer = ''
  server.fault = (address, response) => {
    if (address.startsWith('/content_types?')) return false
    response.writeHead(200).end(answer)
    return true
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(listed, { maxLength: 8 }),
      fc.oneof(fc.array(listed), fc.jsonValue()),
      async (items, odd) => {
        answer = JSON.stringify({ entries: items, assets: odd })
        const error = await mirror.sync().catch((failure: Error) => failure)
        expect(typeof error === 'boolean' || error instanceof ServiceError).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
  answer = `{"entries":[${nested(50_000)},{"uid":"deep","x":${nested(50_000)}},{"uid":"story_7","title":"Whole"}],"assets":[]}`
  for (const _ of ['a sync that was begun', 'a whole one']) await mirror.sync()
  expect(files()).toEqual(['story/story_7.json'])
})
