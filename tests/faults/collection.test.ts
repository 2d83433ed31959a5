import type { RequestListener } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, published } from '../browser/content.ts'
import { hostSite, withSite } from '../browser/server.ts'
import { fakeService, longAnswer } from './fake-service.ts'
import { hang, json } from './outside-faults.ts'

const to = (uid: string) => [{ uid, _content_type_uid: 'collection_object' }]
const object = (objectID: string) =>
  published('collection_object', {
    uid: `object_${objectID}`,
    title: `Stored title of ${objectID}`,
    url: `https://collection.example.org/objects/${objectID}`,
  })
const block = (objectID: string) => ({ collection_object_block: { item: to(`object_${objectID}`) } })

const recordOf = (address = '') => ({
  objectID: decodeURIComponent(address.split('/').at(-1) ?? ''),
  title: `Live title of ${address}`,
  maker: 'A live maker',
})
const working: RequestListener = (request, response) => json(recordOf(request.url))(request, response)
const MB = 1024 * 1024
/** Ways in which a service fails, by name; each has a page and an object of its own. */
const faults: Record<string, RequestListener> = {
  '500': (_, response) => response.writeHead(500).end('{"objectID":"500"}'),
  html: (_, response) => response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
  'broken-json': json('{"objectID": "broken'),
  nothing: (_, response) => response.end(),
  null: json('null'),
  list: json('[]'),
  'another-object': json({ objectID: 'other', title: 'Another object' }),
  'hanging-up': (request) => request.socket.destroy(),
  'hanging-up-in-the-middle': (request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{"objectID":')
    setImmediate(() => request.socket.destroy())
  },
}
const names = [...Object.keys(faults), 'kept', 'large', 'hanging', 'later', 'script']
const many = Array.from({ length: 40 }, (_, index) => `many-${index}`)
const content = contentDirectory(
  ...[...names, ...many].map(object),
  ...names.map((name) => documentEntry(name, 'Words of the page.', { body: [block(name)] })),
  documentEntry('many', 'Words of the page.', { body: many.map(block) }),
  documentEntry('plain', 'Words of the page.'),
)

describe('Q-20 the museum collection', async () => {
  const service = await fakeService(working)
  const site = withSite({ content, environment: { COLLECTION_URL: `${service.origin}/api/` } })
  const visit = async (name: string) => {
    const answer = await fetch(`${site.origin}/${name}`)
    return { status: answer.status, text: await answer.text() }
  }
  const errors = (uid: string) => site.log().filter((line) => line.uid === uid && Number(line.level) >= 50)

  it('SITE-102 SITE-103 is asked for the object, and what it says is shown', async () => {
    const { status, text } = await visit('kept')
    expect(status).toBe(200)
    expect(text).toContain('A live maker')
    expect(service.asked).toEqual(['/api/objects/kept'])
  })

  it.each(Object.keys(faults).filter((name) => !name.startsWith('hanging')))(
    'SITE-105 answering %s costs the facts alone, and is logged with the entry',
    async (name) => {
      service.answer = faults[name] as RequestListener
      const { status, text } = await visit(name)
      expect(status).toBe(200)
      expect(text).toContain(`Stored title of ${name}`)
      expect(text).not.toMatch(/A live maker|Another object|<img/)
      expect(errors(`object_${name}`).map(({ msg }) => msg)).toEqual([
        expect.stringContaining(`collection_object object_${name} is shown without data of its service`),
      ])
    },
  )

  it('leaves a field out that is no link, and keeps the rest', async () => {
    service.answer = json({ ...recordOf('script'), iiifManifest: 'javascript:alert(1)' })
    const { text } = await visit('script')
    expect(text).toContain('A live maker')
    expect(text).not.toContain('javascript:')
  })

  it('answering 100 MB is left off after a bounded part', async () => {
    const { answer, sent } = longAnswer(100 * MB)
    service.answer = answer
    expect((await visit('large')).text).toContain('Stored title of large')
    expect(sent()).toBeLessThan(50 * MB)
  })

  it('is asked about forty objects of a page a few at a time', async () => {
    let [open, most] = [0, 0]
    service.answer = (request, response) => {
      most = Math.max(most, ++open)
      setImmediate(() => {
        open--
        working(request, response)
      })
    }
    const { text } = await visit('many')
    expect(text.match(/A live maker/g)).toHaveLength(40)
    expect(most).toBeLessThanOrEqual(8)
  })

  it('hanging holds up its own page no longer than the time-out, and no other at all', async () => {
    service.answer = hang
    const asked = service.asked.length
    const own = visit('hanging')
    await expect.poll(() => service.asked.length).toBeGreaterThan(asked)
    let isAnswered = false
    own.then(() => (isAnswered = true))
    expect((await visit('plain')).status).toBe(200)
    expect((await visit('kept')).text).toContain('A live maker')
    expect(isAnswered).toBe(false)
    expect((await own).text).toContain('Stored title of hanging')
    expect(errors('object_hanging')).toMatchObject([{ msg: expect.stringContaining('timeout of 2000 ms') }])
  })

  it('that hung is not waited for again by the next visitor', async () => {
    const asked = service.asked.length
    expect((await visit('later')).text).toContain('Stored title of later')
    expect(service.asked.length).toBe(asked)
    expect(errors('object_later')).toMatchObject([{ msg: expect.stringContaining('asked again in a moment') }])
    await service.close()
  })
})

describe.each(['hanging-up', 'hanging-up-in-the-middle'])('Q-20 a museum collection %s', (name) => {
  it('SITE-105 costs the facts alone', async () => {
    const service = await fakeService(faults[name] as RequestListener)
    const site = await hostSite({ content, environment: { COLLECTION_URL: service.origin } })
    try {
      const answer = await fetch(`${site.origin}/${name}`)
      expect([answer.status, (await answer.text()).includes(`Stored title of ${name}`)]).toEqual([200, true])
    } finally {
      await site.stop()
      await service.close()
    }
  })
})

describe('Q-20 a museum collection that refuses connections', () => {
  let origin = ''
  beforeAll(async () => {
    const service = await fakeService(working)
    await service.close()
    origin = service.origin
  })
  const site = withSite(() => ({ content, environment: { COLLECTION_URL: origin } }))

  it('SITE-105 costs the facts alone', async () => {
    const answer = await fetch(`${site.origin}/many`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Stored title of many-39')
  })
})

describe('a wrong address of the collection', () => {
  it('ENG-041 stops the start, and says what to do', async () => {
    await expect(hostSite({ content, environment: { COLLECTION_URL: 'collection.example.org' } })).rejects.toThrow(
      'COLLECTION_URL is "collection.example.org". Give a whole address that starts with https:// or http://',
    )
  })
})
