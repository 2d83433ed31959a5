import { isAbsolute, join, relative } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedFile } from '../postgres/changes.ts'
import { isContentPath } from './content-path.ts'

const HASH = 'a'.repeat(64)

describe('paths of content', () => {
  it.each([
    'institution.json',
    'entries/article/a.json',
    'entries/article/a.draft.json',
    'entries/article/Ünïcode, with spaces & signs.json',
    'messages/es-MX.json',
    'collection/1988-31.json',
    'search/library.json',
  ])('are those of JSON files: %s', (path) => {
    expect(isContentPath(path)).toBe(true)
  })

  it.each([
    '',
    '.json',
    'entries/article/.hidden.json',
    '../secret.json',
    'entries/../../secret.json',
    'entries/./a.json',
    'entries//a.json',
    '/etc/a.json',
    'C:\\a.json',
    'entries\\a.json',
    'entries/a\u0000.json',
    'entries/a\n.json',
    'images/a.json',
    'Images/a.json',
    'media/captions/a.json',
    'brand/a.json',
    'entries/a.json/b.json',
    'entries/article/a.txt',
    'entries/a/b/c/d.json',
    `entries/article/${'a'.repeat(300)}.json`,
    'entries/article/\ud800.json',
  ])('are not those of other files, nor of other folders: %j', (path) => {
    expect(isContentPath(path)).toBe(false)
  })

  it('lead out of no directory, whatever a database says', () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', 'a', '\u0000', 'entries', 'C:', '.json', '%2e', 'images')
    const path = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 9 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(path, (text) => {
        const file = storedFile({ path: `${text}.json`, sha256: HASH, size: 1 })
        if (!file) return
        const place = relative('/data/content', join('/data/content', file.path))
        expect(place).toBe(file.path)
        expect(isAbsolute(place) || place.startsWith('..')).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('stand in rows that are whole; of any other row nothing is taken', () => {
    fc.assert(
      fc.property(fc.record({ path: fc.anything(), sha256: fc.anything(), size: fc.anything() }), (row) => {
        const file = storedFile(row)
        if (!file) return
        expect(isContentPath(file.path)).toBe(true)
        expect(file.sha256 === null || /^[0-9a-f]{64}$/.test(file.sha256)).toBe(true)
      }),
    )
    expect(storedFile({ path: 'a.json', sha256: HASH.toUpperCase(), size: 1 })).toBeNull()
    expect(storedFile({ path: 'a.json', sha256: null, size: 0 })).toEqual({ path: 'a.json', sha256: null, size: 0 })
  })
})
