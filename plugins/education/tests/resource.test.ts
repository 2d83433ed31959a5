import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import resource from '../pages/resource.ts'
import { listed, refer, resourceOf, types } from './fixtures.ts'

const term = entryOf('education_vocabulary_term', 'gibbous', {
  title: 'G',
  term: 'gibbous',
  content: '<p>Nearly full.</p>',
})
const cup = entryOf('collection_object', 'cup', { title: 'Cup', url: 'https://objects.example.org/1' })
const picture = entryOf('image', 'sheet', { alt: 'A sheet', iiif: { id: 'sheet' }, width: 400, height: 300 })
const text = (words: string) => ({ blockType: 'textBlock', text: `<p>${words}</p>` })
const titled = (title: string) => ({ title, content: `<p>${title}.</p>` })

/** A resource that says everything. */
const fields = {
  title: 'Eight Moons',
  url: '/eight-moons',
  hero: {
    subtitle: 'On one sheet',
    submenu: { title: 'Elsewhere', link: [{ title: 'Museum', href: '/museum' }] },
    details: { content: '<p>Tried twice.</p>', items: [{ label: 'Written by:', values: ['Celeste', 'Ola'] }] },
  },
  metadata: {
    gradeLevel: ['6-8', '3-5'],
    academicSubject: ['Visual Arts', 'Science'],
    resourceTopic: ['Night Sky'],
    resourceType: 'Lesson Plan',
    timeRequired: 'Two periods',
  },
  media: {
    asset: [{ uid: 'sheet', contentType: 'image' }],
    collectionObject: [{ uid: 'cup', contentType: 'collection_object' }],
    showDownloadLink: true,
    descriptiveCaption: '<p>Cover it.</p>',
    links: [{ title: 'More', href: '/more' }],
    downloadLink: { href: 'https://files.example.org/sheet.pdf' },
    tombstone: { date: '1661' },
  },
  body: [text('Before.')],
  aboutModule: { title: 'About', items: [titled('Do')], materials: '<ul><li>A lamp</li></ul>' },
  assignment: { assignmentTitle: 'Assignment', content: [text('Sort.')] },
  assesment: titled('Assessment'),
  extensions: titled('Extensions'),
  modifications: titled('Modifications'),
  standardsModule: {
    title: 'K-12 Standards',
    intro: '<p>All four.</p>',
    jumpLinkId: 'standards',
    items: [
      {
        displayTitle: 'Model',
        content: '<p>A ball.</p>',
        standard: 'Science',
        identifier: 'MS-1',
        standardsReference: 'https://s.example.org/1',
      },
      { displayTitle: 'Look', standard: 'Arts' },
      { displayTitle: 'Count', standard: 'Science', identifier: 'MS-3' },
    ],
  },
  vocabularyModule: { title: 'Vocabulary', items: [{ uid: 'gibbous', contentType: 'education_vocabulary_term' }] },
  deeperDiveModule: {
    title: 'Deeper Dive',
    jumpLinkId: 'deeper dive',
    items: [
      { content: '<p>A film.</p>', externalLink: { title: 'Watch', href: 'https://f.example.org' }, format: 'Film' },
    ],
  },
  credit: titled('Credit'),
  institutionEducationModule: { title: 'More lessons', items: [refer('owl')] },
  relatedMaterialsModule: { title: 'Related', items: [refer('owl')] },
}
const entries = [listed, term, cup, picture, resourceOf('owl')]
const collection = { get: async () => null }
const options = { types, entries, ports: { collection } as never }
const page = await composed(resource, fields, options)
const pageOf = (own: object) => composed(resource, { title: 'R', url: '/r', ...own }, options)
const rowsOf = async (metadata: object, around: object = options) => {
  const { of } = await composed(resource, { title: 'R', url: '/r', metadata }, around)
  return (of('hero')[0] as unknown as { details: { label: string; values: { title: string; href?: string }[] }[] })
    .details
}

describe('a resource', () => {
  it('EDU-032 EDU-044 opens with its hero, details and a link to each section', () => {
    expect(page.of('hero')).toMatchObject([
      {
        variant: 'EducationResource',
        title: 'Eight Moons',
        subtitle: 'On one sheet',
        submenu: { title: 'Elsewhere' },
        jumpTo: 'sections',
        intro: '<p>Tried twice.</p>',
      },
    ])
  })

  it('EDU-051 EDU-052 EDU-060 EDU-063 EDU-064 shows its sections in their order', () => {
    expect(page.sections.map(({ blockType, heading, title }) => heading ?? title ?? blockType)).toEqual([
      'Eight Moons',
      'resourceMedia',
      'Time',
      'Materials Needed',
      'textBlock',
      'About',
      'Assignment',
      'Assessment',
      'Extensions',
      'Modifications',
      'K-12 Standards',
      'Vocabulary',
      'Deeper Dive',
      'Credit',
      'More lessons',
      'Related',
    ])
  })

  it.each<[string, string, object]>([
    ['EDU-063', 'Time', { words: 'Two periods' }],
    ['EDU-064', 'Materials Needed', { text: '<ul><li>A lamp</li></ul>' }],
    ['EDU-037 EDU-055', 'About', { items: [{ title: 'Do', content: '<p>Do.</p>' }] }],
    ['EDU-037 EDU-056', 'Assignment', { content: [{ blockType: 'textBlock', text: '<p>Sort.</p>' }] }],
    ['EDU-037 EDU-052 EDU-057', 'Assessment', { text: '<p>Assessment.</p>' }],
    ['EDU-037 EDU-057', 'Extensions', { text: '<p>Extensions.</p>' }],
    ['EDU-037 EDU-057', 'Modifications', { text: '<p>Modifications.</p>' }],
    ['EDU-037 EDU-057', 'Credit', { text: '<p>Credit.</p>' }],
    [
      'EDU-039 EDU-059',
      'K-12 Standards',
      {
        text: '<p>All four.</p>',
        look: 'accordion',
        items: [
          {
            group: 'Science',
            label: 'MS-1',
            title: 'Model',
            content: '<p>A ball.</p>',
            source: 'https://s.example.org/1',
          },
          { group: 'Arts', title: 'Look' },
          { group: 'Science', label: 'MS-3' },
        ],
      },
    ],
    [
      'EDU-040 EDU-043 EDU-057',
      'Vocabulary',
      { look: 'terms', items: [{ title: 'gibbous', content: '<p>Nearly full.</p>' }] },
    ],
    [
      'EDU-038 EDU-058',
      'Deeper Dive',
      {
        items: [{ label: 'Film', content: '<p>A film.</p>', link: { title: 'Watch', href: 'https://f.example.org' } }],
      },
    ],
    ['EDU-042 EDU-058', 'Related', { blockType: 'cardListing', items: [{ title: 'owl' }] }],
    ['EDU-041 EDU-054', 'More lessons', { blockType: 'featureCarousel', items: [{ title: 'owl' }] }],
  ])('%s shows %s', (_, name, expected) => {
    expect(page.sections.filter(({ heading, title }) => name === (heading ?? title))).toMatchObject([expected])
  })

  it('EDU-036 shows the works that it looks at, with caption, links and download', () => {
    expect(page.of('resourceMedia')).toMatchObject([
      {
        items: [{ uid: 'sheet' }, { uid: 'cup' }],
        showDownloadLink: true,
        descriptiveCaption: '<p>Cover it.</p>',
        links: [{ title: 'More' }],
        downloadLink: { href: 'https://files.example.org/sheet.pdf' },
        tombstone: { date: '1661' },
      },
    ])
  })

  it('does not show twice the picture that stands right below', async () => {
    const asset = [{ uid: 'sheet', contentType: 'image' }]
    const image = { uid: 'sheet', contentType: 'image' }
    const shown = async (media: object) => (await pageOf({ hero: { image }, media })).of('hero')[0]?.image
    expect(await shown({ asset })).toBeUndefined()
    expect(await shown({ descriptiveCaption: '<p>Look.</p>' })).toMatchObject({ uid: 'sheet' })
  })

  it('EDU-061 EDU-062 CLR-028 has ids as stated, and nothing that has neither title nor items', async () => {
    const ids = page.of('resourceSection').map(({ id, title, heading }) => [title ?? heading, id])
    expect(ids).toEqual(
      expect.arrayContaining([
        ['K-12 Standards', 'standards'],
        ['Deeper Dive', 'deeper-dive'],
        ['Vocabulary', undefined],
      ]),
    )
    const empty = { content: '<p>Nobody.</p>' }
    const bare = await pageOf({ assesment: empty, credit: empty, standardsModule: { intro: '<p>None.</p>' } })
    expect(bare.of('resourceSection')).toEqual([])
  })

  it('EDU-062 the content check says which section nobody sees for want of a title', async () => {
    const entry = { credit: { content: '<p>Thanks.</p>' }, extensions: titled('Further') } as never
    const beside = { port: async () => undefined, stored: async () => [], today: '2026-03-14', dayOf: String }
    expect(await resource.contentType.check?.({ entry, ...beside })).toMatchObject([
      { severity: 'warning', field: 'credit.title' },
    ])
  })

  it('EDU-065 EDU-066 is a LearningResource for teachers', () => {
    expect(page.jsonLd[0]).toMatchObject({
      '@type': 'LearningResource',
      name: 'Eight Moons',
      audience: { '@type': 'EducationalAudience', educationalRole: 'Teacher' },
      educationalLevel: ['6-8', '3-5'],
      learningResourceType: ['Lesson Plan'],
      educationalAlignment: [
        { educationalFramework: 'Science', targetName: 'MS-1', targetUrl: 'https://s.example.org/1' },
        { educationalFramework: 'Arts' },
        { educationalFramework: 'Science', targetName: 'MS-3' },
      ],
    })
  })
})

describe('what a resource is for', () => {
  const to = (query: string) => `/education/k-12-learning/?${query}&sort=title&order=ascending`

  it('EDU-033 EDU-046 EDU-047 EDU-048 EDU-049 stands in rows by label, each value leading to its like', async () => {
    expect(await rowsOf(fields.metadata)).toEqual([
      {
        label: 'Grade Level:',
        values: [
          { title: '3-5', href: to('gradeLevel=3-5') },
          { title: '6-8', href: to('gradeLevel=6-8') },
        ],
      },
      { label: 'Resource Type:', values: [{ title: 'Lesson Plan' }] },
      {
        label: 'Subject:',
        values: [
          { title: 'Science', href: to('academicSubject=science') },
          { title: 'Visual Arts', href: to('academicSubject=visual-arts') },
        ],
      },
      { label: 'Topic:', values: [{ title: 'Night Sky', href: to('resourceTopic=night-sky') }] },
    ])
  })

  it('EDU-050 CLR-028 EDU-035 a list of kinds leads on, where no type is named', async () => {
    expect(await rowsOf({ activityResourceType: ['Game'] })).toEqual([
      { label: 'Resource Type:', values: [{ title: 'Game', href: to('resourceType=game') }] },
    ])
    const [both] = await rowsOf({ resourceType: 'Unit', activityResourceType: ['Game'] })
    expect(both?.values).toEqual([{ title: 'Unit' }])
  })

  it('EDU-018 EDU-019 values become slugs in addresses', async () => {
    const [row] = await rowsOf({ resourceTopic: ['Art  & Año Nuevo!', '&'] })
    expect(row?.values.map(({ href }) => href)).toEqual([
      undefined,
      to(`resourceTopic=${encodeURIComponent('art--año-nuevo')}`),
    ])
  })

  it('leads nowhere while there is no listing', async () => {
    const [row] = await rowsOf({ gradeLevel: ['K-2'] }, { ...options, entries: [] })
    expect(row?.values).toEqual([{ title: 'K-2' }])
  })

  it('EDU-045 is a K-12 resource where its type is named', async () => {
    const eyebrow = async (metadata: object) => (await pageOf({ metadata })).of('hero')[0]?.eyebrow
    expect(await eyebrow({ resourceType: 'Unit' })).toMatchObject({ title: 'K-12 Resource' })
    expect(await eyebrow({ gradeLevel: ['K-2'] })).toBeUndefined()
  })
})
