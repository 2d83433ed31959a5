import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, withServer, writeEntry } from '../browser/index.ts'
import { fakeService } from './fake-service.ts'

const root = join(import.meta.dirname, '../..')
const SECRET = 'long enough a secret'

describe('figures of the running site', async () => {
  const archive = await fakeService((request, response) =>
    request.url?.includes('gone') ? response.writeHead(500).end() : response.end('{}'),
  )
  const content = contentDirectory(documentEntry('a', 'Words.'), documentEntry('b', 'More words.'))
  const site = withServer({
    content,
    environment: { PAGE_ARCHIVE_API_ENDPOINT: archive.origin, CONTENT_SECRET: SECRET, LOG_LEVEL: 'error' },
  })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(site.origin + path, init)
    await answer.arrayBuffer()
    return answer.status
  }
  const read = async () => (await fetch(`${site.origin}/metrics`)).text()
  const figure = async (name: string, labels = '') =>
    Number(new RegExp(`^${name}${labels && `\\{${labels}\\}`} (.*)$`, 'm').exec(await read())?.[1])

  it('count requests by kind and status, and pages from memory apart', async () => {
    for (let time = 0; time < 5; time++) expect(await ask('/a')).toBe(200)
    await ask('/none')
    await ask('/iiif/none/info.json')
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(await (await fetch(`${site.origin}/a`)).text())?.[1]
    await ask(style as string)
    const requests = (labels: string) => figure('atrium_request_seconds_count', labels)
    await expect.poll(() => requests('kind="file",status="2xx"')).toBe(1)
    expect(await requests('kind="page",status="2xx"')).toBe(1)
    expect(await figure('atrium_page_requests_total', 'result="hit"')).toBe(5)
    expect(await requests('kind="page",status="4xx"')).toBe(1)
    expect(await requests('kind="picture",status="4xx"')).toBe(1)
    expect(await figure('atrium_page_render_seconds_count')).toBe(await figure('atrium_page_renders_total'))
  })

  it('tell of services outside by outcome, and of nothing still asked', async () => {
    await ask('/archived-copy?path=%2Fhere')
    await ask('/archived-copy?path=%2Fgone')
    const questions = (outcome: string) =>
      figure('atrium_service_question_seconds_count', `service="archive",outcome="${outcome}"`)
    expect([await questions('ok'), await questions('failed')]).toEqual([1, 1])
    expect(await figure('atrium_service_questions_in_flight', 'service="archive"')).toBe(0)
  })

  it('tell of the content and its syncs', async () => {
    expect(await figure('atrium_content_entries')).toBe(2)
    const revision = await figure('atrium_content_revision')
    const syncs = await figure('atrium_content_syncs_total', 'result="done"')
    writeEntry(content, documentEntry('c', 'New words.'))
    await ask('/_content/sync', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })
    expect(await figure('atrium_content_entries')).toBe(3)
    expect(await figure('atrium_content_revision')).toBeGreaterThan(revision)
    expect(await figure('atrium_content_syncs_total', 'result="done"')).toBe(syncs + 1)
    expect(await figure('atrium_content_sync_seconds')).toBeGreaterThan(0)
  })

  it('hold how late the event loop is, and what memory the process takes', async () => {
    const text = await read()
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  it('are all documented, and named as Prometheus asks', async () => {
    const types = [...(await read()).matchAll(/^# TYPE (atrium_\w+) (\w+)$/gm)].map(([, name, type]) => ({
      name,
      type,
    }))
    const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^\| `(atrium_\w+)`/gm)
    expect([...documented].map(([, name]) => name).sort()).toEqual(types.map(({ name }) => name).sort())
    for (const { name, type } of types)
      expect([name, /_total$/.test(name as string)]).toEqual([name, type === 'counter'])
  })
})

describe('figures of pictures', () => {
  const site = withServer({ environment: { LOG_LEVEL: 'error' } })

  it('tell those made from those kept', async () => {
    const picture = '/iiif/botanical-01/full/200,/0/default.jpg'
    for (const _ of [1, 2]) expect((await fetch(site.origin + picture)).status).toBe(200)
    const text = await (await fetch(`${site.origin}/metrics`)).text()
    expect(text).toContain('atrium_image_requests_total{result="made"} 1\n')
    expect(text).toContain('atrium_image_requests_total{result="cached"} 1\n')
    expect(text).toMatch(/^atrium_image_bytes [1-9]/m)
    expect(text).toContain('atrium_image_derivations_in_flight 0\n')
  })
})
