import { pageContext, rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { sourceLabel, typeLabel } from '../labels/labels.ts'

const artsPlatform = { key: 'open_galleries', name: 'Open Galleries Online' }

describe('what the source of a result is called', () => {
  it.each([
    ['SRCH-050 a page of the museum’s collection', 'museum_collection_pages', 'Museum Collection'],
    ['SRCH-051 a page of the research collections', 'research_collections_viewer', 'Research Collections'],
    ['SRCH-052 a page of the former site', 'legacy', 'Ellery'],
    ['SRCH-054 a configured platform of others', 'open_galleries', 'Open Galleries Online'],
    ['SRCH-055 this site', 'website', 'Website'],
    ['SRCH-055 any other', 'photo_ARCHIVE__viewer', 'Photo Archive Viewer'],
    ['SRCH-055 a word that every object has', 'constructor', 'Constructor'],
  ])('%s: %s', (_row, source, label) => {
    expect(sourceLabel(source, pageContext({ settings: { artsPlatform } }))).toBe(label)
  })

  it('SRCH-054 no platform is known without configuration', () => {
    expect(sourceLabel('open_galleries', pageContext())).toBe('Open Galleries')
  })
})

describe('what a result is called', () => {
  const label = (type: string, source = 'website', searchTypeLabels = {}) => {
    const log = rememberingLog()
    const context = { ...pageContext({ settings: { searchTypeLabels } }), log }
    return { label: typeLabel(type, source, context), said: log.lines.map(({ message }) => message) }
  }

  it.each(
    Object.entries({
      'SRCH-056': [
        'Application',
        'Audio',
        'Digital Experience',
        'Location',
        'PDF',
        'Podcast Audio',
        'Video',
        'Web Page',
      ],
      'SRCH-057': ['Essay', 'Historic Exhibition', 'Location', 'Person', 'Organization'],
      'SRCH-058': [
        ...['Archive', 'Archival item', 'Archival file', 'Archival series', 'Archival subseries'],
        ...['Organization', 'Person'],
      ],
    }).flatMap(([row, labels]) => labels.map((own) => [row, own] as const)),
  )('%s SRCH-060 %s, by its key', (_row, own) => {
    expect(label(own.toLowerCase().replaceAll(' ', '_'))).toEqual({ label: own, said: [] })
  })

  it.each([
    ['ellery_location', 'Location'],
    ['page_calendar', 'Web Page'],
    ['video_asset', 'Video'],
    ['pst_series_page', 'Series'],
  ])('SRCH-060 by the name of a content type: %s', (type, expected) => {
    expect(label(type).label).toBe(expected)
  })

  it('SRCH-053 a page of the former site is a page, whatever it is', () => {
    expect(label('press_release', 'legacy').label).toBe('Page')
  })

  it('SRCH-059 SRCH-060 one that is not known has no label, and the log says so', () => {
    expect(label('oral_history')).toEqual({ label: undefined, said: ['No display name found for oral_history'] })
    expect(label('constructor').label).toBeUndefined()
  })

  it('SRCH-060 is what the configuration calls it', () => {
    const labels = { oral_history: 'Oral History', essay: 'Story' }
    expect(label('oral_history', 'website', labels)).toEqual({ label: 'Oral History', said: [] })
    expect(label('essay', 'website', labels).label).toBe('Story')
  })
})
