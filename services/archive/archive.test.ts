import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentFiles } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { lastGoodFiles } from '#engine/host.ts'
import { createFileArchive } from './file-archive.ts'
import { createHttpArchive } from './http-archive.ts'
import { createArchive } from './index.ts'
import { remembering } from './remembered.ts'

const copy = { available: true, status: '200', url: 'https://archive.example.org/a' }
const answering = (body: string, status = 200) => {
  const asked: string[] = []
  const fetch = (async (address: URL) => {
    asked.push(String(address))
    return new Response(body, { status })
  }) as unknown as typeof globalThis.fetch
  return { asked, fetch }
}
const directory = (text: string) => {
  const dir = mkdtempSync(join(tmpdir(), 'archive-'))
  writeFileSync(join(dir, 'archive.json'), text)
  return dir
}

describe('the archive service', () => {
  it('SITE-055 SITE-057 is asked for host and path, and its closest snapshot read', async () => {
    const { asked, fetch } = answering(JSON.stringify({ archived_snapshots: { closest: copy } }))
    const archive = createHttpArchive({
      endpoint: 'https://api.example.org/available?x=1',
      siteUrl: 'https://www.ellery.example',
      fetch,
    })
    expect(await archive.lookUp('/old/page')).toEqual(copy)
    expect(asked).toEqual(['https://api.example.org/available?x=1&url=https%3A%2F%2Fwww.ellery.example%2Fold%2Fpage'])
  })

  it('SITE-055 is asked for an address as browsers write it', async () => {
    const { asked, fetch } = answering('{}')
    const endpoint = 'https://api.example.org/available'
    await createHttpArchive({ endpoint, siteUrl: 'https://www.ellery.example', fetch }).lookUp('/sale-50%-off/año')
    expect(new URL(asked[0] ?? '').searchParams.get('url')).toBe('https://www.ellery.example/sale-50%25-off/a%C3%B1o')
  })

  it('SITE-056 is given up on when it hangs', async () => {
    const fetch = ((_: URL, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )) as unknown as typeof globalThis.fetch
    const archive = createHttpArchive({
      endpoint: 'https://api.example.org/',
      siteUrl: 'https://x.example',
      fetch,
      timeoutMs: 5,
    })
    await expect(archive.lookUp('/a')).rejects.toThrow(/timeout/i)
  })

  it.each([
    ['SITE-060 refuses', 'no', 500],
    ['SITE-060 answers HTML', '<html>', 200],
    ['SITE-060 answers too much', `"${'x'.repeat(1_000_001)}"`, 200],
  ])('%s: the look-up fails', async (_row, body, status) => {
    const archive = createHttpArchive({
      endpoint: 'https://api.example.org/',
      siteUrl: 'https://x.example',
      fetch: answering(body, status).fetch,
    })
    await expect(archive.lookUp('/a')).rejects.toThrow()
  })

  it('ENG-041 is not burdened with more than eight look-ups at once', async () => {
    const fetch = (() => new Promise(() => {})) as typeof globalThis.fetch
    const archive = createHttpArchive({ endpoint: 'https://api.example.org/', siteUrl: 'https://x.example', fetch })
    for (let index = 0; index < 8; index++) archive.lookUp(`/${index}`)
    await expect(archive.lookUp('/9')).rejects.toThrow('8 look-ups under way')
  })
})

describe('archive.json', () => {
  it.each([
    ['its path', '/old/page'],
    ['another spelling of it', '/old/page/'],
  ])('ENG-041 stands in for the service and is found by %s', async (_case, path) => {
    const dir = directory(JSON.stringify({ 'https://www.ellery.example/old/page/?a=1': copy }))
    const archive = createArchive({
      files: createContentFiles(dir),
      lastGood: lastGoodFiles(dir, join(dir, '.data')),
      siteUrl: 'https://x.example',
      now: () => new Date(0),
    })
    expect(await archive.lookUp(path)).toEqual(copy)
    expect(await archive.lookUp('/other')).toBeNull()
  })

  it('may be missing, and fails when it is broken', async () => {
    const archiveOf = (dir: string) =>
      createFileArchive(createContentFiles(dir), lastGoodFiles(dir, join(dir, '.data')))
    expect(await archiveOf(mkdtempSync(join(tmpdir(), 'archive-'))).lookUp('/a')).toBeNull()
    await expect(archiveOf(directory('{')).lookUp('/a')).rejects.toThrow()
  })
})

describe('remembered look-ups', () => {
  const counting = (answer: () => Promise<typeof copy | null>) => {
    let calls = 0
    let time = 0
    const archive = remembering(
      {
        lookUp: () => {
          calls++
          return answer()
        },
      },
      () => new Date(time),
    )
    return { archive, calls: () => calls, pass: (ms: number) => (time += ms) }
  }

  it('SITE-054 asks once for a path, and once for many at the same time', async () => {
    const { archive, calls } = counting(async () => copy)
    await Promise.all(Array.from({ length: 64 }, () => archive.lookUp('/a')))
    await archive.lookUp('/a')
    expect(calls()).toBe(1)
  })

  it('asks again after five minutes when there was no copy, and at once after a failure', async () => {
    const none = counting(async () => null)
    await none.archive.lookUp('/a')
    none.pass(4 * 60_000)
    await none.archive.lookUp('/a')
    expect(none.calls()).toBe(1)
    none.pass(2 * 60_000)
    await none.archive.lookUp('/a')
    expect(none.calls()).toBe(2)

    const failing = counting(() => Promise.reject(new Error('down')))
    await expect(failing.archive.lookUp('/a')).rejects.toThrow('down')
    await expect(failing.archive.lookUp('/a')).rejects.toThrow('down')
    expect(failing.calls()).toBe(2)
  })

  it('keeps a bounded number', async () => {
    const { archive, calls } = counting(async () => copy)
    for (let index = 0; index < 1500; index++) await archive.lookUp(`/${index}`)
    await archive.lookUp('/0')
    expect(calls()).toBe(1501)
  })
})
