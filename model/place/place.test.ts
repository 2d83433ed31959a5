import { createTranslator } from 'atrium'
import { bareInstitution, testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { placeList, placeListLabel, placesOf, readPlaceCode } from './place.ts'

const { translate } = createTranslator('en-US')

const center = { code: 'center', title: 'Ellery Center', planVisitUrl: 'https://visit.example.org/center' }
const villa = { code: 'villa', title: 'Ellery Villa' }
const online = { code: 'online', title: 'Online' }

describe('places', () => {
  it.each([
    [[], ''],
    [[center], 'Ellery Center'],
    [[center, online], 'Ellery Center & Online'],
    [[center, villa, online], 'Ellery Center, Ellery Villa & Online'],
  ])('EVT-013 EVT-014 %j are listed as "%s"', (places, expected) => {
    expect(placeList(places, translate)).toBe(expected)
    expect(placeListLabel(places, translate)).toBe(`Location: ${expected}`)
  })

  const { code, title, planVisitUrl } = center
  const north = { title, locationId: code, identifier: code, planVisitUrl }

  it('EVT-007 EVT-010 are those of the entry, else those of the record by code', () => {
    expect(placesOf([north], ['villa'], testInstitution)).toEqual([center])
    expect(placesOf([], ['center', 'villa', 'online'], { ...testInstitution, known: [north] })).toEqual([
      center,
      { code: 'villa', title: 'Villa' },
      { code: 'online', title: 'Online' },
    ])
    expect(placesOf([], ['Villa'], testInstitution)).toEqual([{ code: 'villa', title: 'Villa' }])
    expect(placesOf([], ['Villa'], bareInstitution)).toEqual([{ code: 'villa', title: 'Villa' }])
  })

  it('the calendar’s code of a place may be another than its slug', () => {
    expect(placesOf([], ['CTR'], { ...testInstitution, known: [{ ...north, identifier: 'CTR' }] })).toEqual([center])
  })

  it.each(['center', 'ellery-center', 'Ellery-Center'])(
    'EVT-008 EVT-009 are read with or without the brand: %s',
    (value) => {
      expect(readPlaceCode(value, 'ellery')).toBe('center')
    },
  )
})
