import hero from 'atrium/blocks/hero/index.tsx'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import exhibitionInfo from '../blocks/exhibition-info/index.tsx'
import exhibitionList from '../blocks/exhibition-list/index.tsx'

describe('the card of an exhibition', () => {
  const facts = (fields: object) => {
    const body = shown(exhibitionInfo, { cost: 'Free', ...fields })
    const [names, values] = [texts(body, 'dt'), texts(body, 'dd')]
    return names.map((name, index) => `${name}: ${values[index]}`)
  }

  it('EVT-097 EVT-068 names dates, location, today’s hours, cost and languages', () => {
    expect(
      facts({
        dates: 'June 13 to November 1, 2026',
        places: [{ title: 'Ellery Center', href: '/visit/center', hours: 'Open today 10am–5:30pm' }],
        languages: ['English', 'Deutsch'],
      }),
    ).toEqual([
      'Dates: June 13 to November 1, 2026',
      'Location: Ellery Center',
      'Hours: Open today 10am–5:30pm',
      'Cost: Free',
      'Languages: English, Deutsch',
    ])
  })

  it('EVT-092 names the place of each of several hours', () => {
    const places = [
      { title: 'Center', hours: 'Open today 10am–8pm' },
      { title: 'Villa', hours: 'Closed today' },
      { title: 'Online' },
    ]
    expect(facts({ places })).toContain('Hours: Center: Open today 10am–8pmVilla: Closed today')
  })
})

it('EVT-095 the title is read as one, with the subtitle after a colon', () => {
  const body = shown(hero, { variant: 'Exhibition', title: 'Fire and Earth', titleTail: 'Six Thousand Years of Pots' })
  expect(texts(body, 'h1')).toEqual(['Fire and Earth: Six Thousand Years of Pots'])
})

it('CLR-021 the groups of exhibitions stand under their headings', () => {
  const body = shown(exhibitionList, exhibitionList.examples[0] as never)
  expect(texts(body, 'h3')).toEqual(['On Now', 'Upcoming'])
})
