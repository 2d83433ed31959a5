import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFiles } from '../../demo-files.ts'

const folder = join(import.meta.dirname, '../../../demo/content/entries/person')
const persons = ownFiles(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))

describe('the people of the demo', () => {
  it('PPL-008 PPL-009 PPL-010 are at least eighty, each by a name of their own, with something told of them', () => {
    expect(persons.length).toBeGreaterThanOrEqual(80)
    const names = persons.map((person) => `${person.given_name} ${person.family_name}`)
    expect(new Set(names).size).toBe(persons.length)
    expect(persons.filter((person) => !person.job_title || !person.bios?.length).map(({ uid }) => uid)).toEqual([])
  })

  it('PPL-010 are told of in words that stand nowhere else', () => {
    const told = persons.map((person) => person.bios[0].text)
    expect(new Set(told).size).toBe(told.length)
  })
})
