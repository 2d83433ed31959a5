import { describe, expect, it } from 'vitest'
import type { Entry, PageContext } from '#engine'
import type { Document } from './document.ts'
import { documentPage } from './document-page.ts'

const entry = (fields: Partial<Entry<Document>> = {}): Entry<Document> => ({
  uid: 'd',
  contentType: 'document',
  title: 'Parking',
  path: '/visit/center/parking',
  version: 1,
  slug: 'parking',
  body: [],
  ...fields,
})
const compose = (fields: Partial<Entry<Document>>, path = '/visit/center/parking') =>
  documentPage.compose(entry(fields), null, { path } as PageContext)
const pathOf = (addresses: Record<string, string>) => (reference: { uid: string } | undefined) =>
  addresses[reference?.uid ?? ''] ?? null

describe('the address of a document', () => {
  it.each([
    [
      'DOC-003 below an education resource',
      { uid: 'r', contentType: 'education_primary_resource' },
      { r: '/education/k-12-learning/clay' },
      '/education/k-12-learning/clay/parking',
    ],
    [
      'DOC-004 below any other parent',
      { uid: 'p', contentType: 'document' },
      { p: '/accessibility' },
      '/accessibility/parking',
    ],
    ['DOC-005 DOC-001 at its slug without parent', undefined, {}, '/parking'],
    ['DOC-004 none below a parent without one', { uid: 'gone', contentType: 'document' }, {}, null],
  ])('%s', (_row, partOf, addresses, expected) => {
    const address = documentPage.path?.(entry({ partOf }), {
      pathOf: pathOf(addresses as Record<string, string>),
    } as Parameters<NonNullable<typeof documentPage.path>>[1])
    expect(address).toBe(expected)
  })
})

describe('a document', () => {
  it('DOC-002 DOC-006 shows its header: heading, intro and call to action', () => {
    const cta = { title: 'Ask us', href: 'mailto:access@ellery.example' }
    expect(compose({ header: { header: 'Hearing and vision', intro: '<p>Loops.</p>', cta } })[0]).toMatchObject({
      blockType: 'hero',
      title: 'Hearing and vision',
      intro: '<p>Loops.</p>',
      cta,
    })
  })

  it('DOC-007 shows its blocks in order, after the hero', () => {
    const body = [
      { blockType: 'textBlock', text: '<p>One</p>' },
      { blockType: 'header', text: 'Two' },
    ]
    expect(compose({ body }).slice(1)).toEqual(body)
  })

  it('DOC-008 is titled by its display title', () => {
    expect(compose({ displayTitle: 'Parking and Transportation' })[0]).toMatchObject({
      title: 'Parking and Transportation',
    })
    expect(compose({})[0]).toMatchObject({ title: 'Parking' })
  })

  it('CLR-015 names the project it belongs to, the education resource, or nothing', () => {
    const project = { uid: 'p', contentType: 'project', title: 'Earthen Walls', path: '/projects/earthen-walls' }
    expect(compose({ partOf: project })[0]).toMatchObject({
      variant: 'Project',
      eyebrow: { title: 'Earthen Walls', href: '/projects/earthen-walls' },
    })
    expect(compose({}, '/education/notes')[0]).toMatchObject({
      variant: 'EducationResource',
      eyebrow: { title: 'K-12 Resource' },
    })
    expect(compose({})[0]).toMatchObject({ variant: 'Detail', eyebrow: undefined })
  })
})
