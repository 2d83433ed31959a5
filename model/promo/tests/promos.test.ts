import { to } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { cardOf, image, load } from './load.ts'

describe('a content promo', () => {
  const guide = {
    uid: 'guide',
    _content_type_uid: 'document',
    title: 'Registration',
    display_title: 'How to register',
    blurb: '<p>Ten minutes.</p>',
  }
  const whole = {
    uid: 'p',
    _content_type_uid: 'content_promo',
    title: 'promo 7',
    title_alternate: 'A reader card',
    blurb_alternate: '<p>Anyone may read.</p>',
    ctas: [{ title: 'Apply', href: '/apply' }],
    icon_group: { icon_name: 'library' },
    image,
    alert: 'Closed on Monday.',
    content_reference: to('document', 'guide'),
  }

  it('BLK-049 has titles, blurb, links, icon, picture, alert and the content it speaks for', () => {
    expect(load(whole, guide).entryOf('p')).toMatchObject({
      titleAlternate: 'A reader card',
      blurbAlternate: '<p>Anyone may read.</p>',
      ctas: [{ title: 'Apply', href: '/apply' }],
      iconGroup: { iconName: 'library' },
      image: { uid: 'cover' },
      alert: 'Closed on Monday.',
      contentReference: { uid: 'guide', contentType: 'document' },
    })
  })

  it('BLK-049 says its own words first', async () => {
    expect(await cardOf(whole, guide)).toMatchObject({
      title: 'A reader card',
      excerpt: '<p>Anyone may read.</p>',
      ctas: [{ title: 'Apply', href: '/apply' }],
      icon: 'library',
      image: { alt: 'A red cover' },
    })
  })

  it('BLK-049 says what its content says where it is silent', async () => {
    const silent = {
      uid: 'p',
      _content_type_uid: 'content_promo',
      title: 'promo 7',
      content_reference: to('document', 'guide'),
    }
    expect(await cardOf(silent, guide)).toMatchObject({ title: 'How to register', excerpt: '<p>Ten minutes.</p>' })
    const block = {
      uid: 'room',
      _content_type_uid: 'content_block',
      title: 'The reading room',
      text: '<p>Twelve tables.</p>',
    }
    expect(await cardOf({ ...silent, content_reference: to('content_block', 'room') }, block)).toMatchObject({
      title: 'The reading room',
      excerpt: '<p>Twelve tables.</p>',
    })
  })

  it('BLK-049 falls back to its own title where the content is gone', async () => {
    expect(
      (
        await cardOf({
          uid: 'p',
          _content_type_uid: 'content_promo',
          title: 'Card',
          content_reference: to('document', 'gone'),
        })
      )?.title,
    ).toBe('Card')
  })

  it('BLK-049 speaks for documents and content blocks only', () => {
    const { entryOf, issues } = load({ ...whole, content_reference: to('event', 'e') })
    expect(entryOf('p')?.contentReference).toBeUndefined()
    expect(issues.p).toEqual(['content_reference[0]'])
  })
})

describe('a promo', () => {
  it('BLK-050 has blurb, prompt, picture, links, date, subtitle and tag, and shows them', async () => {
    const promo = {
      uid: 'p',
      _content_type_uid: 'promo',
      title: 'A desk',
      subtitle: 'Fellowships',
      blurb: '<p>Nine months.</p>',
      image,
      cta_prompt: 'No transcripts.',
      cta: [{ text: 'Read the call', url: 'https://grants.example.org' }, { title: 'Nowhere' }],
      publication_date: '2026-02-17',
      tag: 'Open',
    }
    expect(load(promo).entryOf('p')).toMatchObject({
      ctaPrompt: 'No transcripts.',
      publicationDate: '2026-02-17',
      tag: 'Open',
    })
    expect(await cardOf(promo)).toMatchObject({
      title: 'A desk',
      subtitle: 'Fellowships',
      excerpt: '<p>Nine months.</p>',
      image: { uid: 'cover' },
      date: '2026-02-17',
      tag: 'Open',
      ctas: [{ title: 'Read the call', href: 'https://grants.example.org' }],
    })
  })
})

describe('a featured item', () => {
  const event = { uid: 'e', _content_type_uid: 'event', title: 'Night of Clay', blurb: '<p>Music on vessels.</p>' }
  const featured = { uid: 'f', _content_type_uid: 'featured_item', title: 'Tonight', item: to('event', 'e') }

  it('BLK-059 has item, title, colour, link and variation', () => {
    const { entryOf } = load(
      {
        ...featured,
        background_color_name: { color_name: 'garden' },
        cta: { title: 'Tickets', href: '/t' },
        variation: 'image-left_wide',
      },
      { ...featured, uid: 'other', layout: 'image-right' },
    )
    expect(entryOf('f')).toMatchObject({
      title: 'Tonight',
      item: { uid: 'e' },
      backgroundColorName: { colorName: 'garden' },
      cta: { title: 'Tickets', href: '/t' },
      variation: 'image-left_wide',
    })
    expect(entryOf('other')?.variation).toBe('image-right')
  })

  it('BLK-054 BLK-059 shows the item under its own title; what it leaves out is the item’s', async () => {
    expect(await cardOf(featured, event)).toMatchObject({
      title: 'Tonight',
      subtitle: 'Event',
      excerpt: '<p>Music on vessels.</p>',
      href: '/calendar/clay',
      date: '2026-03-14',
      tag: 'Music',
    })
    expect(
      await cardOf(
        { ...featured, image, excerpt: '<p>Come early.</p>', tag: 'Sold out', cta: { title: 'Tickets', href: '/t' } },
        event,
      ),
    ).toMatchObject({
      excerpt: '<p>Come early.</p>',
      tag: 'Sold out',
      image: { uid: 'cover' },
      ctas: [{ title: 'Tickets', href: '/t' }],
    })
  })

  it('BLK-059 stands without an item that is gone', async () => {
    expect(await cardOf(featured)).toMatchObject({ title: 'Tonight' })
  })
})
