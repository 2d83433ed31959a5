import { describe, expect, it } from 'vitest'
import { ASSETS } from '../contentstack-server/stack.ts'
import { languagesOf, type MirrorTestOptions, mirrored, plainConversion, preview, stories } from './mirrored.ts'

const SPANISH = languagesOf({ tag: 'es' })
const ES = { code: 'es', fallback_locale: 'en-us' }

const drafts = async (given: MirrorTestOptions = {}) => {
  const test = await mirrored({
    languages: SPANISH,
    locales: [ES],
    ...given,
    settings: { ...preview, ...given.settings },
  })
  test.stack.save('story', { uid: 'story_1', title: 'Uno' }, 'es')
  const warnings = () => test.log.lines.flatMap(({ level, message }) => (level === 'warn' ? [message] : []))
  return { ...test, warnings }
}

describe('the mirror of drafts in several languages', () => {
  it('has the latest version in each, and says of each whether it is a draft', async () => {
    const { open, files, read, server, stack, warnings } = await drafts({ items: stories(2) })
    stack.publish('story', { uid: 'story_2', title: 'Dos' }, 'es')
    stack.save('story', { uid: 'story_2', title: 'Changed' })
    stack.save('story', { uid: 'only', title: 'Solo' }, 'es')
    await open().sync()
    expect(files()).toEqual([
      ...['story/only.es.json', 'story/story_1.es.json', 'story/story_1.json'],
      ...['story/story_2.es.json', 'story/story_2.json'],
    ])
    const isDraft = (name: string) => read(`entries/story/${name}.json`).publish_details === undefined
    expect(['story_1.es', 'story_1', 'story_2.es', 'story_2'].map(isDraft)).toEqual([true, false, false, true])
    expect(warnings()).toEqual([])
    const inSpanish = server.asked.map(({ address }) => address).filter((address) => address.includes('locale=es'))
    expect(inSpanish).toHaveLength(2)
    expect(inSpanish.join()).not.toContain('include_fallback')
  })

  it('takes in what is saved and deleted in each by itself, and has nothing to do where nothing was', async () => {
    const { open, files, read, stack } = await drafts({ items: stories(2) })
    const mirror = open()
    await mirror.sync()
    expect(await mirror.sync()).toBe(false)
    stack.save('story', { uid: 'story_1', title: 'Primera' }, 'es')
    stack.delete('story', 'story_2')
    expect(await mirror.sync()).toBe(true)
    expect(read('entries/story/story_1.es.json').title).toBe('Primera')
    expect(files()).toEqual(['story/story_1.es.json', 'story/story_1.json'])
    stack.delete('story', 'story_1', 'es')
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.json'])
  })

  it('writes nothing in a language that has the words of another', async () => {
    const { open, files, stack } = await drafts()
    stack.save('story', { uid: 'story_2', title: 'Story 2', locale: 'en-us' }, 'es')
    await open().sync()
    expect(files()).not.toContain('story/story_2.es.json')
  })

  it('asks for languages by their tags where the stack does not tell them', async () => {
    const { open, files, server, stack } = await drafts({ items: stories(1) })
    server.fault = (address, response) => {
      if (address.startsWith('/locales')) response.writeHead(401).end('{}')
      return address.startsWith('/locales')
    }
    stack.delete('story', 'story_1', 'es')
    const mirror = open()
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.json'])
    stack.save('story', { uid: 'story_1', title: 'Uno' }, 'es')
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.es.json', 'story/story_1.json'])
  })

  it('goes on in the others while one cannot be read, which keeps what it had and is said once', async () => {
    const { open, files, read, server, stack, warnings } = await drafts()
    const mirror = open()
    await mirror.sync()
    server.fault = (address, response) => {
      if (!address.includes('locale=es')) return false
      response.writeHead(503).end()
      return true
    }
    for (const title of ['Changed', 'Changed again']) {
      stack.save('story', { uid: 'story_1', title })
      expect(await mirror.sync()).toBe(true)
      expect(read('entries/story/story_1.json').title).toBe(title)
      expect(read('entries/story/story_1.es.json').title).toBe('Uno')
    }
    expect(warnings()).toEqual([expect.stringMatching(/^The language es of the stack cannot be read: .*503/)])
    server.fault = () => false
    stack.delete('story', 'story_1', 'es')
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.json', 'story/story_2.json', 'story/story_3.json'])
  })

  it('waits where the own one cannot be read, and after too many requests', async () => {
    const { open, files, read, server, stack } = await drafts()
    const mirror = open()
    await mirror.sync()
    stack.save('story', { uid: 'story_1', title: 'Primera' }, 'es')
    server.fault = (address, response) => {
      if (!address.includes('locale=en-us')) return false
      response.writeHead(503).end()
      return true
    }
    await expect(mirror.sync()).rejects.toThrow('503')
    expect(read('entries/story/story_1.es.json').title).toBe('Uno')
    server.fault = (address, response) => {
      if (!address.includes('locale=es')) return false
      response.writeHead(429).end()
      return true
    }
    await expect(mirror.sync()).rejects.toThrow('429')
    server.fault = () => false
    await mirror.sync()
    expect(read('entries/story/story_1.es.json').title).toBe('Primera')
    expect(files()).toHaveLength(4)
  })

  it('gains and loses a language, and leaves nothing of it', async () => {
    const { open, files, stack } = await drafts({ locales: [], items: stories(1) })
    stack.save(ASSETS, { uid: 'kiln', title: 'Horno', filename: 'kiln.jpg' }, 'es')
    const mirror = open()
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.json'])
    stack.locales.push(ES)
    await mirror.sync()
    expect(files()).toEqual(['image/kiln.json', 'story/story_1.es.json', 'story/story_1.json'])
    stack.locales.pop()
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.json'])
  })

  it('of one language has several after a restart, and of several one', async () => {
    const { open, files } = await drafts({ items: stories(1) })
    for (const [languages, expected] of [
      [[], ['story/story_1.json']],
      [SPANISH, ['story/story_1.es.json', 'story/story_1.json']],
      [[], ['story/story_1.json']],
    ] as const) {
      await open({}, plainConversion, languages).sync()
      expect(files()).toEqual(expected)
    }
  })
})
