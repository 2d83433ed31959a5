import { cup, orbits } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import hero from 'atrium/blocks/hero/index.tsx'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import resourceMedia from '../blocks/resource-media/index.tsx'
import resourceSection from '../blocks/resource-section/index.tsx'

const work = loaded(collectionObject, 'cup', 'Cup', {
  url: 'https://objects.example.org/cup',
  image: cup,
  date: 'about 1250 BCE',
  maker: 'Unknown potter',
})
const sound = loaded(audioAsset, 'stair', 'The stair', {
  metadataFields: { published_url: ['https://audio.example.org/stair.mp3'] },
})

describe('the media of a resource', () => {
  it('EDU-036 says all that is known of a work; what the resource says of the first wins', () => {
    const body = shown(resourceMedia, { items: [sound, work], tombstone: { date: '1250 BCE', credit: 'Lent' } })
    expect(texts(body, 'dd')).toEqual(['Cup', '1250 BCE', 'Unknown potter', 'Lent'])
    expect(body.querySelector('audio')?.getAttribute('src')).toBe('https://audio.example.org/stair.mp3')
  })

  it.each([
    [{}, []],
    [
      { showDownloadLink: true },
      ['Download: Cup → /iiif/pottery-02/full/3000,/0/default.jpg?download=pottery-02.jpg&size=medium'],
    ],
    [
      { showDownloadLink: true, downloadLink: { href: 'https://files.example.org/a.pdf' } },
      ['Download: Cup → https://files.example.org/a.pdf'],
    ],
  ])('EDU-036 SITE-091 offers a download where it is asked for: %j', (fields, expected) => {
    const links = linksOf(shown(resourceMedia, { items: [work], ...fields }))
    expect(links.filter((link) => link.startsWith('Download'))).toEqual(expected)
  })

  const file = { showDownloadLink: true, downloadLink: { href: 'https://files.example.org/sheet.pdf' } }

  it('EDU-036 offers a file of its own once, with the first work; each other picture stays a download', () => {
    const links = linksOf(shown(resourceMedia, { items: [sound, work, orbits], ...file }))
    expect(links.filter((link) => link.startsWith('Download')).map((link) => link.split(' → ')[1])).toEqual([
      'https://files.example.org/sheet.pdf',
      expect.stringContaining('/iiif/'),
    ])
  })

  it('EDU-036 offers a file of its own beside recordings alone, or with nothing to see', () => {
    for (const items of [[sound], []])
      expect(linksOf(shown(resourceMedia, { items, ...file }))).toContain(
        'Download → https://files.example.org/sheet.pdf',
      )
    const isEmpty = (fields: object) => resourceMedia.isEmpty?.(resourceMedia.schema.parse(fields))
    expect([isEmpty(file), isEmpty({ ...file, showDownloadLink: false }), isEmpty({})]).toEqual([false, true, true])
  })

  it('EDU-036 stands from side to side, or beside its words in any other layout', () => {
    const layout = (name?: string) =>
      shown(resourceMedia, { items: [orbits], layout: name })
        .querySelector('.resource-media')
        ?.getAttribute('data-layout')
    expect([layout(), layout('image-full-width-with-caption'), layout('image-left')]).toEqual([
      'full',
      'full',
      'beside',
    ])
  })

  it('has no figure for a work of which nothing is known', () => {
    const unknown = loaded(collectionObject, 'lost', '', { url: 'https://objects.example.org/lost' })
    expect(shown(resourceMedia, { items: [unknown] }).querySelector('figure')).toBeNull()
  })
})

describe('a section of a resource', () => {
  it('EDU-053 EDU-059 groups standards under their framework; each opens to what is said of it', () => {
    const items = [
      { group: 'Science', label: 'MS-1', title: 'Model', content: '<p>A ball.</p>', source: 'https://s.example.org/1' },
      { group: 'Arts', title: 'Look' },
      { group: 'Science', label: 'MS-3', title: 'Count' },
    ]
    const body = shown(resourceSection, { title: 'Standards', look: 'accordion', items })
    expect(texts(body, 'h2, h3, summary, .resource-line')).toEqual([
      'Standards',
      'Science',
      'MS-1 Model',
      'MS-3 Count',
      'Arts',
      'Look',
    ])
    expect(linksOf(body)).toEqual(['Read the standard: MS-1 → https://s.example.org/1'])
  })

  it('EDU-057 explains the words of a vocabulary', () => {
    const items = [{ title: 'gibbous', content: '<p>Nearly full.</p>' }]
    const body = shown(resourceSection, { title: 'Vocabulary', look: 'terms', items })
    expect([texts(body, 'dt'), texts(body, 'dd')]).toEqual([['gibbous'], ['Nearly full.']])
  })

  it('keeps headings in order without a title of its own', () => {
    expect(texts(shown(resourceSection, { items: [{ title: 'Do' }] }), 'h2')).toEqual(['Do'])
  })
})

it('EDU-048 the facts of a hero are joined by commas, some of them links', () => {
  const values = [{ title: '3-5', href: '/a' }, { title: '6-8' }]
  const body = shown(hero, {
    title: 'Moons',
    details: [
      { label: 'Grade Level:', values },
      { label: 'Topic:', values: [] },
    ],
  })
  expect([texts(body, 'dt'), texts(body, 'dd')]).toEqual([['Grade Level:'], ['3-5, 6-8']])
  expect(linksOf(body)).toEqual(['3-5 → /a'])
})
