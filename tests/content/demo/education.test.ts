import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFiles } from '../../demo-files.ts'

const content = join(import.meta.dirname, '../../../demo/content')
const entries = (type: string) =>
  ownFiles(join(content, 'entries', type)).map((file) =>
    JSON.parse(readFileSync(join(content, 'entries', type, file), 'utf8')),
  )
const resources = entries('education_primary_resource')
const topics = entries('education_topic')
const [listing] = entries('education_resource_listing')
const uidsOf = (items: readonly { uid: string }[]) => items.map(({ uid }) => uid)
const valuesOf = (field: string) => [...new Set(resources.flatMap(({ metadata }) => metadata[field] ?? []))].sort()

describe('the demo’s resources for teachers', () => {
  it('EDU-012 are at least sixty, of which more than three pages stand below the listing', () => {
    const older = new Set([...topics, listing].flatMap(({ resources: { items } }) => uidsOf(items)))
    expect(resources.length).toBeGreaterThanOrEqual(60)
    expect(resources.filter(({ uid }) => !older.has(uid)).length).toBeGreaterThan(45)
  })

  it('EDU-005 EDU-006 EDU-007 EDU-008 EDU-033 have every facet, with and without a type', () => {
    expect(valuesOf('grade_level')).toEqual(['3-5', '6-8', '9-12', 'K-2'])
    for (const field of ['academic_subject', 'resource_topic', 'resource_type', 'activity_resource_type'])
      expect([field, valuesOf(field).length >= 4]).toEqual([field, true])
    for (const { uid, metadata } of resources)
      expect([uid, Boolean(metadata.resource_type) !== Boolean(metadata.activity_resource_type)]).toEqual([uid, true])
  })

  it('EDU-020 EDU-025 EDU-031 have an older listing, and two topics of four lessons at least', () => {
    expect(uidsOf(listing.resources.items)).toEqual(expect.arrayContaining(uidsOf(topics)))
    expect(topics.map(({ resources: { items } }) => items.length >= 4)).toEqual([true, true])
  })

  it('EDU-037 EDU-051 show every section in at least five, and leave out most in others', () => {
    const sections =
      'media body about_module assignment assesment extensions modifications standards_module vocabulary_module deeper_dive_module credit institution_education_module related_materials_module'
    for (const name of sections.split(' ')) {
      const count = resources.filter((entry) => entry[name]).length
      expect([name, count >= 5]).toEqual([name, true])
    }
    expect(resources.some(({ hero }) => !hero.image)).toBe(true)
  })

  it('EDU-043 EDU-057 use every term of the vocabulary', () => {
    const used = new Set(resources.flatMap(({ vocabulary_module: module }) => uidsOf(module?.items ?? [])))
    expect(entries('education_vocabulary_term').filter(({ uid }) => !used.has(uid))).toEqual([])
  })

  it('EDU-037 repeat no paragraph and no title', () => {
    const seen = new Map<string, string>()
    for (const entry of resources)
      for (const text of [entry.title, ...(JSON.stringify(entry).match(/<(p|li)>.+?<\/\1>/g) ?? [])]) {
        expect(seen.get(text), `${entry.uid}: ${text}`).toBeUndefined()
        seen.set(text, entry.uid)
      }
  })
})
