import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CREDENTIALS } from '../contentstack-server/server.ts'
import { ASSETS } from '../contentstack-server/stack.ts'
import { type MirrorTestOptions, mirrored, preview, stories, syncsAsked, text } from './mirrored.ts'

const drafts = (given: MirrorTestOptions = {}) => mirrored({ ...given, settings: { ...preview, ...given.settings } })

describe('the mirror of drafts', () => {
  it('has the latest version of everything, published or not, and says which are drafts', async () => {
    const { open, files, read, stack } = await drafts({ items: stories(150) })
    stack.save('story', { uid: 'new', title: 'Not yet' })
    stack.save('story', { uid: 'story_1', title: 'Changed' })
    stack.publish('story', { uid: 'story_2', title: 'Published again' })
    expect(await open().sync()).toBe(true)
    expect(files()).toHaveLength(151)
    const isDraft = (uid: string) => read(`entries/story/${uid}.json`).publish_details === undefined
    expect(['new', 'story_1', 'story_2', 'story_3'].map(isDraft)).toEqual([true, true, false, false])
    expect(read('entries/story/story_1.json').title).toBe('Changed')
    expect(files('schemas')).toEqual(['story.json'])
  })

  it('asks the preview service with its own token, and never for a sync', async () => {
    const { open, server } = await drafts()
    await open().sync()
    expect(syncsAsked(server)).toEqual([])
    for (const { headers } of server.asked) {
      expect(headers).toMatchObject({ preview_token: CREDENTIALS.previewToken, live_preview: 'init' })
      expect(headers).not.toHaveProperty('access_token')
    }
  })

  it('takes in what is saved, unpublished and deleted, and has nothing to do where nothing was', async () => {
    const { open, files, read, stack } = await drafts()
    const mirror = open()
    await mirror.sync()
    expect(await mirror.sync()).toBe(false)
    stack.save('story', { uid: 'story_1', title: 'Changed' })
    stack.unpublish('story', 'story_2')
    stack.delete('story', 'story_3')
    expect(await mirror.sync()).toBe(true)
    expect(files()).toEqual(['story/story_1.json', 'story/story_2.json'])
    expect(read('entries/story/story_1.json').title).toBe('Changed')
    expect(read('entries/story/story_2.json')).not.toHaveProperty('publish_details')
    stack.publish('story', { uid: 'story_1' })
    await mirror.sync()
    expect(read('entries/story/story_1.json')).toHaveProperty('publish_details')
  })

  it('has pictures that were uploaded, and entries that show them are made again', async () => {
    const { open, files, read, stack } = await drafts({ items: stories(1, () => ({ picture: 'kiln' })) })
    const mirror = open()
    await mirror.sync()
    stack.save(ASSETS, { uid: 'kiln', title: 'The kiln', filename: 'kiln.jpg' })
    await mirror.sync()
    expect(files()).toContain('image/kiln.json')
    expect(read('entries/story/story_1.json').pictures).toEqual(['The kiln'])
  })

  it('sees at once that a content type has another field, and that one is gone', async () => {
    const { open, files, read, stack } = await drafts()
    const mirror = open()
    await mirror.sync()
    stack.contentTypes.set('story', { uid: 'story', title: 'Tale', schema: [text('title')] })
    await mirror.sync()
    expect(read('schemas/story.json').title).toBe('Tale')
    stack.deleteContentType('story')
    await mirror.sync()
    expect([...files(), ...files('schemas')]).toEqual([])
  })

  it('has the one language that is set, and what falls back where nothing is saved in it', async () => {
    const { open, read, files, stack } = await drafts({ settings: { locale: 'de' } })
    stack.save('story', { uid: 'story_1', title: 'Erste' }, 'de')
    await open().sync()
    expect(files()).toHaveLength(3)
    expect(read('entries/story/story_1.json').title).toBe('Erste')
    expect(read('entries/story/story_2.json')).toMatchObject({ title: 'Story 2', locale: 'en-us' })
  })

  it('goes on after too many requests with the lists that were not read', async () => {
    const contentTypes = ['story', 'pot', 'glaze', 'kiln', 'shelf'].map((uid) => ({ uid, title: uid, schema: [] }))
    const { open, files, server } = await drafts({ contentTypes })
    server.rateLimit.limit = 4
    server.rateLimit.remaining = 4
    const mirror = open()
    await expect(mirror.sync()).rejects.toThrow('429')
    expect(mirror.staged).toBeGreaterThan(0)
    expect(files()).toEqual([])
    for (let attempt = 0; files().length === 0 && attempt < 5; attempt++) await mirror.sync().catch(() => undefined)
    expect(files()).toHaveLength(3)
  })

  it('of an earlier process loses what was deleted meanwhile', async () => {
    const { open, files, stack, contentDir } = await drafts()
    await open().sync()
    stack.delete('story', 'story_1')
    writeFileSync(join(contentDir, 'entries/story/left.json'), '{}')
    await open().sync()
    expect(files()).toEqual(['story/story_2.json', 'story/story_3.json'])
  })

  it('leaves out what cannot name a file, and says so', async () => {
    const { open, files, log } = await drafts({
      items: [...stories(1), { contentType: 'story', uid: '../x', locale: 'en-us', latest: { uid: '../x' } }],
    })
    await open().sync()
    expect(files()).toEqual(['story/story_1.json'])
    expect(log.messages).toContainEqual(expect.stringContaining('1 items that Contentstack answered are not valid'))
  })

  it('ends a list whose pages are all the same', async () => {
    const { open, server } = await drafts()
    const entries = Array.from({ length: 100 }, (_, index) => ({ uid: `story_${index}` }))
    server.fault = (address, response) => {
      if (!address.includes('/entries')) return false
      response.writeHead(200).end(JSON.stringify({ entries }))
      return true
    }
    await expect(open().sync()).rejects.toThrow('the same page of entries twice')
  })

  it('names the preview token where it is refused', async () => {
    const { open } = await drafts({ settings: { token: 'cs_other' } })
    await expect(open().sync()).rejects.toThrow('CONTENTSTACK_PREVIEW_TOKEN')
  })
})
