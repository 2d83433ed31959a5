import { composed, entryOf, pageContext, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import document from '../pages/document.ts'

const parking = { title: 'Parking', slug: 'parking' }
const at = async (path: string, fields: Record<string, unknown> = {}) =>
  (await composed(document, { ...parking, path, ...fields })).sections
const hero = async (fields: Record<string, unknown> = {}, path = '/visit/center/parking') => (await at(path, fields))[0]

describe('the address of a document', () => {
  const resource = entryOf('education_primary_resource', 'r', { path: '/education/k-12-learning/clay' })
  const page = entryOf('page_accessibility', 'p', { path: '/accessibility' })

  it.each([
    ['DOC-003 below an education resource', resource, '/education/k-12-learning/clay/parking'],
    ['DOC-004 below any other parent', page, '/accessibility/parking'],
    [
      'DOC-004 below the url of a department',
      entryOf('department', 'd', { url: '/museum/paintings/', fullPath: '/museum/paintings' }),
      '/museum/paintings/parking',
    ],
    ['DOC-004 none below a parent elsewhere', entryOf('promo', 'p', { url: 'https://a.example' }), null],
    ['DOC-005 DOC-001 at its slug without parent', undefined, '/parking'],
    ['DOC-004 none below a parent without one', entryOf('promo', 'gone'), null],
    ['DOC-004 none below a parent that is missing', stub('document', 'gone'), null],
  ])('%s', async (_row, partOf, expected) => {
    expect((await composed(document, { ...parking, partOf })).entry.path).toBe(expected)
  })

  it('DOC-004 below another document', async () => {
    const above = { uid: 'above', contentType: 'document', slug: 'visit' }
    const below = { uid: 'below', contentType: 'document', slug: 'parking', partOf: stub('document', 'above') }
    const { content } = pageContext({ types: [document], entries: [above, below] })
    expect((await content.at('/visit/parking'))?.uid).toBe('below')
  })
})

describe('a document', () => {
  it('DOC-002 DOC-006 shows its header: heading, intro and call to action', async () => {
    const cta = { title: 'Ask us', href: 'mailto:access@ellery.example' }
    expect(await hero({ header: { header: 'Hearing and vision', intro: '<p>Loops.</p>', cta } })).toMatchObject({
      blockType: 'hero',
      title: 'Hearing and vision',
      intro: '<p>Loops.</p>',
      cta,
    })
  })

  it('DOC-006 is titled by the words at its top where neither a heading nor a display title is written', async () => {
    const words = { hero: { header: 'Hearing and vision' } }
    expect(await hero(words)).toMatchObject({ title: 'Hearing and vision' })
    expect(await hero({ ...words, header: { header: 'Loops' } })).toMatchObject({ title: 'Loops' })
    expect(await hero({ ...words, displayTitle: 'Access' })).toMatchObject({ title: 'Access' })
  })

  it('DOC-007 shows its blocks in order, after the hero', async () => {
    const body = [
      { blockType: 'textBlock', text: '<p>One</p>' },
      { blockType: 'header', text: 'Two' },
    ]
    expect((await at('/parking', { body })).slice(1)).toEqual(body)
  })

  it('DOC-008 is titled by its display title', async () => {
    expect(await hero({ displayTitle: 'Parking and Transportation' })).toMatchObject({
      title: 'Parking and Transportation',
    })
    expect(await hero()).toMatchObject({ title: 'Parking' })
  })

  it('DOC-006 DOC-008 has its heading under its display title', async () => {
    expect(await hero({ displayTitle: 'Parking', header: { header: 'Where to leave the car' } })).toMatchObject({
      title: 'Parking',
      subtitle: 'Where to leave the car',
    })
  })

  it('CLR-015 names the project it belongs to, the education resource, or nothing', async () => {
    const project = entryOf('project', 'p', { title: 'Earthen Walls', path: '/projects/earthen-walls' })
    expect(await hero({ partOf: project })).toMatchObject({
      variant: 'Project',
      eyebrow: { title: 'Earthen Walls', href: '/projects/earthen-walls' },
    })
    expect(await hero({}, '/education/notes')).toMatchObject({
      variant: 'EducationResource',
      eyebrow: { title: 'K-12 Resource' },
    })
    expect(await hero()).toMatchObject({ variant: 'Detail' })
    expect(await hero()).not.toHaveProperty('eyebrow')
  })

  const project = entryOf('project', 'p', { path: '/projects/kiln' })
  const lesson = entryOf('education_primary_resource', 'l', { path: '/education/k-12-learning/clay' })
  it.each([
    ['DOC-010 part of a project', '/projects/kiln/part', project, 'Project'],
    ['DOC-010 before the path', '/education/kiln/part', project, 'Project'],
    ['DOC-011', '/education/k-12-learning/clay/part', lesson, 'EducationResource'],
    ['DOC-011 without parent', '/education/notes', undefined, 'EducationResource'],
    ['DOC-012', '/legal/privacy', undefined, 'Detail'],
    ['DOC-012 education elsewhere in the path', '/museum/education', undefined, 'Detail'],
  ])('%s', async (_row, path, partOf, expected) => {
    expect(await hero({ partOf }, path)).toMatchObject({ variant: expected })
  })
})

describe('a document on a card', () => {
  it.each([
    ['its intro', { header: { intro: '<p>Free.</p>' } }, '<p>Free.</p>'],
    [
      'else its description for search engines',
      { metaPage: { description: 'Cars & bicycles' } },
      '<p>Cars &amp; bicycles</p>',
    ],
    ['else nothing', { intro: '<p>Long.</p>' }, undefined],
  ])('shows %s', async (_case, fields, expected) => {
    const { content } = pageContext({
      types: [document],
      entries: [{ uid: 'd', contentType: 'document', ...parking, ...fields }],
    })
    const [card] = await content.cardsOf(['d'])
    expect(card).toMatchObject({ title: 'Parking', href: '/parking' })
    expect(card?.excerpt).toBe(expected)
  })
})
