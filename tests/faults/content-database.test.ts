import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, type ServedSite, startServer, writeEntry } from '../browser/index.ts'
import { runBuilt } from '../browser/run-built.ts'
import { type PostgresServer, postgres, startPostgres } from '../postgres/server.ts'

const SECRET = 'long enough a secret'

describe.skipIf(!('folder' in postgres))('machines that share content in PostgreSQL', () => {
  const content = contentDirectory(documentEntry('a', 'First words.'))
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'atrium-machine-')))
  let server: PostgresServer
  let url: string
  let machines: ServedSite[] = []

  const start = (data: string) =>
    startServer({
      content,
      data,
      environment: { CONTENT_STORE_URL: url, CONTENT_SECRET: SECRET, CACHE_DISK_MEGABYTES: '0' },
    })
  const at = async (index: number, path: string) => {
    const answer = await fetch((machines[index] as ServedSite).origin + path)
    return { status: answer.status, text: await answer.text(), mark: answer.headers.get('atrium-content') }
  }
  const publish = (index: number) =>
    fetch(`${machines[index]?.origin}/_content/sync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    })

  beforeAll(async () => {
    server = await startPostgres()
    url = server.url().replace('atrium@', 'atrium:a-password-of-the-tests@')
    machines = await Promise.all(folders.map(start))
  })
  afterAll(async () => {
    await Promise.all(machines.map((machine) => machine.stop()))
    await server?.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  it('all show what one of them publishes, cached pages too', async () => {
    for (const index of [0, 1])
      expect(await at(index, '/a')).toMatchObject({ text: expect.stringContaining('First words.'), mark: null })
    writeEntry(content, documentEntry('a', 'Second words.'))
    writeEntry(content, documentEntry('b', 'A page more.'))
    const answer = await publish(0)
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ revision: 2, changed: 2 })])
    expect((await at(0, '/a')).text).toContain('Second words.')
    await expect.poll(async () => (await at(1, '/a')).text).toContain('Second words.')
    expect((await at(1, '/b')).status).toBe(200)
    expect(await machines[1]?.metric('atrium_content_database_revision')).toBe(2)
  })

  it('hear what a command publishes', async () => {
    writeEntry(content, documentEntry('from-a-console', 'Typed.'))
    const settings = { CONTENT_STORE_URL: url, DATA_DIR: join(folders[0] as string, 'unused') }
    expect(await runBuilt('content-sync', [content], settings)).toMatchObject({
      code: 0,
      output: 'Published as revision 3: 1 changed and 0 deleted.\n',
    })
    for (const index of [0, 1]) await expect.poll(async () => (await at(index, '/from-a-console')).status).toBe(200)
  })

  it('go on without the database, say so, start without it, and catch up', async () => {
    await server.crash()
    await expect.poll(async () => (await at(1, '/a')).mark).toMatch(/^behind;since=@\d+$/)
    expect(await at(1, '/a')).toMatchObject({ status: 200, text: expect.stringContaining('Second words.') })
    expect(await at(1, '/readyz')).toMatchObject({
      status: 200,
      text: expect.stringMatching(
        /^ready\nPages show content as of revision 3: the content database has not been followed since/,
      ),
    })
    expect(await machines[1]?.metric('atrium_content_database_up')).toBe(0)
    await machines[1]?.stop()
    machines[1] = await start(folders[1] as string)
    expect(await at(1, '/b')).toMatchObject({ status: 200, text: expect.stringContaining('A page more.') })
    writeEntry(content, documentEntry('a', 'Third words.'))
    const refused = await publish(0)
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: expect.stringContaining('Nothing was published') },
    ])
    await server.start()
    await expect.poll(async () => (await publish(0)).status).toBe(200)
    for (const index of [0, 1]) {
      await expect
        .poll(() => at(index, '/a'))
        .toMatchObject({ text: expect.stringContaining('Third words.'), mark: null })
      expect((await at(index, '/readyz')).text).toBe('ready\n')
      expect(await machines[index]?.metric('atrium_content_database_up')).toBe(1)
    }
  })

  it('answer while its processes stand still', async () => {
    const release = server.freeze()
    try {
      writeEntry(content, documentEntry('c', 'Held up.'))
      const publishing = publish(0)
      for (const index of [0, 1]) expect((await at(index, '/b')).status).toBe(200)
      expect((await publishing).status).toBe(503)
      await expect.poll(async () => (await at(1, '/a')).mark).toContain('behind')
    } finally {
      release()
    }
    await expect.poll(async () => (await publish(0)).status).toBe(200)
    await expect.poll(async () => (await at(1, '/c')).status).toBe(200)
  })

  it('never write the password down', () => {
    for (const machine of machines) expect(machine.output()).not.toContain('a-password-of-the-tests')
  })
})
