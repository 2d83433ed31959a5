import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openContent, type SyncResult } from '../../services/content/index.ts'
import type { TestDirectory } from './directory.ts'
import { opened } from './opened.ts'
import { leaf, note, page, smallSite } from './small-site.ts'

type Given = Awaited<ReturnType<typeof opened>>

/** A site whose functions read a helper: their own text is the same whatever the helper says. */
function siteOf(word: string, seen: { derived: number } = { derived: 0 }) {
  const type = {
    ...note,
    derive: () => {
      seen.derived++
      return { shelf: word }
    },
    search: () => ({ title: word }),
  }
  return smallSite({ types: [type, leaf] as never, pages: [page(type as never, '/notes/:slug', () => `/${word}`)] })
}

/** A site whose notes need one more field. */
const stricter = (field: string) => {
  const type = { ...note, schema: note.schema.extend({ [field]: note.schema.shape.url }) }
  return smallSite({ types: [type, leaf] as never, pages: [page(type as never, '/notes/:slug')] })
}

const deployed = async (
  given: Pick<Given, 'options' | 'close'>,
  site: ReturnType<typeof smallSite>,
  sourceHash = 'other sources',
) => {
  await given.close()
  const log = rememberingLog()
  const options = { ...given.options, site, log, sourceHash }
  const content = await openContent(options)
  onTestFinished(content.close)
  return { ...content, options, log }
}

/** The same directory with an empty store. */
const anew = (given: Given, directory: TestDirectory) => ({
  options: { ...given.options, dataDir: `${directory.dataDir}-empty` },
  close: async () => undefined,
})

describe('a store of another build', () => {
  it('gives what the present build derives, searches for and makes paths of, when only a helper changed', async () => {
    const given = await opened({ 'note/one.json': { url: '/one' } }, { site: siteOf('early') })
    const { published } = await deployed(given, siteOf('late'))
    expect((await published.get(['one']))[0]).toMatchObject({ shelf: 'late', path: '/late' })
    expect(await published.at('/early')).toEqual({ kind: 'moved', to: '/late' })
    expect((await published.search({ term: 'late', from: 0, size: 5 })).hits).toMatchObject([{ uid: 'one' }])
    expect((await published.search({ term: 'early', from: 0, size: 5 })).hits).toEqual([])
  })

  it('Q-08 is not derived again by the build that made it', async () => {
    const given = await opened({ 'note/one.json': { url: '/one' } }, { site: siteOf('early') })
    await given.close()
    const seen = { derived: 0 }
    const again = await openContent({ ...given.options, site: siteOf('late', seen) })
    onTestFinished(again.close)
    expect(seen.derived).toBe(0)
  })

  it('has not changed where the present build derives the same', async () => {
    const given = await opened({ 'note/one.json': { url: '/one' } }, { site: siteOf('early') })
    const revision = await given.published.revision()
    const seen = { derived: 0 }
    const { published } = await deployed(given, siteOf('early', seen))
    expect(seen.derived).toBe(1)
    expect(await published.revision()).toBe(revision)
  })

  it('is derived from what it holds: files that are as they were are not read', async () => {
    const given = await opened({ 'note/one.json': { url: '/one', count: 1 } }, { site: siteOf('early') })
    const file = `${given.directory.contentDir}/entries/note/one.json`
    const { atimeMs, mtimeMs } = statSync(file)
    writeFileSync(file, given.directory.read('entries/note/one.json').replace('"count":1', '"count":2'))
    utimesSync(file, atimeMs / 1000, mtimeMs / 1000)
    const { published } = await deployed(given, siteOf('late'))
    expect((await published.get(['one']))[0]).toMatchObject({ shelf: 'late', count: 1 })
  })

  it('withdraws what does not fit a changed schema, as an empty store would not have it, and says so', async () => {
    const files = {
      'note/old.json': { url: '/old' },
      'note/new.json': { url: '/new', place: 'here' },
      'note/plan.json': { url: '/plan', draft: true },
    }
    const given = await opened(files)
    const old = await deployed(given, stricter('place'))
    const empty = await deployed(anew(given, given.directory), stricter('place'))
    for (const content of [old, empty]) {
      expect(await content.published.get(['old', 'new'])).toMatchObject([{ uid: 'new', place: 'here' }])
      expect(await content.published.at('/notes/old')).toBe(null)
      expect(await content.preview.get(['plan'])).toEqual([])
    }
    const withdrawn = ({ reports }: SyncResult) =>
      reports.filter(({ reason }) => reason.startsWith('was withdrawn')).map(({ file, reason }) => [file, reason])
    expect(withdrawn(await old.sync())).toEqual([
      ['entries/note/old.json', 'was withdrawn: entry "old" does not fit its content type as it is now'],
      ['entries/note/plan.json', 'was withdrawn: entry "plan" does not fit its content type as it is now'],
    ])
    expect(old.log.messages.join('\n')).toContain('entries/note/old.json: was withdrawn')
    expect(withdrawn(await empty.sync())).toEqual([])
  })

  it('keeps the last good entry of a broken file, as the present build derives it', async () => {
    const given = await opened({ 'note/one.json': { url: '/one', count: 1 } }, { site: siteOf('early') })
    given.write('note/one.json', '{ broken')
    await given.sync()
    const { published, sync } = await deployed(given, siteOf('late'))
    expect((await published.get(['one']))[0]).toMatchObject({ shelf: 'late', count: 1 })
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/one.json' }])
  })

  it('withdraws the last good entry of a broken file when that does not fit either', async () => {
    const given = await opened({ 'note/one.json': { url: '/one' } })
    given.write('note/one.json', '{ broken')
    await given.sync()
    const { published } = await deployed(given, stricter('place'))
    expect(await published.get(['one'])).toEqual([])
  })

  it('shows the file that stood back for a withdrawn one', async () => {
    const given = await opened({ 'leaf/twin.json': { slug: 'twin' }, 'note/twin.json': { url: '/twin' } })
    const type = { ...leaf, schema: leaf.schema.extend({ place: note.schema.shape.url }) }
    const site = smallSite({ types: [type, note] as never, pages: [page(note as never, '/notes/:slug')] })
    const { published } = await deployed(given, site, given.options.sourceHash)
    expect(await published.get(['twin'])).toMatchObject([{ contentType: 'note', path: '/notes/twin' }])
  })

  it('that lost the text of an entry takes it from the file', async () => {
    const given = await opened({ 'note/one.json': { url: '/one', count: 1 } }, { site: siteOf('early') })
    const { Database } = await import('../../services/content/store/database.ts')
    const db = new Database(`${given.directory.dataDir}/content.db`)
    db.run("UPDATE source SET body = CAST('{}' AS BLOB)")
    db.close()
    const { published } = await deployed(given, siteOf('late'))
    expect((await published.get(['one']))[0]).toMatchObject({ shelf: 'late', count: 1 })
  })
})
