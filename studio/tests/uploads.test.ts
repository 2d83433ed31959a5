import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openUploads } from '../server/pictures/uploads.ts'
import { readStudioSettings } from '../server/settings.ts'
import { lines, raw } from './raw.ts'
import { published, withStudio } from './start-studio.ts'

const studio = withStudio({ 'document/document_a.json': { ...published, slug: 'a' } })
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : [])
const images = () => namesIn(join(studio.contentDir, 'images'))
const entries = () => namesIn(join(studio.contentDir, 'entries/image'))
const plain = (color: string, width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: color } })
let photograph: Buffer

beforeAll(async () => {
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } }
  photograph = await plain('#a33').withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
})

describe('a picture', () => {
  it('is a draft with its words and its size as soon as it is sent, and is shown beside the forms', async () => {
    const words = { title: 'Kiln, open', alt: 'A brick kiln', credit: 'Photo: M & Q <b>', caption: '' }
    const { status, json } = await studio.upload(photograph, words)
    expect(status).toBe(201)
    expect(json.row).toMatchObject({ title: 'Kiln, open', state: 'draft', errors: 0, warnings: 0 })
    const [master] = images()
    expect(master).toMatch(/^kiln-open-[0-9a-f]{8}\.jpg$/)
    const id = master?.slice(0, -4)
    const value = JSON.parse(studio.file(`entries/image/${json.ref.uid}.draft.json`) ?? '')
    expect(value).toMatchObject({
      ...{ uid: json.ref.uid, _content_type_uid: 'image', title: 'Kiln, open', alt: 'A brick kiln' },
      ...{ credit: 'Photo: M &amp; Q &lt;b&gt;', iiif: { id }, width: 20, height: 30 },
    })
    expect(value).not.toHaveProperty('caption')
    const picture = await studio.ask('GET', studio.canvas + json.row.picture)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('that is there already is offered, and is another entry of the same master only where that is wanted', async () => {
    const before = images()
    const { status, json } = await studio.upload(photograph, { title: 'Again' })
    expect([status, json.same.map((row: { title: string }) => row.title)]).toEqual([200, ['Kiln, open']])
    const again = await studio.upload(photograph, { title: 'Again', again: true })
    expect(again.status).toBe(201)
    expect((await studio.upload(photograph, { title: 'Third' })).json.same).toHaveLength(2)
    expect(images()).toEqual(before)
  })

  it('whose entry was not written any more is found when it is sent again', async () => {
    const other = await plain('#373').png().toBuffer()
    const { json: master } = await studio.upload(other, { title: 'Killed' }, '/api/masters')
    expect(master).toMatchObject({ width: 30, height: 20, isNew: true })
    const before = [images(), entries().length]
    const { status, json } = await studio.upload(other, { title: 'After' })
    expect(status).toBe(201)
    expect(JSON.parse(studio.file(`entries/image/${json.ref.uid}.draft.json`) ?? '').iiif).toEqual({ id: master.id })
    expect([images(), entries().length]).toEqual([before[0], (before[1] as number) + 1])
  })

  it('sent several times at once is one', async () => {
    const bytes = await plain('#337').jpeg().toBuffer()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => studio.upload(bytes, { title: `At once ${number}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
  })
})

describe('whoever sends what is no picture', () => {
  const refuses = async (bytes: Uint8Array, words: object, expected: number, headers?: Record<string, string>) => {
    const before = [images(), entries()]
    for (const path of ['/api/pictures', '/api/masters']) {
      const { status, json } = await studio.upload(bytes, words, path, headers)
      expect([path, status]).toEqual([path, expected])
      expect(json.error.remedy).toMatch(/\.$/)
    }
    expect([images(), entries()]).toEqual(before)
  }

  it('has no script on the server: in SVG, behind another name, behind the first bytes of a picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
    await refuses(Buffer.from(svg), { title: 'kiln.png' }, 422)
    await refuses(Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'), { title: 'kiln.jpg' }, 422)
    await refuses(Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)'), { title: 'kiln.gif' }, 422)
  })

  it('is told so for half a picture, and for nothing at all', async () => {
    await refuses(photograph.subarray(0, photograph.length - 200), { title: 'Half' }, 422)
    await refuses(Buffer.alloc(0), { title: 'Nothing' }, 422)
  })

  it('names no place on the disk', async () => {
    const bytes = await plain('#991').jpeg().toBuffer()
    const { json } = await studio.upload(bytes, { title: '../../../../tmp/x\u0000.svg' })
    expect(json.ref.uid).toMatch(/^image_[\w.-]+$/)
    expect(images().filter((name) => !/^[a-z0-9-]+-[0-9a-f]{8}\.(?:jpg|png)$/.test(name))).toEqual([])
    expect(readdirSync(join(studio.contentDir, '..')).sort()).toEqual(expect.not.arrayContaining(['x', 'tmp']))
  })

  it('says of it what can be read, and not too much', async () => {
    await refuses(photograph, { title: ' ' }, 400)
    await refuses(photograph, { title: 'x'.repeat(501) }, 400)
    await refuses(photograph, { title: 'x'.repeat(40_000) }, 400)
    const before = images()
    for (const words of ['[]', '7', 'null', '{"title":', ''])
      for (const end of ['\n', '']) {
        const body = Buffer.concat([Buffer.from(words + end), Buffer.alloc(70_000, 'a')])
        const sent = { 'content-type': 'application/octet-stream' }
        expect((await studio.ask('POST', '/api/pictures', body, sent)).status).toBe(400)
      }
    const long = { title: 'x', alt: 'x'.repeat(5001) }
    expect((await studio.upload(photograph, long)).status).toBe(400)
    expect((await studio.upload(photograph, { title: 'x', caption: {} })).status).toBe(400)
    expect(images()).toEqual(before)
  })

  it('is not in the studio, is elsewhere, or sends a form', async () => {
    await refuses(photograph, { title: 'x' }, 401, { cookie: '' })
    await refuses(photograph, { title: 'x' }, 403, { origin: 'https://evil.example' })
    await refuses(photograph, { title: 'x' }, 403, { origin: studio.canvas })
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'image/jpeg', 'application/json'])
      await refuses(photograph, { title: 'x' }, 415, { 'content-type': type })
  })
})

describe('a recording, captions or a PDF', () => {
  const media = () => namesIn(join(studio.contentDir, 'media'))
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n')
  const send = (bytes: Uint8Array, words: object, headers?: Record<string, string>) =>
    studio.upload(bytes, words, '/api/files', headers)

  it('is listed, and served beside the forms, as soon as it is sent; sent again it is the same', async () => {
    const { status, json } = await send(PDF, { title: 'Annual report', fileName: 'x.pdf' })
    expect(status).toBe(201)
    expect(json.file).toMatchObject({ title: 'Annual report', kind: 'pdf', bytes: PDF.length, uses: 0 })
    expect((await send(PDF, { title: 'Other' })).json).toMatchObject({ isNew: false, file: json.file })
    const shown = await studio.ask('GET', studio.canvas + json.file.address)
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      ...[200, 'application/pdf', 'nosniff'],
    ])
    expect(
      await send(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHot\n'), { title: 'Talk', language: 'es' }),
    ).toMatchObject({ status: 201, json: { file: { kind: 'captions', language: 'es' } } })
    const listed = async (query: string) =>
      (await studio.ask('GET', `/api/files?${query}`)).json.files.map(({ kind }: { kind: string }) => kind)
    expect(await listed('')).toEqual(['captions', 'pdf'])
    expect(await listed('kind=pdf,audio')).toEqual(['pdf'])
    expect(await listed('q=REPORT%20annual')).toEqual(['pdf'])
    expect(await listed(`address=${encodeURIComponent(json.file.address)}`)).toEqual(['pdf'])
    expect((await studio.ask('GET', '/api/files?limit=1')).json).toMatchObject({ total: 2, next: '1' })
  })

  it('is found in the entries that lead to it, in a field and in words', async () => {
    const { json } = await send(Buffer.concat([PDF, PDF]), { title: 'Plan' })
    const { address } = json.file
    const text = `<p><a href="${address}">Plan</a> and <a href="https://other.example${address}">theirs</a></p>`
    studio.write('document/document_plan.json', {
      ...{ uid: 'document_plan', title: 'Plan', slug: 'plan', ...published },
      body: [{ text_block: { text } }],
    })
    studio.write('video/video_plan.json', { uid: 'video_plan', title: 'Film', url: address, ...published })
    const uses = async () =>
      (await studio.ask('GET', `/api/entries?file=${encodeURIComponent(address)}`)).json.rows.map(
        ({ ref }: { ref: { uid: string } }) => ref.uid,
      )
    await expect.poll(uses).toHaveLength(2)
    expect((await uses()).sort()).toEqual(['document_plan', 'video_plan'])
    const { files } = (await studio.ask('GET', `/api/files?address=${encodeURIComponent(address)}`)).json
    expect(files[0].uses).toBe(2)
  })

  it('is refused where it is none, with the line of captions, and leaves nothing', async () => {
    const before = media()
    const line = await send(Buffer.from('WEBVTT\n\n00:02.000 --> 00:01.000\nHot\n'), { title: 'Talk' })
    expect([line.status, line.json.error.message]).toEqual([422, 'Line 3: it ends before it begins.'])
    for (const [bytes, words, status] of [
      [Buffer.from('<html><script>alert(1)</script>'), { title: 'x', fileName: 'report.pdf' }, 422],
      [PDF, { title: ' ' }, 400],
      [PDF, { title: 'x', language: '../../x' }, 422],
      [PDF, { title: 'x', fileName: {} }, 400],
    ] as const)
      expect((await send(bytes, words)).status).toBe(status)
    expect((await send(PDF, { title: 'x' }, { cookie: '' })).status).toBe(401)
    expect((await send(PDF, { title: 'x' }, { origin: studio.canvas })).status).toBe(403)
    expect(media()).toEqual(before)
  })

  it('names no place on the disk', async () => {
    const before = media().length
    const { json } = await send(Buffer.concat([PDF, Buffer.from('%%EOF')]), {
      title: '../../../tmp/x\u0000\u202e.html',
    })
    expect(json.file.address).toMatch(/^\/media\/[a-z0-9-]+\.[0-9a-f]{12}\.pdf$/)
    expect(media()).toHaveLength(before + 1)
  })
})

describe('a body', () => {
  const head = (length: string) =>
    lines(
      ...([studio.origin, 'POST /api/pictures HTTP/1.1', 'Content-Type: application/octet-stream'] as const),
      ...[`Origin: ${studio.origin}`, `Cookie: ${studio.cookie}`, length],
    )
  const incoming = () => {
    const root = join(studio.contentDir, '..')
    return readdirSync(root).flatMap((name) => (name.startsWith('data-') ? namesIn(join(root, name, 'uploads')) : []))
  }

  it('that is larger than any picture is refused before it is read', async () => {
    const { line, sent } = await raw(studio.origin, head('Content-Length: 2000000000'), { bytes: 2_000_000_000 })
    expect(line).toContain(' 413 ')
    expect(sent).toBeLessThan(20_000_000)
  })

  it('that is cut in the middle leaves nothing, and is answered by nobody', async () => {
    const before = [images(), entries()]
    for (const length of [`Content-Length: ${photograph.length + 500}`, 'Transfer-Encoding: chunked'])
      await new Promise<void>((resolve) => {
        const { port } = new URL(studio.origin)
        const socket = connect(Number(port), '127.0.0.1', () => {
          const words = '{"title":"Cut"}\n'
          const chunked = length.startsWith('T') ? `${(photograph.length + words.length).toString(16)}\r\n` : ''
          socket.write(head(length) + chunked + words)
          socket.write(photograph, () => setTimeout(() => socket.destroy(), 100))
        })
        socket.on('close', () => resolve()).on('error', () => undefined)
      })
    await expect.poll(incoming).toEqual([])
    expect([images(), entries()]).toEqual(before)
    expect((await studio.ask('GET', '/api/session')).status).toBe(200)
  })

  it('of whoever was refused is not kept', () => {
    expect(incoming()).toEqual([])
  })
})

describe('where pictures are kept elsewhere', () => {
  const refusalOf = (settings: Record<string, string>) => {
    const { pictures } = openUploads(readStudioSettings({ DATA_DIR: temporaryFolder('none'), ...settings }))
    return 'refused' in pictures ? pictures.refused : undefined
  }

  it('uploading is refused, and it is said why and where to', () => {
    expect(refusalOf({ CONTENT_STORE_URL: 'postgres://atrium@localhost/atrium' })).toMatchObject({
      message: expect.stringContaining('Several machines'),
      remedy: expect.stringContaining('STUDIO_SHARED_FILES'),
    })
    expect(refusalOf({ MEDIA_GATEWAY_URL: 'https://media.example.org/a' })?.remedy).toContain('Upload them there')
  })
})
