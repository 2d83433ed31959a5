import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOwnTexts } from '../texts/own-texts.ts'
import { institutionDir, lastGoodInstitution } from './last-good-institution.ts'

const cups = { name: 'House of Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'es' }

it('Q-23 a site whose content is gone goes on under the name it had', () => {
  const folder = mkdtempSync(join(tmpdir(), 'institution-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [content, data] = [join(folder, 'content'), join(folder, 'data')]
  const brand = (folder: string) => join(folder, 'brand/mark.svg')
  const name = () => lastGoodInstitution(content, data).institution.name
  mkdirSync(join(content, 'entries'), { recursive: true })
  mkdirSync(join(content, 'brand'))
  mkdirSync(join(content, 'messages'))
  writeFileSync(join(content, 'messages/es.json'), '{ "ui.next": "Adelante" }')
  const texts = () => readOwnTexts(institutionDir(content, data), 'es').own.map(({ texts }) => texts)
  writeFileSync(brand(content), '<svg viewBox="0 0 8 8"/>')
  writeFileSync(join(content, 'institution.json'), JSON.stringify({ ...cups, favicon: 'brand/mark.svg' }))
  expect(name()).toBe('House of Cups')
  renameSync(content, `${content}-away`)
  expect(name()).toBe('House of Cups')
  expect(texts()).toEqual([{ 'ui.next': 'Adelante' }])
  mkdirSync(content)
  expect(name()).toBe('House of Cups')
  rmSync(content, { recursive: true })
  renameSync(`${content}-away`, content)
  rmSync(join(content, 'institution.json'))
  expect(name()).toBe('The Ellery')
  rmSync(content, { recursive: true })
  expect(name()).toBe('The Ellery')
  expect(lastGoodInstitution(content, data).warnings).toEqual([expect.stringContaining(join(content, 'institution'))])
})
