import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import development from '../pages/development.ts'
import joinAndGive from '../pages/join-and-give.ts'
import patrons from '../pages/patron-program.ts'

const image = entryOf('image', 'i', { alt: 'A loom' })
const link = { title: 'Give', href: '/give' }
const words = { title: 'Volunteer', body: '<p>Wednesdays.</p>', image, cta: link }
const quote = (uid: string) => entryOf('quote', uid, { body: `<p>${uid}</p>`, attribution: 'A donor', image })
const related = { title: 'Members', blurb: '<p>Evenings.</p>', iconGroup: { iconName: 'ticket' }, cta: link }

describe('support and giving', async () => {
  const page = await composed(development, {
    title: 'Support',
    giveGroups: [
      { title: 'Individuals', blurb: '<p>Any size.</p>', cta: link, email: 'giving@ellery.example' },
      { title: 'Heirs' },
    ],
    supportGroups: [related],
    fundingInitiatives: { title: 'Undertakings', items: [entryOf('promo', 'bus', { title: 'A bus' })] },
    volunteer: words,
    waysToGive: [{ title: 'Shares', blurb: '<p>At present value.</p>', image }],
    testimonialQuotes: [quote('a'), quote('b')],
  })

  it('HOME-074 stands at its address', () => {
    expect(page.entry).toMatchObject({ contentType: 'page_support_us', path: '/about/development' })
  })

  it.each<[string, number, Record<string, unknown>]>([
    [
      'HOME-075 groups, each with an address to write to',
      1,
      {
        blockType: 'promoCards',
        items: [
          {
            title: 'Individuals',
            blurb: '<p>Any size.</p>',
            cta: [link, { title: 'giving@ellery.example', href: 'mailto:giving@ellery.example' }],
          },
          { title: 'Heirs', cta: [] },
        ],
      },
    ],
    ['HOME-076 support groups', 2, { blockType: 'relatedLinks', items: [related] }],
    ['HOME-077 funding initiatives', 3, { blockType: 'cardListing', items: [{ title: 'A bus' }] }],
    ['HOME-078 volunteer', 4, { blockType: 'textModule', title: 'Volunteer' }],
    ['HOME-079 ways to give', 5, { items: [{ title: 'Shares', blurb: '<p>At present value.</p>', image: {} }] }],
    [
      'HOME-080 what donors say',
      6,
      { blockType: 'quotations', items: [{ text: '<p>a</p>', attribution: 'A donor' }, { text: '<p>b</p>' }] },
    ],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })
})

describe('join and give', async () => {
  const page = await composed(joinAndGive, {
    title: 'Join and Give',
    submenu: { title: 'At once', link: [link] },
    mediaFeature: { title: 'A bus', body: '<p>$31.40</p>', image },
    givingOpportunities: { title: 'Ways to belong', image, items: [{ title: 'Member', link: [link] }] },
    moreWaysToContribute: {
      title: 'More ways',
      items: [{ title: 'A will', text: '<p>One sentence.</p>', url: '/will' }],
    },
    quotations: [quote('a'), quote('b'), quote('c')],
    relatedLinks: [related],
    volunteer: words,
  })

  it('HOME-081 stands at its address', () => {
    expect(page.entry).toMatchObject({ contentType: 'page_join_give', path: '/about/join-and-give' })
  })

  it.each<[string, number, Record<string, unknown>]>([
    [
      'HOME-082 a hero that leads to the sections',
      0,
      { jumpTo: 'sections', submenu: { title: 'At once', link: [link] } },
    ],
    ['HOME-081 HOME-083 a feature on blue', 1, { blockType: 'textModule', title: 'A bus', colorName: 'blue' }],
    [
      'HOME-084 giving opportunities with a picture',
      2,
      { blockType: 'promoCards', title: 'Ways to belong', image: {}, items: [{ title: 'Member', cta: [link] }] },
    ],
    [
      'HOME-085 more ways to contribute',
      3,
      { title: 'More ways', items: [{ title: 'A will', excerpt: '<p>One sentence.</p>', href: '/will' }] },
    ],
    ['HOME-086 quotations with pictures', 4, { blockType: 'quotations', items: [{ image: {} }, { image: {} }, {}] }],
    ['HOME-081 HOME-087 on sunset, then yellow', 4, { items: [{ colorName: 'sunset' }, { colorName: 'yellow' }, {}] }],
    ['HOME-088 related links', 5, { blockType: 'relatedLinks', items: [related] }],
    ['HOME-089 volunteer', 6, { blockType: 'textModule', body: '<p>Wednesdays.</p>', cta: link, image: {} }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('HOME-087 paints no further quotation', () => {
    const [shown] = page.of('quotations') as unknown as [{ items: object[] }]
    expect(shown.items[2]).not.toHaveProperty('colorName', expect.anything())
  })
})

describe('the patron program', async () => {
  const page = await composed(patrons, {
    title: 'Patrons',
    hero: { image },
    donateItems: [{ title: 'Bench', subtitle: '$1,500', blurb: '<p>Mornings.</p>', link: [link] }],
    questions: { title: 'Questions', body: '<p>Ask.</p>' },
    welcomeMessage: { title: 'Welcome', body: '<p>Come.</p>' },
  })

  it('HOME-094 stands at its address', () => {
    expect(page.entry).toMatchObject({
      contentType: 'page_patron_program',
      path: '/about/join-and-give/patron-program',
    })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['HOME-095 hero', 0, { blockType: 'hero', title: 'Patrons', image: { alt: 'A loom' } }],
    [
      'HOME-096 donate items',
      1,
      {
        blockType: 'promoCards',
        items: [{ title: 'Bench', subtitle: '$1,500', blurb: '<p>Mornings.</p>', cta: [link] }],
      },
    ],
    ['HOME-097 questions', 2, { blockType: 'textModule', title: 'Questions' }],
    ['HOME-098 a welcome', 3, { blockType: 'textModule', title: 'Welcome' }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })
})
