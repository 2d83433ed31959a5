import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillNames } from '#engine/contract/site/institution.ts'
import { readInstitution } from '../../config/institution/institution.ts'
import { areaSettings, defineSite } from '../../server/start/site/site-definition.ts'
import { contentDirectory, writeEntry, writeInstitution } from '../browser/content.ts'
import { demo } from '../pages/demo-content.ts'
import { LINKS } from './corpus/links.ts'
import { hostileEntries } from './hostile-entry.ts'
import { MARK, PICTURE, part, type Round } from './pen.ts'

const { institution } = readInstitution(demo, { settings: areaSettings })

/** What is installed, as the server puts it together. */
export const definition = defineSite(institution)

export const FRAME_HOST = 'player.example'

/** A content directory with the corpus in every file that is no entry, too; `fillContent` writes the entries. */
export function hostileContent(): string {
  const content = contentDirectory()
  for (const folder of ['images', 'collection', 'media']) mkdirSync(join(content, folder))
  cpSync(join(demo, `images/${PICTURE}.svg`), join(content, `images/${PICTURE}.svg`))
  const words = (number: number) => `${MARK} ${part(number).join(' ')}`
  const write = (file: string, value: unknown) => writeFileSync(join(content, file), JSON.stringify(value))
  writeInstitution(content, {
    ...Object.fromEntries(
      ['name', 'host', 'trust', 'description', 'handle', 'locality', 'region', 'streetAddress', 'telephone'].map(
        (key, index) => [key, words(index)],
      ),
    ),
    menuLabels: { '/news': words(1) },
    mainMenu: [{ title: words(2), paths: ['/news'] }],
    footerMenus: [{ title: words(3), items: ['/news', { title: words(0), href: '/news' }] }],
    socialLinks: [{ title: words(1), href: 'https://social.example/' }],
    frameHosts: [FRAME_HOST],
  })
  const texts = ['title', 'creditLine', 'date', 'place', 'material', 'maker', 'dimensions', 'iiifImageID']
  write(`collection/${MARK}.json`, {
    objectID: MARK,
    ...Object.fromEntries(texts.map((name, index) => [name, words(index)])),
    iiifManifest: 'https://evil.example/"><script>alert(1)</script>',
  })
  write(
    'archive.json',
    Object.fromEntries(LINKS.map((url, index) => [`/gone-${index}`, { url, available: true, status: '200' }])),
  )
  write('redirects.json', Object.fromEntries(LINKS.map((url, index) => [`/moved-${index}`, url])))
  return content
}

/** Writes the entries of a round in the place of those of the last. */
export function fillContent(content: string, round: Round): void {
  const entries = join(content, 'entries')
  for (const folder of readdirSync(entries)) rmSync(join(entries, folder), { recursive: true })
  const fill = (name: string) => fillNames(name, institution)
  for (const entry of hostileEntries(definition, fill, round)) writeEntry(content, entry)
}
