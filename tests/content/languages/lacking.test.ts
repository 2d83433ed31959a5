import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, testInstitution } from 'atrium/testing'
import { expect, it } from 'vitest'
import { checkTranslations } from '../../../services/content/check/translations.ts'

const contentDir = temporaryFolder('lacking')
const write = (name: string, value: object) => {
  mkdirSync(join(contentDir, 'entries/document'), { recursive: true })
  writeFileSync(join(contentDir, 'entries/document', name), JSON.stringify(value))
}
const institution = {
  ...testInstitution,
  language: 'en',
  languages: [
    { tag: 'en', label: 'English', path: '' },
    { tag: 'es', label: 'Español', path: '/es' },
    { tag: 'ar', label: 'العربية', path: '/ar' },
  ],
}

it('an original that is written in a language is not missing there', () => {
  const time = '2026-03-01T00:00:00.000Z'
  write('clay.json', { uid: 'clay', title: 'Clay' })
  write('clay.es.json', { uid: 'clay', _holds: 'differences', title: 'Arcilla' })
  write('clay.ar.json', { uid: 'clay', _holds: 'differences', title: 'طين' })
  write('barro.json', { uid: 'barro', title: 'Barro', publish_details: { time, locale: 'es-MX' } })
  write('reed.json', { uid: 'reed', title: 'Reed', publish_details: [{ time, locale: 'en-us' }] })
  expect(checkTranslations(contentDir, institution).notes).toEqual([
    'not in es  entries/document: 1 of 3 entries',
    'not in ar  entries/document: 2 of 3 entries',
  ])
})
