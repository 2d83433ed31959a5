import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ServiceError } from '../../services/content/source/contentstack/api/service-error.ts'
import type { Json } from '../contentstack-server/json.ts'
import { languagesOf, type MirrorTestOptions, mirrored, preview } from './mirrored.ts'

const word = fc.constantFrom(
  'story',
  'story_1',
  'sys_assets',
  'en-us',
  'es',
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

const SEVERAL = { languages: languagesOf({ tag: 'es' }), locales: [{ code: 'es', fallback_locale: 'en-us' }] }
const EACH: [string, MirrorTestOptions][] = [
  ['one language', {}],
  ['two languages', SEVERAL],
]

it.each(EACH)('whatever the service answers, a mirror of %s lives, and has what is whole', async (_what, options) => {
  const { server, open, stack, files } = await mirrored(options)
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

it.each(EACH)('whatever lists the preview service answers, a mirror of drafts in %s lives', async (_what, options) => {
  const { server, open, files } = await mirrored({ ...options, settings: preview })
  const mirror = open()
  await mirror.sync()
  let answer = ''
  server.fault = (address, response) => {
    if (address.startsWith('/content_types?') || address.startsWith('/locales')) return false
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
  answer = `{"entries":[${nested(50_000)},{"uid":"deep","x":${nested(50_000)}},{"uid":"story_7","title":"Whole","locale":"en-us"}],"assets":[]}`
  for (const _ of ['a sync that was begun', 'a whole one']) await mirror.sync()
  expect(files()).toEqual(['story/story_7.json'])
})

it('whatever languages the stack tells, the mirror lives, and has the own one', async () => {
  const { server, open, files, directory } = await mirrored(SEVERAL)
  const mirror = open()
  await mirror.sync()
  let answer = ''
  server.fault = (address, response) => {
    if (!address.startsWith('/locales')) return false
    response.writeHead(200).end(answer)
    return true
  }
  const code = fc.oneof(word, fc.constantFrom('EN-US', 'de', 'es-mx', 'en'), fc.jsonValue())
  const locale = fc.oneof(fc.jsonValue(), fc.record({ code, fallback_locale: code }, { requiredKeys: [] }))
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(locale), fc.jsonValue()), async (locales) => {
      answer = JSON.stringify({ locales })
      expect(typeof (await mirror.sync(true))).toBe('boolean')
      writeFileSync(join(directory, 'locales.json'), answer)
      await open().prepare()
    }),
    { numRuns: 150 },
  )
  answer = JSON.stringify({ locales: [{ code: 'en-us' }, { code: 'es', fallback_locale: 'en-us' }] })
  await mirror.sync(true)
  expect(files()).toHaveLength(3)
})
