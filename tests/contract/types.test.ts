import { defineMessages, f, type Section, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { mediaOf } from 'atrium/model/media/media-entry.ts'
import { definePage } from 'atrium/model/page.ts'
import person from 'atrium/model/person/types/person.ts'
import { composed, entryOf } from 'atrium/testing'
import { expect, expectTypeOf, it } from 'vitest'

/* `tsc` checks this file: what authors of pages of this site are told by the compiler. */

it('a listing takes the sizes, colours and parts of cards that there are', () => {
  listing({ size: 'medium', colorName: 'warm-grey', show: ['excerpt'], heading: 'News', id: 'news' })
  // @ts-expect-error there is no such size
  listing({ size: 'giant' })
  // @ts-expect-error there is no such colour
  listing({ colorName: 'mauve' })
  // @ts-expect-error cards have no such part
  listing({ show: ['price'] })
})

const texts = defineMessages('test', { people: { one: 'person', other: 'people' }, from: 'News from {name}' })

it('a page of this site has its hero, its fields and its modules', () => {
  definePage({
    type: 'page_funding',
    label: 'Funding',
    route: '/funding',
    hero: { variant: 'Landing', colorName: 'magenta', navigation: true },
    modules: { opportunities: listing({ size: 'medium' }) },
    list: { of: person, cardSize: 'small', nouns: texts.people },
    compose({ entry, parts }) {
      expectTypeOf(entry.hero?.header).toEqualTypeOf<string | undefined>()
      expectTypeOf(entry.hero?.moduleHero?.pageIntro).toEqualTypeOf<string | undefined>()
      expectTypeOf(parts.opportunities).toEqualTypeOf<Section | undefined>()
      return []
    },
  })
  const base = { type: 'page_funding', label: 'Funding', route: '/funding' } as const
  // @ts-expect-error the hero has no such variant
  definePage({ ...base, hero: { variant: 'Landed' } })
  // @ts-expect-error what is counted has a plural
  definePage({ ...base, list: { of: person, nouns: texts.from } })
  // @ts-expect-error cards have no such size
  definePage({ ...base, list: { of: person, cardSize: 'giant' } })
})

it('pictures of a field fit blocks that take one, and blocks that take media', async () => {
  const walls = definePage({
    type: 'page_walls',
    label: 'Walls',
    route: '/walls',
    fields: { photos: f.images() },
    compose: ({ entry: { photos }, parts }) => [
      { ...parts.hero, image: photos[0] },
      section('contentBlock', { text: '<p>Lime and sand.</p>', image: photos[1] }),
      section('mediaRowBlock', { media: mediaOf(photos) }),
      section('mediaLayoutBlock', { layout: 'carousel', media: mediaOf(photos) }),
    ],
  })
  const photos = ['north', 'south'].map((uid) => entryOf('image', uid, { alt: uid, iiif: { id: uid } }))
  const { of } = await composed(walls, { photos })
  expect(of('mediaRowBlock')).toMatchObject([
    { media: [{ reference: { uid: 'north', alt: 'north' } }, { reference: { uid: 'south' } }] },
  ])
  expect(of('contentBlock')).toMatchObject([{ image: { uid: 'south' } }])
})
