import { describe, expect, it } from 'vitest'
import { convertEntry } from '../../services/content/source/contentstack/conversion/entry.ts'
import { siteFieldsOf } from '../../services/content/source/contentstack/conversion/index.ts'
import type { Raw, StackFacts } from '../../services/content/source/contentstack/conversion/values/types.ts'
import { ASSETS } from '../contentstack-server/stack.ts'
import { mirrored, plainConversion, stories, syncsAsked, text } from './mirrored.ts'

describe('the mirror of a stack', () => {
  it('has everything that is published, and content types with it', async () => {
    const { open, files, read, stack } = await mirrored({ items: stories(250) })
    stack.save('story', { uid: 'draft', title: 'Not yet' })
    expect(await open().sync()).toBe(true)
    expect(files()).toHaveLength(250)
    expect(read('entries/story/story_7.json')).toMatchObject({ uid: 'story_7', title: 'Story 7' })
    expect(files('schemas')).toEqual(['story.json'])
  })

  it('asks from then on for changes alone, and has none where there are none', async () => {
    const { open, server } = await mirrored({ items: stories(101) })
    const mirror = open()
    await mirror.sync()
    server.asked.length = 0
    expect(await mirror.sync()).toBe(false)
    expect(syncsAsked(server)).toEqual([expect.stringContaining('sync_token=')])
    expect(server.asked).toHaveLength(1)
  })

  it('takes in what is published, unpublished, published again and deleted', async () => {
    const { open, files, read, stack } = await mirrored()
    const mirror = open()
    await mirror.sync()
    stack.publish('story', { uid: 'story_1', title: 'Changed' })
    stack.publish('story', { uid: 'story_9', title: 'New' })
    stack.unpublish('story', 'story_2')
    stack.delete('story', 'story_3')
    expect(await mirror.sync()).toBe(true)
    expect(files()).toEqual(['story/story_1.json', 'story/story_9.json'])
    expect(read('entries/story/story_1.json').title).toBe('Changed')
    stack.publish('story', { uid: 'story_2' })
    await mirror.sync()
    expect(files()).toContain('story/story_2.json')
  })

  it('has what happened last, in whichever order it is told', async () => {
    const { open, files, stack, server, read } = await mirrored()
    const mirror = open()
    await mirror.sync()
    server.sync.newestFirst = true
    stack.unpublish('story', 'story_1')
    stack.publish('story', { uid: 'story_1', title: 'Back again' })
    stack.publish('story', { uid: 'story_2', title: 'For a moment' })
    stack.delete('story', 'story_2')
    await mirror.sync()
    expect(read('entries/story/story_1.json').title).toBe('Back again')
    expect(files()).toEqual(['story/story_1.json', 'story/story_3.json'])
  })

  it('loses the entries of a content type that is deleted, and its schema', async () => {
    const { open, files, stack } = await mirrored()
    const mirror = open()
    await mirror.sync()
    stack.deleteContentType('story')
    await mirror.sync()
    expect([...files(), ...files('schemas')]).toEqual([])
  })

  it('has the one language that is set', async () => {
    const { open, read, stack } = await mirrored({ settings: { locale: 'de' } })
    stack.publish('story', { uid: 'story_1', title: 'Erste' }, 'de')
    await open().sync()
    expect(read('entries/story/story_1.json').title).toBe('Erste')
  })

  it('loses what falls back to another language when it is not published in its own any more', async () => {
    const { open, files, stack } = await mirrored({ items: [], settings: { locale: 'de' } })
    stack.publish('story', { uid: 'story_1', title: 'Told in English', locale: 'en-us' }, 'de')
    const mirror = open()
    await mirror.sync()
    expect(files()).toEqual(['story/story_1.json'])
    stack.unpublish('story', 'story_1', 'de')
    await mirror.sync()
    expect(files()).toEqual([])
  })

  it('has the main language of the stack where none is set, as a preview has it, and another where that is gone', async () => {
    const { open, read, stack } = await mirrored()
    const mirror = open()
    await mirror.sync()
    stack.publish('story', { uid: 'story_1', title: 'Erste' }, 'de')
    await mirror.sync()
    expect(read('entries/story/story_1.json').title).toBe('Story 1')
    const again = open()
    await again.sync()
    expect(read('entries/story/story_1.json').title).toBe('Story 1')
    stack.unpublish('story', 'story_1')
    await again.sync()
    expect(read('entries/story/story_1.json').title).toBe('Erste')
  })

  it('makes entries again that show a picture of which something else is said', async () => {
    const { open, read, files, stack } = await mirrored({ items: stories(2, () => ({ picture: 'kiln' })) })
    const mirror = open()
    await mirror.sync()
    expect(read('entries/story/story_1.json').pictures).toEqual([null])
    stack.publish(ASSETS, { uid: 'kiln', title: 'The kiln', filename: 'kiln.jpg' })
    await mirror.sync()
    expect(read('entries/story/story_1.json').pictures).toEqual(['The kiln'])
    expect(files()).toContain('image/kiln.json')
    stack.delete(ASSETS, 'kiln')
    await mirror.sync()
    expect(read('entries/story/story_2.json').pictures).toEqual([null])
    expect(files()).toEqual(['story/story_1.json', 'story/story_2.json'])
  })

  it('makes entries again whose text names an entry that has another title', async () => {
    const site = siteFieldsOf({ types: new Map(), wireBlocks: new Map() })
    const conversion = {
      ...plainConversion,
      entry: (raw: Raw, facts: StackFacts) => convertEntry(raw, { ...site, isKnown: () => true, ...facts }),
    }
    const attrs = { type: 'entry', 'display-type': 'inline', 'entry-uid': 'story_2' }
    const inLine = { type: 'reference', attrs, children: [{ text: '' }] }
    const items = stories(2, (number) => (number === 1 ? { blurb: { type: 'doc', children: [inLine] } } : {}))
    const { open, read, stack } = await mirrored({ items, conversion })
    const mirror = open()
    await mirror.sync()
    expect(read('entries/story/story_1.json').blurb).toBe('Story 2')
    stack.publish('story', { uid: 'story_2', title: 'Another', url: '/another' })
    await mirror.sync()
    expect(read('entries/story/story_1.json').blurb).toBe('<a href="/another">Another</a>')
  })

  it('leaves files alone that do not change', async () => {
    const { open, stack, contentDir } = await mirrored()
    const mirror = open()
    await mirror.sync()
    const { statSync } = await import('node:fs')
    const stamp = () => statSync(`${contentDir}/entries/story/story_2.json`).mtimeMs
    const before = stamp()
    stack.publish('story', { uid: 'story_1', title: 'Changed' })
    await mirror.sync()
    expect(stamp()).toBe(before)
  })

  it('reads content types of which nothing was published when somebody says that something has changed', async () => {
    const { open, stack, read } = await mirrored()
    const mirror = open()
    await mirror.sync()
    stack.contentTypes.set('story', { uid: 'story', title: 'Tale', schema: [text('title')] })
    expect(await mirror.sync()).toBe(false)
    expect(await mirror.sync(true)).toBe(true)
    expect(read('schemas/story.json').title).toBe('Tale')
  })

  it('makes entries again when their content type changes, and all of them with other code', async () => {
    const { open, stack, read } = await mirrored()
    const mirror = open()
    await mirror.sync()
    stack.contentTypes.set('story', { uid: 'story', title: 'Tale', schema: [text('title')] })
    stack.publish('story', { uid: 'story_1', title: 'Changed' })
    await mirror.sync()
    expect(read('schemas/story.json').title).toBe('Tale')
    const { plainConversion } = await import('./mirrored.ts')
    const loud = {
      ...plainConversion,
      version: 'loud',
      entry: (...given: Parameters<typeof plainConversion.entry>) => {
        const file = plainConversion.entry(...given)
        return { ...file, text: String(file.text).toUpperCase() }
      },
    }
    expect(await open({}, loud).prepare()).toBe(true)
    expect(read('entries/story/story_2.json').TITLE).toBe('STORY 2')
  })
})
