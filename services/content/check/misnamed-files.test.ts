import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Institution } from 'atrium'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { whyUnreadable } from '../source/files/listing.ts'
import { misnamedFiles } from './misnamed-files.ts'

const CALENDAR = { serviceFiles: ['calendar/events.json'], recordFolders: [{ folder: 'search', read: () => null }] }

function namedIn(files: readonly string[], tags = ['en-US', 'es', 'ar']): string[] {
  const contentDir = temporaryFolder('misnamed-files')
  for (const file of files) {
    mkdirSync(dirname(join(contentDir, file)), { recursive: true })
    writeFileSync(join(contentDir, file), '{}')
  }
  const languages = tags.map((tag) => ({ tag, path: '' as const, label: tag }))
  const institution = { language: 'en-US', languages } as unknown as Institution
  return misnamedFiles(contentDir, institution, CALENDAR as never).map(
    ({ file, severity, reason, remedy }) => `${severity} ${file} ${reason}. ${remedy}`,
  )
}

it('names what is called nearly like a file or folder that is read', () => {
  const files = ['redirect.json', 'Institution.json', 'entrys/note/a.json', 'serch/shop.json', 'calendar/event.json']
  expect(namedIn(files)).toEqual([
    'warning Institution.json is not read. Did you mean institution.json?',
    'warning entrys is not read. Did you mean entries?',
    'warning redirect.json is not read. Did you mean redirects.json?',
    'warning serch is not read. Did you mean search?',
    'warning calendar/event.json is not read. Did you mean calendar/events.json?',
  ])
})

it('names what is written in a language that the site has not, and how it may be added', () => {
  const add = (tag: string) => `If not, add "${tag}" to "languages" of institution.json.`
  expect(namedIn(['institution.sp.json', 'messages/ess.json', 'messages/sp.json'])).toEqual([
    `warning institution.sp.json is not read. Did you mean institution.es.json? ${add('sp')}`,
    `warning messages/ess.json is not read. Did you mean messages/es.json? ${add('ess')}`,
    `warning messages/sp.json is not read. Did you mean messages/en.json or messages/en-US.json or messages/es.json or messages/ar.json? ${add('sp')}`,
  ])
  expect(namedIn(['institution.es.json'], [])).toEqual([
    `warning institution.es.json is not read. Did you mean institution.json? ${add('es')}`,
  ])
})

it('says nothing of what is read, is hidden or is called otherwise', () => {
  const read = [
    'entries/note/a.json',
    'institution.json',
    'institution.es.json',
    'messages/en-US.json',
    'messages/en.json',
  ]
  const others = ['README.md', '.git/config', 'package.json', 'calendar/.DS_Store', 'notes/redirect.json']
  expect(namedIn([...read, 'calendar/events.json', 'search/shop.json', 'redirects.json', ...others])).toEqual([])
})

it('a directory whose entries are in a folder of another name is told so', () => {
  const contentDir = temporaryFolder('misnamed-entries')
  // One that is being written.
  mkdirSync(join(contentDir, '.entries'))
  expect(whyUnreadable(contentDir)).toContain('Set CONTENT_DIR, or make the folder.')
  mkdirSync(join(contentDir, 'entrys'))
  expect(whyUnreadable(contentDir)).toContain('has no folder "entries". Did you mean "entrys"? Rename it.')
})
