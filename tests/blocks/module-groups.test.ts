import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listing, listingSection } from '#blocks/card-listing/listing.ts'
import { featuredItem, featuredItemSection } from '#blocks/featured-item/fields.ts'
import { signUp, signUpIncludes, signUpSection } from '#blocks/promo-cards/fields.ts'
import { defineContentType, definePlugin } from '#engine'
import { contentOf, to } from '../content/content-of.ts'

const area = definePlugin({
  name: 'area',
  contentTypes: [
    defineContentType({
      name: 'page',
      label: 'Page',
      schema: z.object({ set: listing(), exhibition: featuredItem(), signup: signUp() }),
    }),
    defineContentType({ name: 'promo', label: 'Promo', schema: z.object({}), card: {} }),
  ],
})
const read = (fields: object) => {
  const { entryOf, issues } = contentOf([area], [{ uid: 'p', _content_type_uid: 'page', ...fields }])
  expect(issues.p).toEqual([])
  return entryOf('p') as Record<string, Record<string, unknown>>
}

describe('listings', () => {
  it.each(['header', 'heading', 'title'])('BLK-056 are headed by %s', (spelling) => {
    expect(read({ set: { [spelling]: 'Stories', subheading: 'New ones' } }).set).toMatchObject({
      title: 'Stories',
      subheading: 'New ones',
    })
  })

  it('BLK-056 have a call to action and items, which make their section', () => {
    const { set } = read({ set: { cta: { title: 'More', href: '/news' }, items: to('promo', 'a') } })
    expect(set).toMatchObject({ cta: { title: 'More', href: '/news' }, items: [{ uid: 'a' }] })
    expect(listingSection({ title: 'x', items: [] }, { size: 'large', heading: 'Related Articles' })).toEqual({
      blockType: 'cardListing',
      title: undefined,
      heading: 'Related Articles',
      items: [],
      size: 'large',
    })
    expect(listingSection(undefined, { size: 'large' })).toBeUndefined()
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
    expect(read({ exhibition: value }).exhibition).toMatchObject({
      item: { uid: 'a' },
      backgroundColorName: { colorName: 'navy' },
      variation: 'image-left_wide',
      cta: { title: 'See it' },
    })
    expect(featuredItemSection({ item: { title: 'A' }, variation: 'image-left_wide' })).toMatchObject({
      blockType: 'featuredItem',
      variation: 'image-left',
    })
  })
})

describe('sign-ups', () => {
  it('show the promo that was chosen', () => {
    expect(read({ signup: { item: to('promo', 'a') } }).signup).toMatchObject({ item: { uid: 'a' } })
    const item = { uid: 'a', contentType: 'promo', title: 'The Ellery Letter' }
    expect(signUpSection({ item }, { heading: 'Newsletter' })).toEqual({
      blockType: 'promoCards',
      heading: 'Newsletter',
      items: [item],
    })
    expect(signUpSection({ item: { uid: 'gone', contentType: 'promo' } })).toBeUndefined()
    expect(signUpIncludes('e_news')).toEqual(['e_news.item.image', 'e_news.item.content_reference'])
  })
})
