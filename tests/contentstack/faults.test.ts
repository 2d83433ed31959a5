import { describe, expect, it } from 'vitest'
import type { ServiceError } from '../../services/content/source/contentstack/api/service-error.ts'
import type { ContentstackServer } from '../contentstack-server/server.ts'
import { languagesOf, mirrored, stories, syncsAsked } from './mirrored.ts'

/** What a sync ends with: the kind of failure, or whether something has changed. */
const outcomeOf = (sync: Promise<boolean>) =>
  sync.then(
    (isChanged) => ({ isChanged }),
    (error: ServiceError) => ({ failure: error.failure, message: error.message, retryAfter: error.retryAfter }),
  )

/** From now on answers so, in place of its own answer. */
const answerWith = (server: ContentstackServer, status: number, body: string, headers = {}) => {
  server.fault = (_address, response) => {
    response.writeHead(status, headers).end(body)
    return true
  }
}

const heal = (server: ContentstackServer) => {
  server.fault = () => false
}

describe('what goes wrong while a stack is read', () => {
  it.each([
    ['key', { apiKey: 'blt_other' }, 'error 109'],
    ['delivery token', { token: 'cs_other' }, 'error 105'],
    ['environment', { environment: 'moon' }, "The Environment 'moon' was not found"],
  ])('a wrong %s is said in the words of the service, with the settings to look at', async (_what, settings, words) => {
    const { open } = await mirrored({ settings })
    const { failure, message } = (await outcomeOf(open().sync())) as { failure: string; message: string }
    expect(failure).toBe('settings')
    expect(message).toContain(words)
    expect(message).toContain('CONTENTSTACK_DELIVERY_TOKEN')
  })

  it.each([
    ['HTML', 200, '<html>', 'unreadable', 'not valid JSON'],
    ['a list', 200, '[]', 'unreadable', 'not a JSON object'],
    ['no items', 200, '{"sync_token":"a"}', 'unreadable', 'without items'],
    ['no token', 200, '{"items":[],"sync_token":""}', 'unreadable', 'without a token'],
    ['half an answer', 200, '{"items":[{"type":', 'unreadable', 'not valid JSON'],
    ['an error of its own', 500, 'oh no', 'unavailable', 'answered 500.'],
    ['a way elsewhere', 302, '', 'unavailable', 'cannot be reached'],
  ])('%s is no answer, and nothing is lost by it', async (_what, status, body, failure, words) => {
    const { open, server, files } = await mirrored()
    const mirror = open()
    await mirror.sync()
    answerWith(server, status, body, { location: 'https://elsewhere.example.org/' })
    expect(await outcomeOf(mirror.sync())).toMatchObject({ failure, message: expect.stringContaining(words) })
    heal(server)
    expect(await outcomeOf(mirror.sync())).toEqual({ isChanged: false })
    expect(files()).toHaveLength(3)
  })

  it('an answer without an end is not read to it', async () => {
    const { open, server } = await mirrored({ client: { maxBytes: 100_000 } })
    let sent = 0
    server.fault = (_address, response) => {
      const write = () => {
        while (!response.destroyed && sent < 100_000_000) {
          sent += 65_536
          if (!response.write(' '.repeat(65_536))) return response.once('drain', write)
        }
        return response.end()
      }
      write()
      return true
    }
    expect(await outcomeOf(open().sync())).toMatchObject({
      failure: 'unreadable',
      message: expect.stringContaining('100000'),
    })
    expect(sent).toBeLessThan(50_000_000)
  })

  it('an answer that does not come is given up', async () => {
    const { open, server } = await mirrored({ client: { timeoutMs: 50 } })
    server.fault = () => true
    expect(await outcomeOf(open().sync())).toMatchObject({
      failure: 'unavailable',
      message: expect.stringContaining('50 ms'),
    })
  })

  it('a service that is not there is said to be so', async () => {
    const { open, server } = await mirrored()
    await server.close()
    expect(await outcomeOf(open().sync())).toMatchObject({
      failure: 'unavailable',
      message: expect.stringContaining('ECONN'),
    })
  })

  it.each([
    ['seconds', { 'retry-after': '7' }, 7000],
    [
      'a date, by the clock of the service',
      { 'retry-after': 'Sat, 01 Jan 2000 00:00:09 GMT', date: 'Sat, 01 Jan 2000 00:00:00 GMT' },
      9000,
    ],
    ['more than anybody means', { 'retry-after': '99999999' }, 900_000],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
  ])('too many questions: it is left alone as long as it says, in %s', async (_form, headers, retryAfter) => {
    const { open, server } = await mirrored()
    answerWith(server, 429, '{}', headers)
    expect(await outcomeOf(open().sync())).toMatchObject({ failure: 'limited', retryAfter })
  })

  it('goes on with the page at which it was refused', async () => {
    const { open, server, files } = await mirrored({ items: stories(250) })
    server.rateLimit.remaining = 2
    const mirror = open()
    expect(await outcomeOf(mirror.sync())).toMatchObject({ failure: 'limited' })
    expect(files()).toEqual([])
    server.asked.length = 0
    await mirror.sync()
    expect(syncsAsked(server)).toEqual([expect.stringContaining('pagination_token')])
    expect(files()).toHaveLength(250)
  })

  it('a sync token that is refused means reading everything again, and what is there stays until that is whole', async () => {
    const { open, server, stack, files, log } = await mirrored({ items: stories(150) })
    const mirror = open()
    await mirror.sync()
    stack.delete('story', 'story_1')
    stack.log.length = 0
    server.sync.expireTokens()
    server.rateLimit.remaining = 1
    expect(await outcomeOf(mirror.sync())).toMatchObject({ failure: 'limited' })
    expect(files()).toHaveLength(150)
    server.rateLimit.remaining = Number.POSITIVE_INFINITY
    expect(await mirror.sync()).toBe(true)
    expect(files()).toHaveLength(149)
    expect(log.messages.join()).toContain('error 141')
  })

  it('pages of a sync whose token is refused are asked for again', async () => {
    const { open, server, stack, files } = await mirrored({ items: stories(3) })
    const mirror = open()
    await mirror.sync()
    for (const { published } of stories(150)) stack.publish('story', published as never)
    server.rateLimit.remaining = 1
    await outcomeOf(mirror.sync())
    server.rateLimit.remaining = Number.POSITIVE_INFINITY
    server.fault = (address, response) => {
      if (!address.includes('pagination_token')) return false
      heal(server)
      response.writeHead(422).end('{"error_code":141,"errors":{"pagination_token":["is not valid."]}}')
      return true
    }
    expect(await mirror.sync()).toBe(true)
    expect(files()).toHaveLength(150)
  })

  it('a page that leads back to itself ends the sync, and the next begins anew', async () => {
    const { open, server, files } = await mirrored()
    server.fault = (_address, response) => {
      response.writeHead(200).end('{"items":[],"pagination_token":"again"}')
      return true
    }
    const mirror = open()
    expect(await outcomeOf(mirror.sync())).toMatchObject({
      failure: 'unreadable',
      message: expect.stringContaining('twice'),
    })
    heal(server)
    await mirror.sync()
    expect(files()).toHaveLength(3)
  })

  it('in two languages a refused token takes neither of them, and what is gone of one goes when all was read', async () => {
    const options = { languages: languagesOf({ tag: 'es' }), locales: [{ code: 'es', fallback_locale: 'en-us' }] }
    const { open, server, stack, files } = await mirrored({ ...options, items: stories(60) })
    for (let number = 1; number <= 60; number++) stack.publish('story', { uid: `story_${number}`, title: 'Uno' }, 'es')
    const mirror = open()
    await mirror.sync()
    stack.delete('story', 'story_1', 'es')
    stack.delete('story', 'story_2')
    stack.log.length = 0
    server.sync.expireTokens()
    server.rateLimit.remaining = 1
    expect(await outcomeOf(mirror.sync())).toMatchObject({ failure: 'limited' })
    expect(files()).toHaveLength(120)
    server.rateLimit.remaining = Number.POSITIVE_INFINITY
    expect(await mirror.sync()).toBe(true)
    expect(files()).toHaveLength(118)
    expect(files()).not.toContain('story/story_1.es.json')
    expect(files()).not.toContain('story/story_2.json')
  })

  it.each([
    ['is down', 503, '', { failure: 'unavailable' }],
    ['is asked too often', 429, '', { failure: 'limited' }],
    ['answers nonsense', 200, '{"locales":[]}', { isChanged: true }],
  ])('languages that were known stay where the list of them %s', async (_what, status, body, outcome) => {
    const options = { languages: languagesOf({ tag: 'es' }), locales: [{ code: 'es', fallback_locale: 'en-us' }] }
    const { open, server, stack, files, read } = await mirrored(options)
    stack.publish('story', { uid: 'story_1', title: 'Uno' }, 'es')
    const mirror = open()
    await mirror.sync()
    stack.publish('story', { uid: 'story_1', title: 'Dos' }, 'es')
    server.fault = (address, response) => {
      if (address.startsWith('/locales')) response.writeHead(status).end(body)
      return address.startsWith('/locales')
    }
    expect(await outcomeOf(mirror.sync())).toMatchObject(outcome)
    expect(files()).toContain('story/story_1.es.json')
    heal(server)
    await mirror.sync()
    expect(read('entries/story/story_1.es.json').title).toBe('Dos')
  })

  it('what was read of one stack is not gone on with from another', async () => {
    const { open, server, stack, files } = await mirrored()
    await open().sync()
    stack.delete('story', 'story_1')
    stack.log.length = 0
    server.asked.length = 0
    await open({ locale: 'en-us' }).sync()
    expect(syncsAsked(server)[0]).toContain('init=true')
    expect(files()).toHaveLength(2)
  })
})
