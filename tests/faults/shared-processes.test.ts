import { Agent, get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishDirectory } from '../../services/content/index.ts'
import { contentDirectory, documentEntry, writeEntry } from '../browser/content.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { CacheInFront } from '../outside/cache-in-front.ts'
import { ask } from '../postgres/ask.ts'
import { type PostgresServer, postgres, startPostgres } from '../postgres/server.ts'
import { note } from './report/figures.ts'
import { onConnections, serversOf } from './servers.ts'

const SECRET = 'long enough a secret'

describe.skipIf(!('folder' in postgres))(
  'two servers of a machine that shares content, with a cache in front',
  async () => {
    const content = contentDirectory(documentEntry('a', 'First words.'), documentEntry('b', 'Other words.'))
    const front = await CacheInFront.open()
    let server: PostgresServer
    let url: string
    let site: ServedSite

    beforeAll(async () => {
      server = await startPostgres()
      url = server.url()
      const shared = { CONTENT_STORE_URL: url, CONTENT_SECRET: SECRET, VARNISH_URL: front.vendor.origin }
      site = await startServer({ content, environment: { ...shared, PROCESSES: '2', CACHE_SHARED_MAX_AGE: '86400' } })
    })
    afterAll(async () => {
      await site?.stop()
      await server?.stop()
    })

    const text = async (path: string) => (await front.visit(site.origin, path)).text
    const publish = async () => {
      const answer = await fetch(`${site.origin}/_content/sync`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}` },
      })
      expect(answer.status).toBe(200)
      return answer.json()
    }
    const publishElsewhere = () => publishDirectory({ url, contentDir: content, node: 'another machine' })
    const purges = (key: string) => front.vendor.purged.filter(({ keys }) => keys.includes(key)).length

    it('show what one of them publishes, and so does the cache', async () => {
      await expect.poll(() => serversOf(site)).toHaveLength(2)
      // At first everything is purged, and once more.
      await expect.poll(() => site.metric('atrium_outside_purges_sent_total')).toBe(2)
      await onConnections(site, 4, '/a')
      expect(await text('/a')).toContain('First words.')
      const before = purges('e:document_a')
      writeEntry(content, documentEntry('a', 'Second words.'))
      expect(await publish()).toMatchObject({ revision: 2, changed: 1 })
      for (const answer of await onConnections(site, 4, '/a')) expect(answer).toContain('Second words.')
      await expect.poll(() => text('/a')).toContain('Second words.')
      // Each of them when it has the change itself, or both together; and each once more after a while.
      await expect.poll(() => site.metric('atrium_outside_purges_waiting')).toBe(0)
      expect(purges('e:document_a') - before).toBeGreaterThan(0)
      expect(purges('e:document_a') - before).toBeLessThanOrEqual(4)
      expect(front.vendor.violations).toEqual([])
    })

    it('tell of the database as one, by a connection each and one name', async () => {
      expect(await site.metric('atrium_content_database_up')).toBe(1)
      expect(await site.metric('atrium_content_database_revision')).toBe(2)
      expect(await site.metric('atrium_content_database_failures_total')).toBe(0)
      expect(await ask(url, 'SELECT revision::int FROM node')).toEqual([{ revision: 2 }])
      const connections = `SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'atrium %'`
      await expect.poll(() => ask(url, connections)).toHaveLength(2)
    })

    it('follow many publishes of others, and none shows what is older again', async () => {
      // A connection stays with the server that has taken it.
      const visitors = Array.from({ length: 4 }, () => startVisitor(`${site.origin}/b`))
      for (let version = 1; version <= 5; version++) {
        writeEntry(content, documentEntry('b', `Version ${version}`))
        expect(await publishElsewhere()).toMatchObject({ revision: 2 + version })
      }
      await expect.poll(() => site.metric('atrium_content_database_revision')).toBe(7)
      for (const { seen } of visitors) await expect.poll(() => seen.at(-1)).toBe(5)
      for (const visitor of visitors) await visitor.stop()
      for (const { seen } of visitors) expect(seen).toEqual([...seen].sort((a, b) => a - b))
      await expect.poll(() => text('/b')).toContain('Version 5')
      note({ what: 'answers while it was published', figure: visitors.flatMap(({ seen }) => seen).length })
    })

    it('purge for each other when the one that did is killed', async () => {
      const [first] = serversOf(site) as [number]
      process.kill(first, 'SIGKILL')
      writeEntry(content, documentEntry('a', 'Third words.'))
      await publishElsewhere()
      await expect.poll(() => text('/a')).toContain('Third words.')
      await expect.poll(() => serversOf(site)).toHaveLength(2)
      for (const answer of await onConnections(site, 4, '/a')) expect(answer).toContain('Third words.')
      const errors = site.log().filter(({ level }) => Number(level) >= 50)
      expect(errors.map(({ msg }) => msg)).toEqual([expect.stringContaining(`Server ${first} ended by SIGKILL`)])
    })
  },
)

/** Asks for a page again and again on one connection. @returns the versions that it read, 0 for another text */
function startVisitor(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen: number[] = []
  let isOver = false
  const running = (async () => {
    while (!isOver) seen.push(Number(/Version (\d+)/.exec(await textAt(address, agent))?.[1] ?? 0))
  })()
  // What went wrong is said by `stop`; a test that fails before it stops nobody.
  running.catch(() => undefined)
  const stop = async () => {
    isOver = true
    await running
    agent.destroy()
  }
  return { seen, stop }
}

const textAt = (address: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => resolve(text)).on('error', reject)
    }).on('error', reject)
  })
