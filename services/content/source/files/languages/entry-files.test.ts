import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRecord } from 'atrium'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { FileError } from '#engine/host.ts'
import { EntryFiles } from './entry-files.ts'
import { partOf } from './language-view.ts'

const view = { own: 'en', tags: ['es', 'es-MX'], chain: ['es-MX', 'es'], onlyTranslated: [] }
const directory = mkdtempSync(join(tmpdir(), 'entry-files-'))
const folder = join(directory, 'entries/note')
mkdirSync(folder, { recursive: true })
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const files = new EntryFiles(directory, view)
const file = { folder: 'note', name: 'clay.json' }

const text = fc.oneof(
  fc.json(),
  fc
    .dictionary(fc.constantFrom('_holds', 'title', 'body', 'publish_details', '__proto__'), fc.jsonValue())
    .map((value) => JSON.stringify(value)),
  fc
    .dictionary(fc.constantFrom('title', 'publish_details'), fc.jsonValue())
    .map((value) => JSON.stringify({ _holds: 'differences', ...value })),
  fc.string({ unit: 'binary' }),
)

it('whatever files say, the text of an entry is an object that can be read, or the file that is wrong is named', () => {
  fc.assert(
    fc.property(fc.option(text), text, fc.option(text), (own, spanish, mexican) => {
      const parts = { 'clay.json': own, 'clay.es.json': spanish, 'clay.es-MX.json': mexican }
      for (const [name, body] of Object.entries(parts))
        if (body === null) rmSync(join(folder, name), { force: true })
        else writeFileSync(join(folder, name), body)
      try {
        const read = files.textOf(file)
        if (own !== null || mexican !== null) expect(isRecord(JSON.parse(read?.text ?? ''))).toBe(true)
        // With the text of its own file in place of that file it reads the same, and without it, as its fallbacks have it.
        if (mexican !== null) expect(files.textWith(file, mexican).text).toBe(read?.text)
        else expect(files.originalOf(file)).toBe(read?.text ?? null)
      } catch (error) {
        expect(error).toBeInstanceOf(FileError)
        expect((error as Error).message).toMatch(/^clay(?:\.es(?:-MX)?)?\.json |^its? /)
      }
    }),
    { seed: 31, numRuns: 300 },
  )
})

it.each([
  ['clay.es.json', 'clay.json', 'es'],
  ['clay.es-MX.draft.json', 'clay.draft.json', 'es-MX'],
  ['clay.v2.es.json', 'clay.v2.json', 'es'],
  ['clay.json', 'clay.json', undefined],
  ['clay.draft.json', 'clay.draft.json', undefined],
  ['clay.fr.json', 'clay.fr.json', undefined],
  ['clay.draft.es.json', 'clay.draft.es.json', undefined],
  ['.es.json', '.es.json', undefined],
])('%s is a part of %s', (name, own, tag) => {
  expect(partOf(name, view)).toEqual(tag ? { own, tag } : { own })
})

it.each([
  ['its own words', { 'clay.json': {} }, 'en'],
  ['the words of another language', { 'clay.json': {}, 'clay.es.json': { _holds: 'differences' } }, 'es'],
  ['a whole entry in another language', { 'clay.json': {}, 'clay.es-MX.json': {} }, 'es-MX'],
  ['one of no other language', { 'clay.es.json': {} }, 'es'],
])('an entry that names no language, of %s, is in that of its file', (_what, written, language) => {
  const details = { publish_details: { time: '2026-01-10T16:00:00.000Z' }, title: 'Clay' }
  for (const name of ['clay.json', 'clay.es.json', 'clay.es-MX.json']) rmSync(join(folder, name), { force: true })
  for (const [name, more] of Object.entries(written))
    writeFileSync(join(folder, name), JSON.stringify({ ...details, ...more }))
  const { text: read = '' } = files.textOf(file) ?? {}
  expect(JSON.parse(read).publish_details.locale).toBe(language)
  for (const name of Object.keys(written)) {
    const { publish_details: _, ...draft } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    writeFileSync(join(folder, name), JSON.stringify(draft))
  }
  expect(JSON.parse(files.textOf(file)?.text ?? '')).toMatchObject({ title: 'Clay', _language: language })
})
