import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { staff, staffIncludes } from '#blocks/contact-rows/fields.ts'
import { promoList, promoListSection } from '#blocks/promo-cards/fields.ts'
import { relatedLinks } from '#blocks/related-links/fields.ts'
import { textModule, textModuleSection } from '#blocks/text-module/fields.ts'
import { visitBlock, visitIncludes } from '#blocks/visit-cards/fields.ts'
import { defineContentType, definePlugin, image, reference, text } from '#engine'
import { contentOf, to } from '../content/content-of.ts'

const type = (name: string, shape: z.ZodRawShape) => defineContentType({ name, label: name, schema: z.object(shape) })
const area = definePlugin({
  name: 'area',
  contentTypes: [
    type('page', {
      links: relatedLinks(),
      promos: promoList(),
      about: textModule('content'),
      request: textModule('body'),
      people: staff(),
      visit: visitBlock(),
    }),
    type('person', { worksFor: reference('organization'), image: image() }),
    type('contact', { person: reference('person'), address: reference('address') }),
    type('organization', { partOf: reference('organization'), address: reference('address') }),
    type('department', { partOf: reference('organization') }),
    type('address', { locality: text() }),
    type('image', { alt: text() }),
    type('open_hours', { standardHours: text() }),
    type('{brand}_location', { image: image(), openHours: reference('open_hours') }),
  ],
})

const read = (fields: object) => {
  const { entryOf, issues } = contentOf([area], [{ uid: 'p', _content_type_uid: 'page', ...fields }])
  return { entry: entryOf('p') as Record<string, Record<string, unknown>> | undefined, issues: issues.p }
}

describe('related links', () => {
  it('BLK-052 have title, blurb, icon and call to action', () => {
    const link = {
      title: 'Walk',
      blurb: '<p>Slowly.</p>',
      icon_group: { icon_name: 'leaf' },
      cta: { title: 'Map', href: '/map' },
    }
    expect(read({ links: [link] })).toEqual({
      entry: expect.objectContaining({
        links: [
          {
            title: 'Walk',
            blurb: '<p>Slowly.</p>',
            iconGroup: { iconName: 'leaf' },
            cta: { title: 'Map', href: '/map' },
          },
        ],
      }),
      issues: [],
    })
  })

  it('BLK-052 read an icon given by its plain name', () => {
    expect(read({ links: [{ title: 'Walk', icon: 'leaf' }] }).entry?.links).toEqual([
      { title: 'Walk', iconGroup: { iconName: 'leaf' } },
    ])
  })

  it('BLK-052 need a title', () => {
    const { entry, issues } = read({ links: [{ blurb: '<p>Slowly.</p>' }, { title: 'Walk' }] })
    expect(entry?.links).toEqual([{ title: 'Walk' }])
    expect(issues).toEqual(['links[0].title'])
  })
})

describe('a promo list', () => {
  const links = [{ title: 'Read', href: '/news' }]

  it('BLK-051 has a title and promos of title, blurb and links', () => {
    const { entry, issues } = read({
      promos: { title: 'More', promo: [{ title: 'News', blurb: '<p>Daily.</p>', link: links }] },
    })
    expect(issues).toEqual([])
    expect(entry?.promos).toEqual({ title: 'More', items: [{ title: 'News', blurb: '<p>Daily.</p>', link: links }] })
  })

  it.each([
    ['links', links],
    ['link', links],
    ['cta', links[0]],
  ])('BLK-051 reads the links of a promo from "%s"', (name, value) => {
    const { entry } = read({ promos: { items: [{ title: 'News', [name]: value }] } })
    expect(entry?.promos).toEqual({ items: [{ title: 'News', link: links }] })
  })

  it('BLK-051 is shown as promos with their links', () => {
    expect(promoListSection({ title: 'More', items: [{ title: 'News', link: links }] })).toMatchObject({
      blockType: 'promoCards',
      title: 'More',
      items: [{ title: 'News', cta: links }],
    })
    expect(promoListSection(undefined)).toBeUndefined()
  })
})

describe('a text module', () => {
  const order = ['body', 'description', 'content', 'text', 'intro', 'blurb']
  const proseOf = (field: string, names: readonly string[]) =>
    read({ [field]: Object.fromEntries(names.map((name) => [name, `<p>${name}</p>`])) }).entry?.[field]?.body

  it.each(order)('reads its prose from "%s"', (name) => {
    expect(proseOf('about', [name])).toBe(`<p>${name}</p>`)
    expect(proseOf('request', [name])).toBe(`<p>${name}</p>`)
  })

  it('reads the name that is printed for its place first, then all others in their order', () => {
    expect(proseOf('about', order)).toBe('<p>content</p>')
    const others = order.filter((name) => name !== 'content')
    for (const [index, name] of others.entries()) expect(proseOf('about', others.slice(index))).toBe(`<p>${name}</p>`)
    for (const [index, name] of order.entries()) expect(proseOf('request', order.slice(index))).toBe(`<p>${name}</p>`)
  })

  it.each(['title', 'heading', 'header'])('reads its title from "%s"', (name) => {
    expect(read({ about: { [name]: 'About' } }).entry?.about).toMatchObject({ title: 'About' })
  })

  it('reads one link as a list of one', () => {
    const link = { title: 'Style guide', href: '/style' }
    expect(read({ about: { link } }).entry?.about).toMatchObject({ links: [link] })
  })

  it('is no section where the editor wrote none; a heading of the page stands instead of the title', () => {
    expect(textModuleSection(undefined)).toBeUndefined()
    const section = textModuleSection({ title: 'Ours', body: '<p>x</p>', links: [] }, { heading: 'Printed' })
    expect(section).toMatchObject({ blockType: 'textModule', heading: 'Printed', title: undefined, body: '<p>x</p>' })
  })
})

describe('staff', () => {
  it.each(['grouping', 'groups'])('PPL-015 reads its groups from "%s", each with a title or heading', (name) => {
    const { entry, issues } = read({
      people: {
        heading: 'Press',
        [name]: [{ title: 'Desk', items: [{ person: to('person', 'ada') }] }, { heading: 'Villa' }],
      },
    })
    expect(issues).toEqual([])
    expect(entry?.people).toMatchObject({
      title: 'Press',
      grouping: [
        { heading: 'Desk', items: [{ person: { uid: 'ada', contentType: 'person' } }] },
        { heading: 'Villa', items: [] },
      ],
    })
  })

  it('PPL-015 includes all that a contact card reads', async () => {
    const { content } = contentOf(
      [area],
      [
        {
          uid: 'p',
          _content_type_uid: 'page',
          people: {
            groups: [
              {
                items: [
                  {
                    person: to('person', 'ada'),
                    works_for: to('department', 'prints'),
                    address: to('address', 'hill'),
                  },
                  { contact: to('contact', 'desk') },
                ],
              },
            ],
          },
        },
        { uid: 'ada', _content_type_uid: 'person', title: 'Ada', works_for: to('organization', 'museum') },
        {
          uid: 'desk',
          _content_type_uid: 'contact',
          title: 'Desk',
          person: to('person', 'ada'),
          address: to('address', 'hill'),
        },
        { uid: 'museum', _content_type_uid: 'organization', title: 'Museum', part_of: to('organization', 'trust') },
        { uid: 'prints', _content_type_uid: 'department', title: 'Prints', part_of: to('organization', 'museum') },
        { uid: 'trust', _content_type_uid: 'organization', title: 'Trust' },
        { uid: 'hill', _content_type_uid: 'address', title: 'Hill', locality: 'Los Angeles' },
      ],
    )
    const page = await content.entry<{ people: unknown }>('p', { include: staffIncludes('people') })
    const museum = { title: 'Museum', partOf: { title: 'Trust' } }
    expect(page?.people).toMatchObject({
      grouping: [
        {
          items: [
            {
              person: { title: 'Ada', worksFor: museum },
              worksFor: { title: 'Prints', partOf: { title: 'Museum' } },
              address: { locality: 'Los Angeles' },
            },
            {
              contact: {
                title: 'Desk',
                person: { title: 'Ada', worksFor: museum },
                address: { locality: 'Los Angeles' },
              },
            },
          ],
        },
      ],
    })
  })
})

describe('places to visit', () => {
  it.each(['header', 'title'])('HOME-013 read their header from "%s" and include picture and hours', async (name) => {
    const { content } = contentOf(
      [area],
      [
        {
          uid: 'p',
          _content_type_uid: 'page',
          visit: { [name]: 'Visit', items: to('ellery_location', 'center', 'gone') },
        },
        {
          uid: 'center',
          _content_type_uid: 'ellery_location',
          title: 'Center',
          image: to('image', 'plaza'),
          open_hours: to('open_hours', 'h'),
        },
        { uid: 'plaza', _content_type_uid: 'image', title: 'Plaza', alt: 'The plaza' },
        { uid: 'h', _content_type_uid: 'open_hours', title: 'h', standard_hours: '10am' },
      ],
    )
    const page = await content.entry<{ visit: unknown }>('p', { include: visitIncludes('visit') })
    expect(page?.visit).toMatchObject({
      header: 'Visit',
      items: [{ title: 'Center', image: { alt: 'The plaza' }, openHours: { standardHours: '10am' } }],
    })
  })
})
