import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contentDirectory, documentEntry, writeEntry, writeInstitution } from '../browser/content.ts'
import { runBuilt } from '../browser/run-built.ts'
import { type HostedSite, hostSite } from '../browser/server.ts'

const SECRET = 'long enough a secret'

/** What breaks each file that configures a site, and the address at which it would be noticed. */
const BROKEN: Record<string, string> = {
  'institution.json': '{ "name": "House of',
  'messages/es.json': '[]',
  'redirects.json': '{ "/from": ',
  'calendar/events.json': '{ "events": {} }',
  'demo.json': '{ "anchor": "soon" }',
  'archive.json': '7',
  'schemas/event.json': '{}',
}

describe('Q-21 Q-23 files that configure a site and were broken by an edit', () => {
  const content = contentDirectory(documentEntry('a', 'First words.'))
  const data = temporaryFolder('data')
  const write = (path: string, text: string) => {
    mkdirSync(join(content, path, '..'), { recursive: true })
    writeFileSync(join(content, path), text)
  }
  const start = async (environment: Record<string, string> = {}): Promise<HostedSite> => {
    const site = await hostSite({ content, data, environment: { CONTENT_SECRET: SECRET, ...environment } })
    onTestFinished(async () => void (await site.stop()))
    return site
  }
  const publish = async (site: HostedSite) => {
    const headers = { authorization: `Bearer ${SECRET}` }
    const answer = await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })
    return { status: answer.status, report: (await answer.json()) as { refused: { file: string }[] } }
  }
  const expectWhole = async ({ origin }: HostedSite, words: string) => {
    const page = await (await fetch(`${origin}/a`)).text()
    expect(page).toContain(words)
    expect(page).toContain('Casa de Tazas')
    expect(page).toContain('lang="es"')
    expect(page).toContain('Saltar a lo importante')
    const moved = await fetch(`${origin}/from`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/a'])
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  }

  it('are refused by name, all else is published, and each start goes on with what was good last', async () => {
    writeInstitution(content, { name: 'Casa de Tazas', host: 'Casa de Tazas', language: 'es' })
    write('messages/es.json', '{ "engine.skipToContent": "Saltar a lo importante" }')
    write('redirects.json', '{ "/from": "/a" }')
    write('calendar/events.json', '{ "events": [] }')
    write('archive.json', '{}')
    write('demo.json', '{ "anchor": "2026-03-14" }')
    write('schemas/event.json', '{ "schema": [] }')
    const first = await start()
    await expectWhole(first, 'First words.')
    expect(await publish(first)).toMatchObject({ status: 200, report: { refused: [] } })

    for (const [path, text] of Object.entries(BROKEN)) write(path, text)
    writeEntry(content, documentEntry('a', 'Second words.'))
    const { status, report } = await publish(first)
    expect([status, report.refused.map(({ file }) => file).sort()]).toEqual([422, Object.keys(BROKEN).sort()])
    await expectWhole(first, 'Second words.')
    expect(first.log().filter(({ level, file }) => level === 50 && file === 'institution.json')).toHaveLength(1)
    await publish(first)
    expect(first.log().filter(({ level, file }) => level === 50 && file === 'institution.json')).toHaveLength(1)
    await first.stop()

    const second = await start()
    await expectWhole(second, 'Second words.')
    expect(second.output()).toMatch(/institution\.json is not valid.*The site starts with the last good one/)
    await second.stop()

    const environment = { CONTENT_DIR: content, DATA_DIR: data }
    const synced = await runBuilt('content-sync', [], environment)
    expect([synced.code, synced.output]).toEqual([
      1,
      expect.stringMatching(/^error {3}institution\.json: is not valid/m),
    ])
    const checked = await runBuilt('content-check', [], environment)
    expect(checked.code).toBe(1)
    for (const path of Object.keys(BROKEN)) expect(checked.output).toContain(path)
    const elsewhere = await runBuilt('content-sync', [], { ...environment, DATA_DIR: temporaryFolder('other') })
    expect([elsewhere.code, elsewhere.errors]).toEqual([2, expect.stringMatching(/institution\.json is not valid/)])
  })

  it('are refused where the directory is watched, and the log names them', async () => {
    writeInstitution(content)
    const site = await start({ CONTENT_WATCH: 'true' })
    write('institution.json', '{')
    await expect.poll(() => site.output()).toMatch(/institution\.json: is not valid.*last good one/)
    expect((await fetch(`${site.origin}/a`)).status).toBe(200)
  })
})
