import { describe, expect, it } from 'vitest'
import { ASSETS } from '../contentstack-server/stack.ts'
import { mirrored, preview, stories } from './mirrored.ts'

const dimension = { width: 400, height: 300 }
const _metadata = { extensions: { crops: [{ focal_point: { x: 0.5, y: 0.3 } }] } }
const asset = (uid: string) => ({ uid, filename: `${uid}.jpg`, content_type: 'image/jpeg', dimension, _metadata })
const assets = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const uid = `picture_${index + 1}`
    return { contentType: ASSETS, uid, locale: 'en-us', published: { ...asset(uid), locale: 'en-us' } }
  })

describe('pictures of a stack', () => {
  it('have their size and what is stored with them, which the sync leaves out', async () => {
    const { open, read, stack } = await mirrored({ items: assets(120) })
    const mirror = open()
    await mirror.sync()
    for (const uid of ['picture_1', 'picture_99', 'picture_120'])
      expect(read(`entries/image/${uid}.json`)).toMatchObject({ dimension, _metadata })
    stack.publish(ASSETS, { ...asset('picture_7'), dimension: { width: 9, height: 7 } })
    await mirror.sync()
    expect(read('entries/image/picture_7.json').dimension).toEqual({ width: 9, height: 7 })
  })

  it('have them in each language, and in the preview', async () => {
    const { open, read, stack } = await mirrored({ items: [] })
    stack.publish(ASSETS, asset('kiln'), 'de')
    await open().sync()
    expect(read('entries/image/kiln.json')).toMatchObject({ dimension, locale: 'de' })
    const drafts = await mirrored({ items: [], settings: preview })
    drafts.stack.save(ASSETS, asset('kiln'))
    await drafts.open().sync()
    expect(drafts.read('entries/image/kiln.json')).toMatchObject({ dimension, _metadata })
  })

  it('are taken in without them where they are refused, which is said once', async () => {
    const { open, files, log, server, stack } = await mirrored({ items: assets(1) })
    server.fault = (address, response) => {
      if (!address.startsWith('/assets')) return false
      response.writeHead(422).end('{"error_code":141,"error_message":"No such query."}')
      return true
    }
    const mirror = open()
    await mirror.sync()
    stack.publish(ASSETS, asset('kiln'))
    await mirror.sync()
    expect(files()).toEqual(['image/kiln.json', 'image/picture_1.json'])
    expect(log.messages.filter((message) => message.includes('No such query.'))).toHaveLength(1)
  })

  it.each([
    ['does not answer', 503, '', '503'],
    ['gives an answer that is none', 200, '<html>', 'not valid JSON'],
  ])('wait for them where the service %s', async (_, status, body, words) => {
    const { open, files, read, server } = await mirrored({ items: [...stories(1), ...assets(1)] })
    server.fault = (address, response) => {
      if (!address.startsWith('/assets')) return false
      response.writeHead(status).end(body)
      return true
    }
    const mirror = open()
    await expect(mirror.sync()).rejects.toThrow(words)
    expect(files()).toEqual([])
    server.fault = () => false
    await mirror.sync()
    expect(read('entries/image/picture_1.json').dimension).toEqual(dimension)
  })
})
