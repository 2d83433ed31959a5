import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentEntry, type ServedSite, startServer, writeEntry } from '../../browser/index.ts'
import { demoContent } from '../../pages/demo-content.ts'
import { ask } from '../../pages/http.ts'
import { sitemapPaths } from '../../pages/links.ts'
import { megabytes, note } from '../report/figures.ts'
import { type SmallMemory, smallMemory, withoutSmallMemory } from '../small-memory.ts'
import { inParallel, openConnection } from '../traffic.ts'

const MEGABYTES = 512
const CHANGED = 500
const SECRET = 'long enough a secret'

describe(`Q-24 a container of ${MEGABYTES} MB`, () => {
  const content = demoContent()
  let memory: SmallMemory
  let site: ServedSite
  beforeAll(async () => {
    if (withoutSmallMemory) return
    memory = smallMemory(MEGABYTES)
    site = await startServer({
      isMeasured: true,
      content,
      nearDemo: true,
      through: memory.through,
      environment: { CONTENT_SECRET: SECRET, LOG_LEVEL: 'warn' },
    })
    return async () => {
      await site.stop()
      memory.remove()
    }
  })
  beforeEach(({ skip }) => skip(withoutSmallMemory !== undefined, withoutSmallMemory))
  const read = async (path: string) => (await ask(site.origin, path)).status

  const visits = async () => inParallel(await sitemapPaths(site.origin), 8, async (path) => void (await read(path)))
  const pictures = () =>
    Promise.all(
      ['poster-09', 'poster-13', 'poster-01', 'lost'].map(async (id) =>
        expect(await read(`/iiif/${id}/full/full/0/default.avif`)).toBe(200),
      ),
    )
  const flood = async () => {
    const requests = Array.from({ length: 1500 }, (_, index) => `GET /missing/${index} HTTP/1.1\r\nHost: a\r\n\r\n`)
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openConnection(site.origin, requests.join(''))))
    for (const socket of sockets) socket.destroy()
  }
  const ingest = async () => {
    for (let index = 0; index < CHANGED; index++) writeEntry(content, documentEntry(`new-${index}`, 'New words.'))
    const headers = { authorization: `Bearer ${SECRET}` }
    expect((await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })).status).toBe(200)
    expect(await read('/new-1')).toBe(200)
  }

  it.each(Object.entries({ visits, flood, pictures, ingest }))('is enough for %s', async (_, attack) => {
    await attack()
    expect(await read('/news')).toBe(200)
    expect([site.process.exitCode, memory.kills()]).toEqual([null, 0])
    note({ what: 'most so far', figure: megabytes(memory.most()), target: `≤ ${MEGABYTES} MB` })
  })

  it('is enough for all of them at once; at worst the processes that draw are ended, and begin again', async () => {
    const drawn = pictures().catch(() => 'given up')
    await Promise.all([visits(), flood(), flood(), ingest(), drawn])
    expect(await read('/news')).toBe(200)
    expect(site.process.exitCode).toBeNull()
    await pictures()
    note({ what: 'most', figure: megabytes(memory.most()) }, { what: 'processes ended', figure: memory.kills() })
  })
})
