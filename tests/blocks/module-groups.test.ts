import { describe, expect, it } from 'vitest'
import { listing } from '#blocks/card-listing/module.ts'
import { loaded } from '#blocks/example-entry.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { signUp } from '#blocks/promo-cards/module.ts'
import { composed, contentOf, to } from '#engine/testing'
import { definePage } from '#model/page.ts'
import promo from '#model/promo/types/promo.ts'

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
