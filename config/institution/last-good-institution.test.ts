import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { lastGoodFiles } from '#engine/base/files/last-good-files.ts'
import { readOwnTexts } from '../texts/own-texts.ts'
import { lastGoodInstitution } from './last-good-institution.ts'

const cups = { name: 'House of Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'es' }

/** A content directory, and what a site makes of it at each start. */
function configured() {
  const folder = temporaryFolder('institution')
  const [content, data] = [join(folder, 'content'), join(folder, 'data')]
  for (const path of ['entries', 'brand', 'messages']) mkdirSync(join(content, path), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(content, path), text)
  const start = () => lastGoodInstitution(content, lastGoodFiles(content, data), { settings: [] })
  const texts = () => readOwnTexts(lastGoodFiles(content, data), 'es')
  write('messages/es.json', '{ "ui.next": "Adelante" }')
  write('brand/mark.svg', '<svg viewBox="0 0 8 8"/>')
  write('institution.json', JSON.stringify({ ...cups, favicon: 'brand/mark.svg' }))
  return { content, data, write, start, texts, name: () => start().institution.name }
}

it('Q-23 a site whose content is gone goes on under the name it had', () => {
  const { content, start, texts, name } = configured()
  const own = () => texts().own.map((each) => each.texts)
  expect(name()).toBe('House of Cups')
  expect(own()).toEqual([{ 'ui.next': 'Adelante' }])
  renameSync(content, `${content}-away`)
  expect(name()).toBe('House of Cups')
  expect(own()).toEqual([{ 'ui.next': 'Adelante' }])
  mkdirSync(content)
  expect(name()).toBe('House of Cups')
  rmSync(content, { recursive: true })
  renameSync(`${content}-away`, content)
  rmSync(join(content, 'institution.json'))
  expect(name()).toBe('The Ellery')
  rmSync(content, { recursive: true })
  expect(name()).toBe('The Ellery')
  expect(start().warnings).toEqual([expect.stringContaining(join(content, 'institution'))])
})

it.each([
  ['is cut off', '{ "name": "House of', /is not valid JSON/],
  ['lacks a key', JSON.stringify({ name: 'Other House' }), /is not valid: "siteUrl" is missing/],
  [
    'names a file that is not there',
    JSON.stringify({ ...cups, logo: 'brand/gone.svg' }),
    /"brand\/gone.svg", which cannot/,
  ],
])('Q-23 a site whose institution.json %s goes on as it was last good, at each start', (_, broken, fault) => {
  const { write, start } = configured()
  expect(start().fault).toBeUndefined()
  write('institution.json', broken)
  for (let times = 0; times < 2; times++)
    expect(start()).toMatchObject({ institution: { name: 'House of Cups' }, fault: expect.stringMatching(fault) })
  write('institution.json', JSON.stringify({ ...cups, name: 'House of Bowls' }))
  expect(start()).toMatchObject({ institution: { name: 'House of Bowls' } })
})

it('Q-23 a site whose logo is damaged keeps the institution it had, with its logo', () => {
  const { write, start } = configured()
  const { favicon } = start().institution
  write('brand/mark.svg', 'no vector')
  expect(start()).toMatchObject({ institution: { favicon }, fault: expect.stringContaining('not an SVG') })
})

it('Q-21 a first start with an institution.json that is not valid is refused, also beside the data of another directory', () => {
  const { data, start } = configured()
  start()
  const other = configured()
  other.write('institution.json', '{')
  expect(() => lastGoodInstitution(other.content, lastGoodFiles(other.content, data), { settings: [] })).toThrow(
    'is not valid JSON',
  )
})

it('Q-21 texts of the site that an edit broke stay as they were last good, and the file is named', () => {
  const { write, texts } = configured()
  expect(texts().problems).toEqual([])
  write('messages/es.json', '{ "ui.next": ')
  expect(texts()).toMatchObject({
    own: [{ texts: { 'ui.next': 'Adelante' } }],
    problems: [{ severity: 'error', file: 'messages/es.json' }],
  })
})
