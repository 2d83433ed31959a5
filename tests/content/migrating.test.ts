import { defineBlock, defineContentType, f } from 'atrium'
import { rememberingLog, siteOfParts } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migrateContent, openFiles } from '../../services/content/index.ts'
import { opened } from './opened.ts'
import { heading, note, page, prose } from './small-site.ts'

const migrate = ({ html, ...rest }: Record<string, unknown>) => (html === undefined ? rest : { text: html, ...rest })
const site = siteOfParts({
  types: [note, page(note, '/notes/:slug')],
  blocks: [defineBlock({ ...prose, migrate }), heading],
})
const OLD = `{
\t"uid":"kiln", "title" : "Kiln", "url": "/kiln", "kept": 1.50,
\t"publish_details": { "time": "2026-01-01" },
\t"body": [ {"header":{"text":"A"}}, { "text_block": { "html":"<p>Clay</p>" } } ]
}`

async function withOld() {
  const content = await opened(
    { 'note/kiln.json': OLD, 'note/loom.json': { url: '/loom', body: [{ text_block: { text: '<p>Wool</p>' } }] } },
    { site },
  )
  const source = openFiles(content.directory.contentDir, rememberingLog())
  const migrated = (by?: string) => migrateContent({ source, site, by })
  return { ...content, source, migrated, file: () => content.directory.read('entries/note/kiln.json') }
}

describe('content that was written for an earlier schema of a block', () => {
  it('is shown as if it were of the present one, and says so', async () => {
    const { get, sync, directory } = await withOld()
    expect((await get('kiln'))?.body).toMatchObject([{ text: 'A' }, { text: '<p>Clay</p>' }])
    directory.write('entries/note/other.json', '{}')
    const { reports } = await sync()
    const own = reports.filter(({ file }) => file.endsWith('kiln.json') && !/kept/.test(file))
    expect(own.map(({ field, severity }) => `${severity} ${field}`)).toContain('warning body[1].text_block')
  })

  it('is listed without being written, and written with every other byte as it was', async () => {
    const { migrated, file } = await withOld()
    expect(await migrated()).toMatchObject([
      { path: 'entries/note/kiln.json', uid: 'kiln', isWritten: false, problems: [{ field: 'body[1].text_block' }] },
    ])
    expect(file()).toBe(OLD)
    expect(await migrated('Ana')).toMatchObject([{ uid: 'kiln', isWritten: true }])
    expect(file()).toBe(OLD.replace('"html"', '"text"'))
    expect(await migrated('Ana')).toEqual([])
  })

  it('is left as it is where it is written elsewhere', async () => {
    const { source, file } = await withOld()
    const { list, read, follow, close, directory } = source
    const mirrored = { list: () => list(), read: (path: string) => read(path), follow, close, directory }
    expect(await migrateContent({ source: mirrored, site, by: 'Ana' })).toMatchObject([{ isWritten: false }])
    expect(file()).toBe(OLD)
  })
})

describe('content that says what a version has deprecated', () => {
  const renamed = defineContentType({
    ...note,
    schema: z.object({
      ...note.schema.shape,
      kept: f.number({ deprecated: { since: '0.3.0', use: 'years' } }),
      years: f.number(),
    }),
  })
  const next = siteOfParts({ types: [renamed, page(renamed, '/notes/:slug')], blocks: [prose, heading] })

  it('is shown as if it said the present, is warned of, and is renamed with every other byte as it was', async () => {
    const { get, directory, sync } = await opened({ 'note/kiln.json': OLD }, { site: next })
    directory.write('entries/note/kiln.json', `${OLD}\n`)
    const { reports } = await sync()
    directory.write('entries/note/kiln.json', OLD)
    expect(await get('kiln')).toMatchObject({ kept: 1.5, years: 1.5 })
    expect(reports.filter(({ field }) => field === 'kept')).toMatchObject([
      { severity: 'warning', reason: 'is deprecated since 0.3.0 and gone in 0.4.0: "years" takes its place' },
    ])
    const source = openFiles(directory.contentDir, rememberingLog())
    expect(await migrateContent({ source, site: next, by: 'Ana' })).toMatchObject([{ uid: 'kiln', isWritten: true }])
    expect(directory.read('entries/note/kiln.json')).toBe(OLD.replace('"kept"', '"years"'))
    expect(await migrateContent({ source, site: next, by: 'Ana' })).toEqual([])
  })
})
