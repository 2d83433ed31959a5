import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { convertEntry } from '../../services/content/source/contentstack/conversion/entry.ts'
import { siteFieldsOf } from '../../services/content/source/contentstack/conversion/index.ts'
import type { Raw, StackFacts } from '../../services/content/source/contentstack/conversion/values/types.ts'
import { ASSETS } from '../contentstack-server/stack.ts'
import {
  languagesOf,
  type MirrorTestOptions,
  mirrored,
  plainConversion,
  stories,
  syncsAsked,
  text,
} from './mirrored.ts'

const SPANISH = languagesOf({ tag: 'es' })
const SPANISH_FIRST = [
  { tag: 'es', path: '', label: 'Español' },
  { tag: 'en', path: '/en', label: 'English', fallback: 'es' },
]
const ES = { code: 'es', fallback_locale: 'en-us' }

/** A stack in English and Spanish, whose first story is in both. */
async function inTwo(given: MirrorTestOptions = {}) {
  const test = await mirrored({ languages: SPANISH, locales: [ES], ...given })
  test.stack.publish('story', { uid: 'story_1', title: 'Uno' }, 'es')
  const warnings = () => test.log.lines.flatMap(({ level, message }) => (level === 'warn' ? [message] : []))
  const asked = (path: string) => test.server.asked.filter(({ address }) => address.startsWith(path))
  return { ...test, warnings, asked }
}

describe('the mirror of a stack in several languages', () => {
  it('writes an entry in each of them that the institution names, with one sync for all', async () => {
    const { open, files, read, stack, server, warnings } = await inTwo({ locales: [ES, { ...ES, code: 'fr' }] })
    stack.publish('story', { uid: 'story_1', title: 'Un' }, 'fr')
    stack.publish('story', { uid: 'only', title: 'Solo' }, 'es')
    await open().sync()
    expect(files()).toEqual([
      ...['story/only.es.json', 'story/story_1.es.json', 'story/story_1.json'],
      ...['story/story_2.json', 'story/story_3.json'],
    ])
    expect(read('entries/story/story_1.es.json')).toMatchObject({ title: 'Uno', publish_details: { locale: 'es' } })
    expect(read('entries/story/story_1.json').title).toBe('Story 1')
    expect(syncsAsked(server)).toEqual([expect.stringMatching(/init=true$/)])
    expect(warnings()).toEqual([])
  })

  it('says once which languages of the stack are not shown', async () => {
    const { open, log, stack } = await inTwo({ locales: [ES, { ...ES, code: 'fr' }] })
    const mirror = open()
    await mirror.sync()
    stack.publish('story', { uid: 'story_1', title: 'Changed' })
    await mirror.sync()
    expect(log.messages.filter((message) => message.includes('not shown: fr.'))).toHaveLength(1)
  })

  it('takes in what is published, unpublished and deleted in each by itself, and in all', async () => {
    const { open, files, read, stack } = await inTwo({ items: stories(2) })
    const mirror = open()
    await mirror.sync()
    stack.publish('story', { uid: 'story_2', title: 'Dos' }, 'es')
    stack.unpublish('story', 'story_1', 'es')
    expect(await mirror.sync()).toBe(true)
    expect(files()).toEqual(['story/story_1.json', 'story/story_2.es.json', 'story/story_2.json'])
    stack.publish('story', { uid: 'story_1' }, 'es')
    stack.unpublish('story', 'story_1')
    stack.delete('story', 'story_2', 'es')
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.es.json', 'story/story_2.json'])
    expect(read('entries/story/story_1.es.json').title).toBe('Uno')
    stack.log.push({ type: 'entry_deleted', event_at: '2027', content_type_uid: 'story', data: { uid: 'story_1' } })
    await mirror.sync()
    expect(files()).toEqual(['story/story_2.json'])
  })

  it('writes nothing in a language in which an entry is published with the words of its fallback', async () => {
    const { open, files, stack } = await inTwo()
    stack.publish('story', { uid: 'story_2', title: 'Story 2', locale: 'en-us' }, 'es')
    const mirror = open()
    await mirror.sync()
    expect(files()).not.toContain('story/story_2.es.json')
    stack.publish('story', { uid: 'story_1', title: 'Story 1', locale: 'en-us' }, 'es')
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.json', 'story/story_2.json', 'story/story_3.json'])
  })

  it('has fields that are the same in all languages from the main one, as soon as they change there', async () => {
    const schema = [text('title'), { ...text('price'), non_localizable: true }]
    const { open, read, stack } = await inTwo({ contentTypes: [{ uid: 'story', title: 'Story', schema }] })
    stack.publish('story', { uid: 'story_1', title: 'Uno', price: '5' }, 'es')
    const mirror = open()
    await mirror.sync()
    expect(read('entries/story/story_1.es.json')).not.toHaveProperty('price')
    stack.publish('story', { uid: 'story_1', title: 'Story 1', price: '7' })
    await mirror.sync()
    expect(read('entries/story/story_1.es.json')).toMatchObject({ title: 'Uno', price: '7' })
    stack.unpublish('story', 'story_1')
    await mirror.sync()
    expect(read('entries/story/story_1.es.json').price).toBe('5')
  })

  it('has them from the main language of the stack also where the institution speaks another first', async () => {
    const schema = [text('title'), { ...text('price'), non_localizable: true }]
    const contentTypes = [{ uid: 'story', title: 'Story', schema }]
    const { open, read, stack, files, warnings } = await inTwo({ languages: SPANISH_FIRST, contentTypes, items: [] })
    stack.publish('story', { uid: 'story_1', title: 'One', price: '7' })
    await open().sync()
    expect(files()).toEqual(['story/story_1.en.json', 'story/story_1.json'])
    expect(read('entries/story/story_1.json')).toMatchObject({ title: 'Uno', price: '7' })
    expect(warnings()).toEqual([expect.stringMatching(/^en falls back to es .* and to nothing in the stack/)])
  })

  it('shows an entry that Spanish words embed by its Spanish title and its own address', async () => {
    const site = siteFieldsOf({ types: new Map(), wireBlocks: new Map() })
    const conversion = {
      ...plainConversion,
      entry: (raw: Raw, facts: StackFacts) => convertEntry(raw, { ...site, isKnown: () => true, ...facts }),
    }
    const attrs = { type: 'entry', 'display-type': 'inline', 'entry-uid': 'story_2' }
    const blurb = { type: 'doc', children: [{ type: 'reference', attrs, children: [{ text: '' }] }] }
    const { open, read, stack } = await inTwo({ conversion, items: stories(3, () => ({ blurb })) })
    stack.publish('story', { uid: 'story_1', title: 'Uno', blurb }, 'es')
    stack.publish('story', { uid: 'story_2', title: 'Two', url: '/two' })
    stack.publish('story', { uid: 'story_2', title: 'Dos', url: '/dos' }, 'es')
    const mirror = open()
    await mirror.sync()
    expect(read('entries/story/story_1.es.json').blurb).toBe('<a href="/two">Dos</a>')
    expect(read('entries/story/story_1.json').blurb).toBe('<a href="/two">Two</a>')
    stack.publish('story', { uid: 'story_2', title: 'Segunda', url: '/segunda' }, 'es')
    await mirror.sync()
    expect(read('entries/story/story_1.es.json').blurb).toBe('<a href="/two">Segunda</a>')
  })

  it('has what is said of a picture in each language, and nothing where the same is said', async () => {
    const { open, files, read, stack } = await inTwo({ items: stories(1, () => ({ picture: 'kiln' })) })
    stack.publish('story', { uid: 'story_1', title: 'Uno', picture: 'kiln' }, 'es')
    for (const uid of ['kiln', 'jar', 'here'])
      for (const locale of uid === 'here' ? ['es'] : ['en-us', 'es'])
        stack.publish(
          ASSETS,
          { uid, title: uid === 'kiln' ? `The kiln, ${locale}` : 'A jar', filename: 'a.jpg' },
          locale,
        )
    await open().sync()
    expect(files().filter((name) => name.startsWith('image'))).toEqual([
      ...['image/here.json', 'image/jar.json', 'image/kiln.es.json', 'image/kiln.json'],
    ])
    expect(read('entries/story/story_1.es.json').pictures).toEqual(['The kiln, es'])
    expect(read('entries/story/story_1.json').pictures).toEqual(['The kiln, en-us'])
  })

  it('gains and loses a language with the stack, without reading everything again', async () => {
    const { open, files, stack, server, warnings } = await inTwo({ locales: [] })
    const mirror = open()
    await mirror.sync()
    expect(files()).not.toContain('story/story_1.es.json')
    expect(warnings()).toEqual([expect.stringContaining('The stack has no language es')])
    stack.locales.push(ES)
    expect([await mirror.sync(), await mirror.sync(true), await mirror.sync(true)]).toEqual([false, true, false])
    expect(files()).toContain('story/story_1.es.json')
    stack.locales.pop()
    await mirror.sync(true)
    expect(files()).not.toContain('story/story_1.es.json')
    expect(syncsAsked(server).filter((address) => address.includes('init'))).toHaveLength(1)
  })

  it('has a language that it gained also where the disk was full meanwhile', async () => {
    let isFull = false
    const conversion = {
      ...plainConversion,
      entry: (...given: Parameters<typeof plainConversion.entry>) => {
        if (isFull) throw new Error('no space left')
        return plainConversion.entry(...given)
      },
    }
    const { open, files, stack } = await inTwo({ locales: [], conversion })
    const mirror = open()
    await mirror.sync()
    stack.locales.push(ES)
    isFull = true
    await expect(mirror.sync(true)).rejects.toThrow('no space left')
    isFull = false
    expect(await mirror.sync()).toBe(true)
    expect(files()).toContain('story/story_1.es.json')
    expect(await mirror.sync()).toBe(false)
  })

  it('takes the languages of what is published where the stack does not tell its own, and says so once', async () => {
    const { open, files, server, stack, warnings } = await inTwo()
    server.fault = (address, response) => {
      if (!address.startsWith('/locales')) return false
      response.writeHead(401).end('{"error_code":105,"error_message":"Not with a delivery token."}')
      return true
    }
    const mirror = open()
    await mirror.sync()
    expect(files()).toContain('story/story_1.es.json')
    stack.unpublish('story', 'story_1', 'es')
    await mirror.sync()
    expect(files()).not.toContain('story/story_1.es.json')
    expect(warnings().filter((text) => text.includes('Not with a delivery token.'))).toHaveLength(1)
  })

  it('knows its languages after a restart without the service, and which is the main one of the stack', async () => {
    const { open, files, server } = await inTwo({ languages: SPANISH_FIRST })
    await open().sync()
    server.fault = (_address, response) => {
      response.writeHead(503).end()
      return true
    }
    const again = open()
    expect(await again.prepare()).toBe(false)
    await expect(again.sync()).rejects.toThrow('503')
    expect(files()).toContain('story/story_1.en.json')
  })

  it('leaves files alone that do not change', async () => {
    const { open, stack, contentDir } = await inTwo()
    const mirror = open()
    await mirror.sync()
    const stamp = () => statSync(join(contentDir, 'entries/story/story_1.json')).mtimeMs
    const before = stamp()
    stack.publish('story', { uid: 'story_1', title: 'Otra' }, 'es')
    await mirror.sync()
    expect(stamp()).toBe(before)
  })

  it('leaves out an entry whose name ends like that of a language, and says so', async () => {
    const { open, files, stack, warnings } = await inTwo({ items: [] })
    stack.publish('story', { uid: 'a.es', title: 'A' })
    await open().sync()
    expect(files()).toEqual(['story/story_1.es.json'])
    expect(warnings()).toEqual([expect.stringContaining('story/a.es: is left out')])
  })
})

describe('a mirror of one language that is to have several', () => {
  it('has them at once, without reading anything again, and goes back in the same way', async () => {
    const { open, files, server, stack } = await inTwo()
    await open({}, plainConversion, []).sync()
    expect(files()).toEqual(['story/story_1.json', 'story/story_2.json', 'story/story_3.json'])
    server.asked.length = 0
    const several = open()
    expect(await several.prepare()).toBe(true)
    expect(files()).toContain('story/story_1.es.json')
    stack.publish('story', { uid: 'story_2', title: 'Dos' }, 'es')
    await several.sync()
    expect(files()).toContain('story/story_2.es.json')
    await open({}, plainConversion, []).prepare()
    expect(files()).toEqual(['story/story_1.json', 'story/story_2.json', 'story/story_3.json'])
    expect(syncsAsked(server).join()).not.toContain('init')
  })

  it('is read once where that language was set, which is now the own one', async () => {
    const { open, files, read, server } = await inTwo({ settings: { locale: 'en-us' } })
    await open({}, plainConversion, []).sync()
    await open().sync()
    expect(syncsAsked(server)).toEqual([
      expect.stringMatching(/init=true&locale=en-us$/),
      expect.stringMatching(/init=true$/),
    ])
    expect(files()).toContain('story/story_1.es.json')
    expect(read('entries/story/story_1.json').title).toBe('Story 1')
  })

  it('asks and keeps with one language what it did before', async () => {
    const { open, asked, directory } = await inTwo({ languages: SPANISH.slice(0, 1) })
    await open().sync()
    expect(asked('/locales')).toEqual([])
    expect(readdirSync(directory)).not.toContain('locales.json')
  })
})
