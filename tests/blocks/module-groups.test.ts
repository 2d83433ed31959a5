import { listing } from 'atrium/blocks/card-listing/module.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { signUp } from 'atrium/blocks/promo-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import promo from 'atrium/model/promo/types/promo.ts'
import { composed, contentOf, to } from 'atrium/testing'
import { describe, expect, it } from 'vitest'

const page = definePage({
  type: 'page_modules',
  label: 'Page',
  route: '/page',
  modules: { set: listing({ size: 'large' }), exhibition: featuredItem(), signup: signUp({ heading: 'Newsletter' }) },
})
const wire = (fields: object) => ({ uid: 'p', _content_type_uid: 'page_modules', title: 'Page', ...fields })
const read = (fields: object) => {
  const { entryOf, issues } = contentOf({ types: [page], entries: [wire(fields)] })
  expect(issues.p ?? []).toEqual([])
  return entryOf('p') as Record<string, unknown> | undefined
}

describe('listings', () => {
  it.each(['header', 'heading', 'title'])('BLK-056 are headed by %s', (spelling) => {
    expect(read({ set: { [spelling]: 'Stories', subheading: 'New ones' } })?.set).toMatchObject({
      title: 'Stories',
      subheading: 'New ones',
    })
  })

  it('BLK-056 have a call to action and items, which make their section', () => {
    const set = read({ set: { cta: { title: 'More', href: '/news' }, items: to('promo', 'a') } })?.set
    expect(set).toMatchObject({ cta: { title: 'More', href: '/news' }, items: [{ uid: 'a' }] })
    expect(listing.section({ title: 'x', items: [] }, { size: 'large', heading: 'Related Articles' })).toEqual({
      blockType: 'cardListing',
      heading: 'Related Articles',
      items: [],
      size: 'large',
    })
    expect(listing.section(undefined, { size: 'large' })).toBeUndefined()
  })

  const cards = (count: number, contentType = 'promo') =>
    Array.from({ length: count }, (_, at) => ({ title: `${at}`, contentType }))

  it.each([
    [2, 'large'],
    [3, 'medium'],
  ])('ENG-011 of %i items are %s where the page asks for a size by number', (count, size) => {
    expect(listing.section({ items: cards(count) }, { size: 'by number' })).toMatchObject({ size })
  })

  it('show the first with pictures and the next in words, and leave out the others', () => {
    const shown = listing.section({ items: cards(9) }, { pictured: { first: 2, inWords: 1 } })
    expect(shown).toMatchObject({ items: [{ title: '0' }, { title: '1' }, { title: '2' }] })
    expect(shown?.options).toEqual([{}, {}, { show: expect.not.arrayContaining(['image']) }])
  })

  it('show cards of a content type with parts of their own', () => {
    const items = [...cards(1), ...cards(1, 'event')]
    expect(listing.section({ items }, { showOf: { promo: ['excerpt'] } })).toMatchObject({
      options: [{ show: ['excerpt'] }, {}],
    })
  })
})

describe('featured items', () => {
  it('BLK-059 BLK-062 take item, background colour, layout and call to action', () => {
    const value = {
      item: to('promo', 'a'),
      background_color_name: { color_name: 'navy' },
      layout: 'image-left_wide',
      cta: { title: 'See it', href: '/exhibitions' },
    }
    expect(read({ exhibition: value })?.exhibition).toMatchObject({
      item: { uid: 'a' },
      backgroundColorName: { colorName: 'navy' },
      variation: 'image-left_wide',
      cta: { title: 'See it' },
    })
    expect(featuredItem.section({ item: { title: 'A' }, variation: 'image-left_wide' })).toMatchObject({
      blockType: 'featuredItem',
      variation: 'image-left',
    })
  })
})

describe('what a page prints of a module', () => {
  const ours = { title: 'Ours', cta: { title: 'Our link', href: '/ours' }, items: [{ title: 'A' }] }
  const shown = (options: Parameters<typeof listing.section>[1], value: typeof ours | { items: [] } = ours) =>
    listing.section(value, options)

  it('wins over what the editor wrote', () => {
    const theirs = shown({ heading: 'Theirs', cta: { title: 'More', href: '/more' } })
    expect(theirs).toMatchObject({ heading: 'Theirs', cta: { title: 'More', href: '/more' } })
    expect(theirs).not.toHaveProperty('title')
  })

  it('leads where the editor’s link does, or nowhere', () => {
    expect(shown({ cta: { title: 'More' } })?.cta).toEqual({ title: 'More', href: '/ours' })
    expect(shown({ cta: { title: 'More' } }, { items: [] })).not.toHaveProperty('cta')
  })

  it('stands in for a title that the editor did not write', () => {
    expect(shown({ defaultHeading: 'Projects' })).toMatchObject({ heading: 'Ours' })
    expect(shown({ defaultHeading: 'Projects' })).not.toHaveProperty('title')
    expect(shown({ defaultHeading: 'Projects' }, { items: [] })).toMatchObject({ heading: 'Projects' })
  })
})

describe('sign-ups', () => {
  it('show the promo that was chosen', () => {
    expect(read({ signup: { item: to('promo', 'a') } })?.signup).toMatchObject({ item: { uid: 'a' } })
    const item = loaded(promo, 'a', 'The Ellery Letter', {})
    expect(signUp.section({ item }, { heading: 'Newsletter' })).toEqual({
      blockType: 'promoCards',
      heading: 'Newsletter',
      items: [item],
    })
  })

  it('come with the picture of their promo, and are no section without it', async () => {
    const letter = { uid: 'a', _content_type_uid: 'promo', title: 'The Ellery Letter', image: to('image', 'i') }
    const picture = { uid: 'i', _content_type_uid: 'image', alt: 'An envelope' }
    const of = (uid: string) =>
      composed(page, wire({ signup: { item: to('promo', uid) } }), { entries: [letter, picture] })
    expect((await of('a')).of('promoCards')).toMatchObject([
      { heading: 'Newsletter', items: [{ title: 'The Ellery Letter', image: { alt: 'An envelope' } }] },
    ])
    expect((await of('gone')).of('promoCards')).toEqual([])
  })
})
