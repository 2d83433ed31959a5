import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing'
import { readInstitution } from './institution.ts'

const folder = temporaryFolder('institution')
const file = join(folder, 'institution.json')
const read = (institution: object) => {
  writeFileSync(file, JSON.stringify(institution))
  return readInstitution(folder)
}

describe('institution.json', () => {
  it.each([
    [{ name: 5 }, '"name" is 5. Write a text in quotes.'],
    [{ brand: 'Cups & Co' }, '"brand" is "Cups & Co". Use lower-case letters and digits only.'],
    [
      { timeZone: 'Mars/Base' },
      '"timeZone" is "Mars/Base". Write the name of a time zone, like "America/Los_Angeles".',
    ],
    [{ language: 'english!' }, '"language" is "english!". Write a language tag, like "en-US".'],
    [{ siteUrl: 'cups' }, '"siteUrl" is "cups". Write an address like "https://www.example.org".'],
    [{ telephone: 310 }, '"telephone" is 310. Write a text in quotes.'],
    [{ mainMenu: 'x' }, '"mainMenu" is "x". Write a list.'],
    [{ mainMenu: ['/news'] }, 'item 1 of "mainMenu" is "/news". Write an object.'],
    [{ mainMenu: [{ title: 'A', paths: '/a' }] }, '"paths" of item 1 of "mainMenu" is "/a". Write a list.'],
    [{ menuLabels: [] }, '"menuLabels" is []. Write an object.'],
  ])('%j is not valid', (institution, reason) => {
    expect(() => read(institution)).toThrow(`${file} is not valid: ${reason}`)
  })

  it('may leave keys out, take optional ones away and have keys of its own', () => {
    const own = read({ name: 'House of Cups', region: null, mainMenu: [], cups: 7, telephone: '+1 310 555 0100' })
    expect(own).toMatchObject({ name: 'House of Cups', mainMenu: [], cups: 7, brand: 'ellery' })
    expect(own.region).toBeUndefined()
  })

  it.each(['name', 'mainMenu'])('may not take %s away', (key) => {
    expect(() => read({ [key]: null })).toThrow(
      `"${key}" must not be taken away. Give it a value or leave the key out.`,
    )
  })
})
