import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, writeEntry } from '../browser/content.ts'
import { runBuilt } from '../browser/run-built.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { demo } from '../pages/demo-content.ts'
import { note } from './report/figures.ts'
import { isRunning, onConnections, serversOf } from './servers.ts'
import { askOnce } from './traffic.ts'

const SECRET = 'long enough a secret'
const PAGES = 10
const pages = Array.from({ length: PAGES }, (_, index) => documentEntry(`page-${index}`, `Words of page ${index}.`))

const post = async (site: ServedSite, path: string, body?: object) => {
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** Clients that ask without a pause, each second one on a connection of its own for each question, until they are ended. */
function load(site: ServedSite, clients = 8) {
  const failed: string[] = []
  let answered = 0
  let isOver = false
  const ask = async (client: number, path: string): Promise<string> => {
    if (client % 2 === 0) return (await askOnce(site.origin, path)).slice(0, 12)
    const answer = await fetch(site.origin + path)
    await answer.text()
    return `HTTP/1.1 ${answer.status}`
  }
  const run = async (client: number) => {
    for (let index = client; !isOver; index++) {
      const said = await ask(client, `/page-${index % PAGES}`).catch((error) => String(error.cause ?? error))
      if (said === 'HTTP/1.1 200') answered++
      else if (said !== 'refused') failed.push(said)
      else failed.push(said)
    }
  }
  const running = Array.from({ length: clients }, (_, client) => run(client))
  return {
    failed,
    answered: () => answered,
    /** Resolves when so many more have an answer. */
    more: async (count: number) => {
      const before = answered
      await expect.poll(() => answered).toBeGreaterThan(before + count)
    },
    end: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
}

describe('several servers on one port', () => {
  const content = contentDirectory(...pages)
  cpSync(join(demo, 'images/lost.svg'), join(content, 'images/lost.svg'))
  let site: ServedSite
  beforeAll(async () => {
    const environment = { PROCESSES: '2', OPERATIONS_PORT: '0', CONTENT_SECRET: SECRET, DEPLOY_ENV: 'tests' }
    site = await startServer({ content, environment })
  })
  afterAll(() => site?.stop())

  it('each take their part, and tell their figures as one', async () => {
    await expect.poll(() => serversOf(site)).toHaveLength(2)
    for (const answer of await onConnections(site, 6, '/page-1')) expect(answer).toContain('Words of page 1.')
    expect(await site.metric('atrium_processes')).toBe(2)
    // Each has made it once: the other four came from memory.
    expect(await site.metric('atrium_page_renders_total')).toBe(2)
    expect(await site.metric('atrium_page_requests_total')).toBe(4)
    expect(await site.metric('atrium_content_entries')).toBe(PAGES)
    const pids = new Set(site.log().map(({ pid }) => pid))
    for (const pid of [...serversOf(site), site.process.pid]) expect(pids).toContain(pid)
  })

  it('make pages again for whoever orders it from one of them', async () => {
    expect(await post(site, '/_cache/purge', { paths: ['/page-1'] })).toEqual({ purged: 2 })
    expect(await post(site, '/_cache/purge', { paths: ['/page-1'] })).toEqual({ purged: 0 })
  })

  it('all show what was published through one of them', async () => {
    await onConnections(site, 4, '/page-2')
    writeEntry(content, documentEntry('page-2', 'Newer words.', { _version: 2 }))
    await post(site, '/_content/sync')
    for (const answer of await onConnections(site, 4, '/page-2')) expect(answer).toContain('Newer words.')
  })

  it('all move their clocks', async () => {
    for (const answer of await onConnections(site, 2, '/page-1')) expect(answer).toContain(' 2026 ')
    await fetch(`${site.operations()}/_clock`, { method: 'POST', body: '2027-04-01T10:00:00-07:00' })
    for (const answer of await onConnections(site, 2, '/page-1')) expect(answer).toContain(' 2027 ')
  })

  it('have a port for those who run them, which alone tells figures', async () => {
    const status = async (origin: string, path: string) => (await fetch(origin + path)).status
    expect(site.operations()).not.toBe(site.origin)
    for (const path of ['/metrics', '/healthz', '/_clock']) {
      expect([path, await status(site.origin, path)]).toEqual([path, 404])
      expect([path, await status(site.operations(), path)]).toEqual([path, path === '/_clock' ? 405 : 200])
    }
    for (const origin of [site.origin, site.operations()]) expect(await status(origin, '/readyz')).toBe(200)
    expect(await status(site.operations(), '/page-1')).toBe(404)
  })

  it('draw a picture once, however many ask for it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askOnce(site.origin, '/iiif/lost/full/300,/0/default.jpg')),
    )
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200/)
    const text = await (await fetch(`${site.operations()}/metrics`)).text()
    expect(text).toContain('atrium_image_requests_total{result="made"} 1\n')
    note({ what: 'pictures drawn', figure: 1, target: 1 })
  })

  it('lose none but the connections of one that is killed, and get another in its place', async () => {
    const clients = load(site)
    await clients.more(100)
    const [killed] = serversOf(site) as [number]
    process.kill(killed, 'SIGKILL')
    await clients.more(100)
    await clients.end()
    note({ what: 'answered', figure: clients.answered() }, { what: 'connections lost', figure: clients.failed.length })
    // A client has one question at a time.
    expect(clients.failed.length).toBeLessThanOrEqual(8)
    expect(clients.failed).not.toContain('refused')
    await expect.poll(() => serversOf(site)).toHaveLength(2)
    expect(serversOf(site)).not.toContain(killed)
    expect(await site.metric('atrium_process_restarts_total')).toBe(1)
  })

  it('are all replaced on SIGHUP, and no request is lost', async () => {
    const before = serversOf(site)
    const clients = load(site)
    await clients.more(100)
    site.process.kill('SIGHUP')
    await expect.poll(() => serversOf(site).filter((pid) => before.includes(pid))).toEqual([])
    await clients.more(100)
    await clients.end()
    expect(serversOf(site)).toHaveLength(2)
    note({ what: 'answered', figure: clients.answered() }, { what: 'lost', figure: clients.failed.length, target: 0 })
    expect(clients.failed).toEqual([])
    expect(await site.metric('atrium_process_restarts_total')).toBe(1)
  })

  it('answer all that they let in before they end together', async () => {
    const servers = serversOf(site)
    const lost: string[] = []
    let answered = 0
    const client = async () => {
      for (;;) {
        const said = await askOnce(site.origin, '/page-1')
        if (said === 'refused') return
        if (said.startsWith('HTTP/1.1 200')) answered++
        else lost.push(said)
      }
    }
    const clients = Array.from({ length: 20 }, client)
    await expect.poll(() => answered).toBeGreaterThan(100)
    expect(await site.stop()).toBe(0)
    await Promise.all(clients)
    note({ what: 'answered', figure: answered }, { what: 'lost', figure: lost.length, target: 0 })
    // One that comes in the moment in which the port closes was not let in, and the system resets it.
    expect(lost.filter((said) => !/ECONNRESET|EPIPE/.test(said))).toEqual([])
    expect(lost.length).toBeLessThanOrEqual(1)
    expect(servers.filter(isRunning)).toEqual([])
  })
})

describe('a supervisor', () => {
  it('that is killed takes its servers with it', async () => {
    const site = await startServer({ content: contentDirectory(...pages), environment: { PROCESSES: '2' } })
    const servers = serversOf(site)
    expect(servers.length).toBeGreaterThan(0)
    site.process.kill('SIGKILL')
    await expect.poll(() => servers.filter(isRunning)).toEqual([])
    await site.stop()
  })

  it('says what is wrong with its settings, as one process does, and what keeps its first server from starting', async () => {
    const run = (wrong: Record<string, string>) => runBuilt('main', [], { PROCESSES: '2', PORT: '0', ...wrong })
    const [all, ofServer] = await Promise.all([
      run({ LOG_LEVEL: 'loud', CALENDAR_URL: 'nowhere' }),
      run({ CALENDAR_URL: 'nowhere' }),
    ])
    expect([all.code, ofServer.code]).toEqual([2, 2])
    for (const part of ['2 variables', 'LOG_LEVEL is', 'CALENDAR_URL is']) expect(all.errors).toContain(part)
    expect(ofServer.errors.match(/CALENDAR_URL is/g)).toHaveLength(1)
  })
})
