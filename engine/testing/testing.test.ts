import { defineContentType, f } from 'atrium'
import { composed, contentOf, entryOf, pageContext, to } from 'atrium/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from './plain-page.ts'

const grower = defineContentType({
  name: 'grower',
  label: 'Grower',
  schema: z.object({ givenName: f.required(f.text()), portrait: f.image() }),
  derive: ({ entry: { givenName } }) => ({ name: `${givenName} of the orchard` }),
  card: ({ entry }) => ({ subtitle: entry.givenName }),
})
const orchard = definePage({
  type: 'orchard',
  label: 'Orchard',
  route: '/orchards/:slug',
  fields: { opensAt: f.dateTime(), growers: f.references(grower), lead: f.reference(grower), promos: f.cards() },
  compose: ({ entry, parts, context }) => [
    parts.hero,
    { blockType: 'cardListing', items: entry.promos },
    { blockType: 'people', items: entry.growers.map(({ name }) => name), lead: entry.lead?.portrait?.alt },
    { blockType: 'facts', isOpen: entry.opensAt !== undefined && context.clock.hasPassed(entry.opensAt) },
  ],
})
const anna = { uid: 'anna', contentType: 'grower', givenName: 'Anna', portrait: { uid: 'p', alt: 'Anna' } }

it('composes a page from model fields, with references written out or in the store', async () => {
  const { of, head, jsonLd, context } = await composed(
    orchard,
    {
      title: 'Old Orchard',
      url: '/old',
      lead: anna,
      growers: [anna, { uid: 'ben', contentType: 'grower' }, { uid: 'none', contentType: 'grower' }],
      promos: [entryOf('fair', 'fair', { title: 'Apple Fair', href: '/fair' })],
      opensAt: '2026-03-14T18:00:00Z',
    },
    { entries: [{ uid: 'ben', _content_type_uid: 'grower', given_name: 'Ben' }] },
  )
  expect(of('hero')).toMatchObject([{ title: 'Old Orchard' }])
  expect(of('cardListing')).toMatchObject([{ items: [{ title: 'Apple Fair', href: '/fair' }] }])
  expect(of('people')).toEqual([
    { blockType: 'people', items: ['Anna of the orchard', 'Ben of the orchard'], lead: 'Anna' },
  ])
  expect(of('facts')).toMatchObject([{ isOpen: false }])
  expect(context.dependencies.next?.toISOString()).toBe('2026-03-14T18:00:00.000Z')
  expect(head.canonical).toBe('https://www.ellery.example/orchards/old')
  expect(jsonLd).toMatchObject([{ '@type': 'WebPage', name: 'Old Orchard' }])
})

it('composes a page from an entry as it stands in a file', async () => {
  const wire = { uid: 'o', _content_type_uid: 'orchard', url: '/o', opens_at: '2026-01-01T00:00:00Z' }
  const { sections, entry } = await composed(
    orchard,
    { ...wire, lead: to('grower', 'ben') },
    { entries: [{ uid: 'ben', _content_type_uid: 'grower', given_name: 'Ben' }], now: '2026-01-01T00:00:00Z' },
  )
  expect([entry.lead.name, sections.at(-1)?.isOpen]).toEqual(['Ben of the orchard', true])
})

it('names what does not fit', async () => {
  await expect(composed(orchard, { opensAt: 7 })).rejects.toThrow('content type "orchard": opensAt: ')
  await expect(composed(orchard, { uid: 'o', _content_type_uid: 'orchard', title: '' })).rejects.toThrow(
    'title is required',
  )
  expect(() => contentOf({ entries: [{ uid: 'x', _content_type_uid: 'unknown' }] })).toThrow('Name it in "types"')
})

it('reads entries of types without a page, and says what was lost', async () => {
  const { issues, cardOf, entryOf } = contentOf({
    types: [grower],
    entries: [
      { uid: 'ben', _content_type_uid: 'grower', given_name: 'Ben', height: 2 },
      { uid: 'x', _content_type_uid: 'grower' },
    ],
  })
  expect(issues).toEqual({ ben: ['height'], x: ['given_name'] })
  expect(await cardOf('ben')).toEqual({
    uid: 'ben',
    contentType: 'grower',
    title: 'Ben of the orchard',
    subtitle: 'Ben',
  })
  expect(entryOf('x')).toBeUndefined()
})

it('gives a context with entries at addresses, endpoints and a clock that stands still', async () => {
  const context = pageContext({
    now: '2026-07-01',
    entries: [entryOf('any', 'a', { title: 'A', path: '/a' })],
    routes: ['/a/:file*.ics'],
    query: { page: '2' },
  })
  expect([
    (await context.namedAt('/a'))?.title,
    await context.hasRoute('/a/b.ics'),
    await context.hasRoute('/b'),
  ]).toEqual(['A', true, false])
  expect(context.clock.today()).toBe('2026-07-01')
  expect(context.query).toEqual({ page: ['2'] })
})
