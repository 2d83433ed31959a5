import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { opened } from '../content/opened.ts'
import { published } from '../content/small-site.ts'
import '../fuzz-seed.ts'
import { isWhole, KINDS, type Kind, put } from './objects.ts'

const entry = (uid: string) => JSON.stringify({ uid, title: 'A', url: `/${uid}`, ...published })

/** Files of a content directory, and what each holds when it is as it should be. */
const PLACES: Record<string, string> = {
  'entries/note/odd.json': entry('odd'),
  'entries/note/odd.draft.json': entry('odd'),
  'entries/tag/tag_odd.json': entry('tag_odd'),
  'schemas/note.json': '{"title":"Note","schema":[]}',
  'redirects.json': '{"/old":"/notes/good"}',
  'demo.json': '{"anchor":"2026-03-09"}',
}
const outside = temporaryFolder('outside')

/** A file in no folder may be a link to anywhere. */
const isTaken = (path: string, kind: Kind) =>
  isWhole(kind) || kind === 'link to nothing' || (!path.includes('/') && kind === 'link to a file outside')

describe('Q-21 whatever stands where a file of the content directory should', () => {
  it('costs that file alone, is named, and keeps no start and no sync waiting', async () => {
    const someObjects = fc.dictionary(fc.constantFrom(...Object.keys(PLACES)), fc.constantFrom(...KINDS), {
      noNullPrototype: true,
    })
    const eachKind = KINDS.map((kind): [Record<string, Kind>] => [
      Object.fromEntries(Object.keys(PLACES).map((path) => [path, kind])),
    ])
    const { directory, sync, get, published } = await opened({ 'note/good.json': { url: '/good' } })
    await fc.assert(
      fc.asyncProperty(someObjects, async (chosen) => {
        for (const path of Object.keys(PLACES))
          rmSync(join(directory.contentDir, path), { recursive: true, force: true })
        await sync()
        const room = (path: string) => ({ inside: directory.contentDir, outside, body: PLACES[path] as string })
        for (const [path, kind] of Object.entries(chosen)) await put(kind, join(directory.contentDir, path), room(path))
        const { reports } = await sync()
        const named = new Set(reports.filter(({ severity }) => severity === 'error').map(({ file }) => file))
        const refused = Object.entries(chosen).filter(([path, kind]) => !isTaken(path, kind))
        expect(named).toEqual(new Set(refused.map(([path]) => path)))
        expect(await published.at('/notes/good')).toMatchObject({ uid: 'good' })
        expect((await get('tag_odd')) !== undefined).toBe(isWhole(chosen['entries/tag/tag_odd.json'] ?? 'pipe'))
      }),
      { numRuns: KINDS.length + 12, examples: eachKind },
    )
  })

  it.each(KINDS.filter((kind) => !isWhole(kind) && kind !== 'link to nothing'))(
    'leaves the last good entry, also after the next start: %s',
    async (kind) => {
      const { directory, sync, get, close, options } = await opened({ 'note/good.json': { url: '/good' } })
      const path = join(directory.contentDir, 'entries/note/good.json')
      await put(kind, path, { inside: directory.contentDir, outside, body: entry('good') })
      expect((await sync()).reports).toMatchObject([{ file: 'entries/note/good.json', severity: 'error' }])
      expect(await get('good')).toMatchObject({ uid: 'good' })
      await close()
      const again = await opened({}, options)
      expect(await again.get('good')).toMatchObject({ uid: 'good' })
    },
  )

  it('a folder of entries that leads out of the directory, to the root or to itself, is named and not read', async () => {
    const { directory, sync, write } = await opened({ 'note/good.json': { url: '/good' } })
    mkdirSync(join(outside, 'tag'))
    writeFileSync(join(outside, 'tag/tag_secret.json'), entry('tag_secret'))
    const room = { inside: directory.contentDir, outside, body: '' }
    await put('link to the root', join(directory.contentDir, 'entries/tag'), room)
    await put('link to the root', join(directory.contentDir, 'entries/note/more'), room)
    await put('link to itself', join(directory.contentDir, 'entries/leaf'), room)
    write('note/other.json', { url: '/other' })
    const { reports, read } = await sync()
    expect(read).toBe(1)
    expect(reports.map(({ file }) => file)).toContain('entries/tag')
  })

  it('a name that is not UTF-8 is told', async () => {
    const { directory, sync } = await opened({ 'note/good.json': { url: '/good' } })
    writeFileSync(
      Buffer.concat([
        Buffer.from(`${directory.contentDir}/entries/note/`),
        Buffer.from([0xe9, 0x2e]),
        Buffer.from('json'),
      ]),
      entry('e'),
    )
    expect((await sync()).reports).toMatchObject([{ reason: 'is not read: its name is not UTF-8' }])
  })

  it.each([
    ['of sixty megabytes', () => entry('big').replace('"A"', `"${'a'.repeat(60_000_000)}"`), 'more than 4194304'],
    ['of a million lists', () => entry('big').replace('"A"', `[${'[],'.repeat(1_000_000)}1]`), '100000 values'],
    ['nested ten thousand levels deep', () => entry('big').replace('"A"', '['.repeat(10_000)), '500 levels'],
    ['in UTF-16', () => Buffer.from(`\ufeff${entry('big')}`, 'utf16le'), 'UTF-16'],
  ])('an entry %s is refused, and all others are served', async (_, text, reason) => {
    const { directory, sync, get } = await opened({ 'note/good.json': { url: '/good' } })
    writeFileSync(join(directory.contentDir, 'entries/note/big.json'), text())
    expect((await sync()).reports).toMatchObject([
      { file: 'entries/note/big.json', severity: 'error', reason: expect.stringContaining(reason) },
    ])
    expect([await get('good'), await get('big')]).toMatchObject([{ uid: 'good' }, undefined])
  })

  it('a text that a page prints many times has a bound: one beyond is left out, or costs its entry, and is named', async () => {
    const long = 'a'.repeat(10_001)
    const { sync, get } = await opened({
      'note/good.json': {
        url: '/good',
        kind: 'a',
        credit: long,
        cta: { title: long, href: '/a' },
        meta_page: { title: long },
      },
      'note/whole.json': { url: '/whole', title: long.slice(1), credit: long.slice(1) },
      'note/bad.json': { url: '/bad', title: long },
    })
    expect((await sync()).reports.map(({ file, field, reason }) => `${file} ${field} ${reason}`).sort()).toEqual([
      'entries/note/bad.json title is longer than 10000 characters and is left out',
      'entries/note/bad.json title is required and has no data',
      'entries/note/good.json credit is longer than 10000 characters and is left out',
      'entries/note/good.json cta.title is longer than 10000 characters and is left out',
      'entries/note/good.json cta.title is required and has no data',
      'entries/note/good.json meta_page.title is longer than 10000 characters and is left out',
    ])
    expect([await get('bad'), await get('good'), await get('whole')]).toMatchObject([
      undefined,
      { kind: 'a' },
      { uid: 'whole' },
    ])
  })

  it('a byte-order mark before an entry or another file is no fault', async () => {
    const { directory, sync, get, published } = await opened({ 'note/good.json': { url: '/good' } })
    writeFileSync(join(directory.contentDir, 'entries/note/marked.json'), `\ufeff${entry('marked')}`)
    writeFileSync(join(directory.contentDir, 'redirects.json'), '\ufeff{"/old":"/notes/good"}')
    expect((await sync()).reports).toEqual([])
    expect(await get('marked')).toMatchObject({ uid: 'marked' })
    expect(await published.at('/old')).toMatchObject({ kind: 'moved' })
  })
})
