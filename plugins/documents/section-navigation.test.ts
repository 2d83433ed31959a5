import { describe, expect, it } from 'vitest'
import { heroVariantOf, sectionNavigationOf } from './section-navigation.ts'

const project = { uid: 'p', contentType: 'project' }
const lesson = { uid: 'l', contentType: 'education_primary_resource' }
const journal = 'ellery-research-journal'

describe('the section navigation of a document', () => {
  it.each([
    ['DOC-013', '/databases-tools-and-technologies/aata/volunteer-abstractors', 'abstracts-database'],
    ['DOC-014', '/conservation-institute/buildings-and-sites/overview', 'buildings-and-sites'],
    ['DOC-015', '/conservation-institute/science/overview', 'science'],
    ['DOC-016', '/visit/center/faqs', 'center-visit'],
    ['DOC-017', '/about/join-and-give/volunteer', 'join-and-give'],
    ['DOC-018', '/about/leadership-governance/policies', 'leadership-and-governance'],
    ['DOC-019', '/visit/villa/faqs', 'villa-visit'],
    ['DOC-020', '/research-conservation/library/circulation-policy', 'library'],
    ['DOC-021', '/publications/ellery-research-journal/journal-policies', 'research-journal'],
    ['DOC-022', '/databases-tools-and-technologies/provenance/faqs', 'provenance-index'],
    ['DOC-023', '/accessibility', 'accessibility-and-visit'],
    ['DOC-023', '/accessibility/hearing', 'accessibility-and-visit'],
    ['DOC-024', '/foundation/faqs', 'foundation'],
    ['DOC-025', '/legal/privacy', 'legal'],
    ['DOC-026', '/museum/mission-history', 'museum'],
    ['DOC-027', '/research-institute/mission', 'research-institute'],
    ['DOC-028', '/visit/app', 'accessibility-and-visit'],
    ['DOC-029', '/conservation-institute/collections/overview', 'conservation-collections'],
    ['DOC-030', '/conservation-institute/faqs', 'conservation-institute'],
    ['DOC-030', '/conservation-institute', 'conservation-institute'],
    ['DOC-032 the second segment before the first', '/museum/provenance', 'provenance-index'],
    ['DOC-032 no navigation otherwise', '/funding/grants-database', null],
    ['DOC-032 the first segment does not count as the second', '/library', null],
    ['DOC-021 another journal has none', '/publications/another-journal/policies', null],
  ])('%s: %s', (_row, path, expected) => {
    expect(sectionNavigationOf(path, undefined, journal)).toBe(expected)
  })

  it('DOC-031 DOC-032 is that of the project before any other', () => {
    expect(sectionNavigationOf('/visit/villa/part', project, journal)).toBe('project-pages')
  })
})

describe('the hero of a document', () => {
  it.each([
    ['DOC-010 part of a project', '/projects/kiln/part', project, 'Project'],
    ['DOC-010 before the path', '/education/kiln/part', project, 'Project'],
    ['DOC-011', '/education/k-12-learning/clay/part', lesson, 'EducationResource'],
    ['DOC-011 without parent', '/education/notes', undefined, 'EducationResource'],
    ['DOC-012', '/legal/privacy', undefined, 'Detail'],
    ['DOC-012 education elsewhere in the path', '/museum/education', undefined, 'Detail'],
  ])('%s', (_row, path, partOf, expected) => {
    expect(heroVariantOf(path, partOf)).toBe(expected)
  })
})
