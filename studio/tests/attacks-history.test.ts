import { describe, expect, it } from 'vitest'
import { hostileTexts } from './hostile-texts.ts'
import { published, withStudio } from './start-studio.ts'

const studio = withStudio({
  'document/document_a.json': { ...published, slug: 'a', body: [{ text_block: { text: '<p>Words</p>' } }] },
  'document/document_b.json': { ...published, slug: 'b' },
})
const at = (uid: string, path = '') => `/api/entries/document/${uid}${path}`

async function save(note?: unknown) {
  const { draft, published: out } = (await studio.ask('GET', at('document_a'))).json
  const { hash, value } = draft ?? out
  return studio.ask('PUT', at('document_a'), { value: { ...value, title: `T ${Math.random()}` }, ifHash: hash, note })
}
const versions = async () => (await studio.ask('GET', at('document_a', '/versions'))).json.versions

describe('the history', () => {
  it('is read by nobody without a session, nor by pages elsewhere, and neither is the audit log', async () => {
    await save()
    const [{ id }] = await versions()
    for (const path of [at('document_a', '/versions'), at('document_a', `/versions/${id}`), '/api/audit']) {
      expect([path, (await studio.ask('GET', path, undefined, { cookie: '' })).status]).toEqual([path, 401])
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect([path, (await studio.ask('GET', path, undefined, headers)).status]).toEqual([path, 403])
    }
    for (const path of ['/versions', '/versions/show'])
      for (const headers of [{ cookie: '' }, { origin: studio.canvas }] as Record<string, string>[])
        expect([401, 403]).toContain((await studio.ask('POST', at('document_a', path), { note: 'x' }, headers)).status)
  })

  it('gives a version to its own entry alone, and understands numbers alone', async () => {
    const [{ id }] = await versions()
    expect((await studio.ask('GET', at('document_b', `/versions/${id}`))).status).toBe(404)
    for (const wrong of ['0', '-1', '1e3', '1.5', '%27%20OR%201=1', '99999999999999999999', 'x'.repeat(500)])
      expect([wrong, (await studio.ask('GET', at('document_a', `/versions/${wrong}`))).status]).toEqual([wrong, 400])
    for (const query of ['limit=0', 'limit=201', 'limit=all', 'before=x', 'before=-1', 'before='])
      expect([query, (await studio.ask('GET', at('document_a', `/versions?${query}`))).status]).toEqual([query, 400])
    for (const given of [{}, { side: 'x' }, { side: 'before' }, { side: 'before', version: {} }, { side: ['before'] }])
      expect((await studio.ask('POST', at('document_a', '/versions/show'), given)).status).toBe(400)
  })

  it('keeps notes as text, bounded, and the table of the log computes nothing of them', async () => {
    for (const note of [
      ...hostileTexts,
      '=HYPERLINK("https://evil.example")',
      'a"b\nc\0d',
      'x'.repeat(5000),
      7,
      {},
      ['x'],
    ])
      expect((await save(note)).status).toBe(200)
    const found = await versions()
    for (const { note = '' } of found) {
      expect(note.length).toBeLessThanOrEqual(500)
      expect(note).not.toMatch(/\p{Cc}/u)
    }
    expect(found.some(({ note }: { note?: string }) => note === 'a"b c d')).toBe(true)
    const { text } = await studio.ask('GET', '/api/audit')
    expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",`)
    const cells = text.split('\r\n').flatMap((line) => line.split(','))
    expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([])
    const { ifHash } = { ifHash: (await studio.ask('GET', at('document_a'))).json.draft.hash }
    for (const note of ['', ' ', 'x'.repeat(501), 7, null, {}])
      expect((await studio.ask('POST', at('document_a', '/versions'), { note, ifHash })).status).toBe(400)
  })

  it('shows versions in the canvas to whoever laid them, and to nobody else', async () => {
    const [{ id }] = await versions()
    const { json } = await studio.ask('POST', at('document_a', '/versions/show'), {
      side: 'before',
      version: String(id),
    })
    const page = studio.canvas + json.path
    const answer = await studio.ask('GET', page)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:\d+ http:\/\/127/)
    expect((await studio.ask('GET', page, undefined, { cookie: '' })).status).toBe(403)
    const token = studio.said.at(-1)?.split('#token=')[1]
    const other = await studio.ask('POST', '/api/session', { token }, { cookie: '' })
    const cookie = other.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await studio.ask('GET', page, undefined, { cookie })).status).toBe(404)
    for (const path of ['/_studio/after/a', '/_studio/other/a', '/_studio/before'])
      expect([path, (await studio.ask('GET', studio.canvas + path)).status]).toEqual([path, 404])
    for (const path of ['//evil.example/', '/..%2f..%2fetc/passwd', '/%00', `/${'a'.repeat(3000)}`])
      expect((await studio.ask('GET', `${studio.canvas}/_studio/before${path}`)).status).toBeGreaterThanOrEqual(300)
  })

  it('lives, and its canvases are bounded, whatever is laid over it how often', async () => {
    for (let turn = 0; turn < 9; turn++) {
      const token = studio.said.at(-1)?.split('#token=')[1]
      const begun = await studio.ask('POST', '/api/session', { token }, { cookie: '' })
      const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
      const value = { uid: 'document_a', title: `Laid ${turn}`, slug: 'a' }
      const shown = await studio.ask('POST', at('document_a', '/versions/show'), { side: 'after', value }, { cookie })
      expect(shown.json).toEqual({ path: '/_studio/after/a' })
      expect((await studio.ask('GET', studio.canvas + shown.json.path, undefined, { cookie })).text).toContain(
        `Laid ${turn}`,
      )
    }
  })
})
