import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { beforeEach, expect, it } from 'vitest'
import { Translations } from './translations.ts'

const directory = temporaryFolder('translations')
const folder = join(directory, 'entries/note')
const languages = [
  { tag: 'en', path: '', label: 'English' },
  { tag: 'es', path: '/es', label: 'Español', fallback: 'en' },
  { tag: 'es-MX', path: '/mx', label: 'México', fallback: 'es' },
]
const inLanguage = (language: string) =>
  new Translations(directory, { language, languages, onlyTranslated: [] } as never)
const write = (name: string, value: object, at = 0) => {
  writeFileSync(join(folder, name), JSON.stringify(value))
  utimesSync(join(folder, name), at, at)
}
const day = (number: number) => ({ updated_at: `2026-03-0${number}T00:00:00.000Z` })
const clay = { type: 'note', uid: 'clay' }

beforeEach(() => {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
})

it.each([
  ['nothing', {}, { state: 'missing', isOutdated: false }],
  ['what is newer', { 'clay.es.json': day(3) }, { state: 'published', isOutdated: false }],
  ['what is of the same moment', { 'clay.es.json': day(2) }, { state: 'published', isOutdated: false }],
  ['what is older', { 'clay.es.json': day(1) }, { state: 'published', isOutdated: true }],
  ['an older draft', { 'clay.es.draft.json': day(1) }, { state: 'draft', isOutdated: true }],
  ['a newer draft', { 'clay.es.json': day(1), 'clay.es.draft.json': day(3) }, { state: 'changed', isOutdated: false }],
  ['no time', { 'clay.es.json': {} }, { state: 'published', isOutdated: false }],
  ['another language', { 'clay.es-MX.json': day(3) }, { state: 'missing', isOutdated: false }],
])('an entry that has %s in a language', (_what, files, found) => {
  write('clay.json', { uid: 'clay', ...day(2) })
  for (const [name, value] of Object.entries(files)) write(name, { uid: 'clay', ...value })
  expect(inLanguage('es').of(clay, 'es')).toEqual(found)
})

it('a draft of the original, and a file that is no JSON, make nothing outdated', () => {
  write('clay.json', { uid: 'clay', ...day(2) })
  write('clay.es.json', { uid: 'clay', ...day(2) })
  write('clay.draft.json', { uid: 'clay', ...day(5) })
  const translations = inLanguage('es')
  expect(translations.of(clay, 'es').isOutdated).toBe(false)
  writeFileSync(join(folder, 'clay.json'), '{ "updated')
  expect(translations.of(clay, 'es').isOutdated).toBe(false)
})

it('a file that was changed is read again', () => {
  write('clay.json', { uid: 'clay', ...day(2) })
  write('clay.es.json', { uid: 'clay', ...day(2) })
  const translations = inLanguage('es')
  expect(translations.of(clay, 'es').isOutdated).toBe(false)
  write('clay.json', { uid: 'clay', ...day(4) }, 60)
  expect(translations.of(clay, 'es').isOutdated).toBe(true)
})

it('the original of an entry is what its fallbacks say, with drafts', () => {
  write('clay.json', { uid: 'clay', title: 'Clay', year: 1900 })
  write('clay.draft.json', { uid: 'clay', title: 'Clays', year: 1901 })
  write('clay.es.json', { uid: 'clay', _holds: 'differences', title: 'Arcilla' })
  write('clay.es-MX.json', { uid: 'clay', _holds: 'differences', title: 'Barro' })
  expect(inLanguage('es').original(clay)).toEqual({ uid: 'clay', title: 'Clays', year: 1901 })
  expect(inLanguage('es-MX').original(clay)).toEqual({ uid: 'clay', title: 'Arcilla', year: 1901 })
  expect(inLanguage('es').original({ type: 'note', uid: 'kiln' })).toBe(undefined)
})

it('what is missing, and what is outdated, is found in all types or in some', () => {
  mkdirSync(join(directory, 'entries/page'))
  write('clay.json', { uid: 'clay', ...day(2) })
  write('kiln.json', { uid: 'kiln', ...day(2) })
  write('kiln.es.json', { uid: 'kiln', ...day(1) })
  write('plan.draft.json', { uid: 'plan' })
  write('../page/home.json', { uid: 'home' })
  write('alone.es.json', { uid: 'alone' })
  const translations = inLanguage('es')
  expect(translations.lacking('missing', 'es').sort()).toEqual(['clay', 'home', 'plan'])
  expect(translations.lacking('missing', 'es', ['note']).sort()).toEqual(['clay', 'plan'])
  expect(translations.lacking('outdated', 'es')).toEqual(['kiln'])
  expect(translations.lacking('outdated', 'es', ['nothing'])).toEqual([])
})
