import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkContent, exportSchemas } from '../../services/content/index.ts'
import { clockAt, institution } from './directory.ts'
import { directoryWith } from './opened.ts'
import { smallSite } from './small-site.ts'

const ref = (uid: string, type: string) => [{ uid, _content_type_uid: type }]

const check = (files: Record<string, unknown>, hasRoute?: (path: string) => boolean) =>
  checkContent({
    contentDir: directoryWith(files).contentDir,
    site: smallSite(),
    institution,
    clock: clockAt('2026-03-14'),
    hasRoute,
  })

describe('the content check', () => {
  it('has nothing to say of content that is in order', async () => {
    const { reports, text, errors } = await check({
      'note/one.json': {
        url: '/one',
        tags: ref('tag_a', 'tag'),
        cta: { title: 'A', href: '/notes/two#x' },
        blurb: '<p><a href="/notes/one?q=1">a</a> <a href="#here">b</a> <a href="https://a.example/x">c</a></p>',
        body: [{ header: { text: 'A' } }, { header: { text: 'B', heading_level: 3 } }, { header: { text: 'C' } }],
      },
      'note/two.json': { url: '/two', cta: { title: 'A', href: 'mailto:a@b.example' } },
      'tag/tag_a.json': { url: '/a' },
      'image/img.json': { alt: 'A picture' },
    })
    expect(reports).toEqual([])
    expect([errors, text]).toEqual([0, '4 entries read\n0 errors, 0 warnings'])
  })

  it('says where the picture that the institution names for all pages is none', async () => {
    const named = (shareImage?: string) =>
      checkContent({
        contentDir: directoryWith({ 'image/house.json': { alt: 'A house' }, 'note/one.json': { url: '/one' } })
          .contentDir,
        site: smallSite(),
        institution: { ...institution, shareImage },
        clock: clockAt('2026-03-14'),
      })
    expect([(await named()).reports, (await named('house')).reports]).toEqual([[], []])
    expect((await named('one')).reports).toMatchObject([
      {
        severity: 'error',
        file: 'institution.json',
        field: 'shareImage',
        reason: expect.stringContaining('type "note"'),
      },
    ])
    expect((await named('nowhere')).text).toContain(
      'institution.json shareImage: is "nowhere", which is no published entry',
    )
  })

  it('says what rich text loses: what is shown in a place of its own, and links that lead nowhere safe', async () => {
    const { reports } = await check({
      'note/one.json': {
        url: '/one',
        blurb: '<p>a<img src="/jar.jpg"><a href="ftp://a.example">b</a><span>c</span></p>',
        credit: '<iframe src="https://a.example"></iframe>d',
      },
    })
    expect(reports).toMatchObject([
      { severity: 'warning', field: 'blurb', reason: 'loses <img> of "/jar.jpg", which cannot stand in rich text' },
      { field: 'blurb', reason: 'loses the link to "ftp://a.example", which cannot stand in rich text' },
      { field: 'credit', reason: 'loses <iframe> of "https://a.example", which cannot stand in rich text' },
    ])
    expect(reports[0]?.remedy).toBe('Show it in a block for pictures.')
  })

  it('lists everything that is wrong, errors first, with file, field, reason and what to do', async () => {
    const { reports, errors, warnings, text } = await check({
      'note/one.json': {
        url: '/one',
        count: 'x',
        extra: 1,
        tag: ref('nobody', 'tag'),
        tags: ref('planned', 'tag'),
        cta: { title: 'A', href: '/nowhere' },
        credit: '<a href="https://www.ellery.example/gone">x</a><a href="/old/tour.html#owl">z</a>',
        media: { images: [{ reference: ref('img', 'image'), url: '/notes/one' }] },
        rows: [{ label: 'a', to: ref('raw', 'mystery') }],
        body: [
          { header: { text: 'Deep', heading_level: 4 } },
          { text_block: { text: '<h2>Two</h2><h4>Four</h4><p><a href="/also/nowhere/">y</a></p>' } },
        ],
      },
      'note/same.json': { url: '/one' },
      'tag/planned.json': { draft: true },
      'image/img.json': {},
      'mystery/raw.json': {},
      'note/broken.json': '{',
    })
    expect(reports.map(({ severity, file, field }) => `${severity} ${file} ${field}`)).toEqual([
      'error entries/note/broken.json ',
      'error entries/note/one.json body[1].text_block.text',
      'error entries/note/one.json count',
      'error entries/note/one.json credit',
      'error entries/note/one.json cta.href',
      'error entries/note/one.json media.images[0]',
      'error entries/note/one.json tag',
      'warning entries/image/img.json alt',
      'warning entries/mystery ',
      'warning entries/note/one.json body',
      'warning entries/note/one.json body',
      'warning entries/note/one.json extra',
      'warning entries/note/one.json rows[0].to',
      'warning entries/note/one.json tags[0]',
      'warning entries/note/one.json url',
    ])
    expect([errors, warnings]).toEqual([7, 8])
    expect(text).toContain('7 errors, 8 warnings')
    expect(text).toContain('links to https://www.ellery.example/gone, which does not exist')
    expect(text).toMatch(/Add a title: it names the link of the picture\..*a link without a title it is left out/s)
    for (const { reason, remedy } of reports) expect([reason, remedy].every(Boolean)).toBe(true)
  })

  it('names a reference to an entry of another type', async () => {
    const { text } = await check({
      'note/one.json': { url: '/one', tag: ref('img', 'tag'), tags: ref('tag_a', 'tag') },
      'image/img.json': { alt: 'A' },
      'tag/tag_a.json': { url: '/a' },
    })
    expect(text).toBe(
      'error   entries/note/one.json tag: refers to img, which is of the type image. Refer to an entry of tag, or take the reference out.\n3 entries read\n1 error, 0 warnings',
    )
  })

  it('CLR-030 says what to add to a linked picture without a title', async () => {
    const { reports } = await check({
      'note/one.json': { url: '/one', media: { images: [{ reference: ref('img', 'image'), url: '/notes/one' }] } },
      'image/img.json': { alt: 'A' },
    })
    expect(reports).toMatchObject([
      { severity: 'error', field: 'media.images[0]', remedy: 'Add a title: it names the link of the picture.' },
    ])
  })

  it('asks for addresses that are no entry’s: endpoints, redirects, drafts', async () => {
    const links = ['/feed.xml', '/moved', '/notes/planned', '/nowhere'].map((href) => ({ title: href, href }))
    const { reports } = await check(
      {
        'note/one.json': { url: '/one', more: links },
        'note/planned.json': { url: '/planned', draft: true },
        'redirects.json': { '/moved': '/notes/one' },
      },
      (path) => path === '/feed.xml',
    )
    expect(reports.map(({ field }) => field)).toEqual(['more[3].href'])
  })

  it('names fragments that lead nowhere on the page that they name, and on their own', async () => {
    const asked: string[] = []
    const pages = {
      anchorsAt: async (path: string) => {
        asked.push(path)
        return new Set(path === '/notes/two' ? ['there', 'déjà'] : ['own'])
      },
      close: async () => undefined,
    }
    const hrefs = [
      '/notes/two#there',
      '/notes/two#d%C3%A9j%C3%A0',
      '/notes/two#gone',
      '#own',
      '#other',
      '#top',
      '#',
      '/notes/two',
      '/feed#x',
    ]
    const { contentDir } = directoryWith({
      'note/one.json': { url: '/one', more: hrefs.map((href) => ({ title: href, href })) },
      'note/two.json': { url: '/two' },
    })
    const { reports } = await checkContent({
      contentDir,
      site: smallSite(),
      institution,
      clock: clockAt('2026-03-14'),
      hasRoute: (path) => path === '/feed',
      openPages: () => pages,
    })
    expect(reports.map(({ severity, field, reason }) => `${severity} ${field} ${reason}`)).toEqual([
      'error more[2].href links to /notes/two#gone, but nothing on that page has this id',
      'error more[4].href links to #other, but nothing on that page has this id',
    ])
    expect(asked.sort()).toEqual(['/notes/one', '/notes/two'])
  })

  it('names headings out of order outside of blocks, too', async () => {
    const { reports } = await check({
      'note/one.json': { url: '/one', blurb: '<h3>Three</h3><h5>Five</h5>' },
      'note/two.json': {
        url: '/two',
        blurb: '<h4>Four</h4>',
        body: [{ header: { text: 'Two' } }, { text_block: { text: '<h3>Three</h3>' } }],
      },
    })
    expect(reports.map(({ file, field, reason }) => `${file} ${field} ${reason}`)).toEqual([
      'entries/note/one.json blurb heading "Five" has level 5 below level 3',
      'entries/note/two.json blurb heading "Four" has level 4 below level 2',
    ])
  })

  it('says of an entry what is found beside it', async () => {
    const { contentDir } = directoryWith({ 'note/one.json': { url: '/one' } })
    const { text } = await checkContent({
      contentDir,
      site: smallSite(),
      institution,
      clock: clockAt('2026-03-14'),
      checkEntry: async ({ uid }) => [{ severity: 'error', field: 'url', reason: `is ${uid}`, remedy: 'Do.' }],
    })
    expect(text).toContain('error   entries/note/one.json url: is one. Do.')
  })

  it('leaves nothing behind', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' } })
    await checkContent({
      contentDir: directory.contentDir,
      site: smallSite(),
      institution,
      clock: clockAt('2026-03-14'),
    })
    expect(() => readFileSync(directory.dataDir)).toThrow()
  })
})

describe('the export of schemas', () => {
  it('writes a JSON Schema of the wire form for every content type, two for all blocks, and settings for editors', () => {
    const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const site = smallSite()
    const files = exportSchemas(site, folder)
    expect(files).toHaveLength(site.contentTypes.size + 3)
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
    expect(read('note.json')).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'note.json',
      title: 'Note',
      type: 'object',
      properties: {
        uid: { type: 'string' },
        _content_type_uid: { type: 'string' },
        publish_details: { type: 'object' },
        publication_date: { format: 'day-or-instant' },
        kind: {
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'b', title: 'B' },
          ],
        },
        body: { $ref: 'blocks.json' },
        tags: {
          type: 'array',
          items: { properties: { _content_type_uid: { enum: ['tag'] } }, required: ['uid', '_content_type_uid'] },
        },
        cta: {
          properties: {
            title: { type: 'string' },
            text: { type: 'string' },
            href: { type: 'string' },
            url: { type: 'string' },
          },
        },
      },
      allOf: expect.arrayContaining([{ required: ['title'] }, { required: ['url'] }]),
    })
    expect(read('note.json').properties.$schema).toMatchObject({ type: 'string' })
    expect(read('vscode-settings.json')['json.schemas']).toContainEqual({
      fileMatch: ['entries/note/*.json'],
      url: expect.stringMatching(/note\.json$/),
    })
    expect(read('leaf.json').allOf).toContainEqual({ anyOf: [{ required: ['slug'] }, { required: ['url'] }] })
    expect(read('ellery_place.json')).toMatchObject({ title: 'Place' })
    expect(read('blocks.json')).toMatchObject({
      items: { maxProperties: 1, properties: { text_block: { $ref: 'blocks.json#/$defs/text_block' } } },
      $defs: { header: { properties: { heading_level: { type: 'integer' } } } },
    })
  })

  it('names a recording that is not in the directory', async () => {
    const facts = { published_url: ['/media/there.mp3'], captions: ['/media/gone.vtt'], title: ['/ A title'] }
    const { reports } = await check(
      { 'image/img.json': { alt: 'x', metadata_fields: facts } },
      (path) => path === '/media/there.mp3',
    )
    expect(reports.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'metadata_fields links to /media/gone.vtt, which does not exist',
    ])
  })
})
