import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { relatedLinks } from 'atrium/blocks/related-links/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { visitCards } from 'atrium/blocks/visit-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import contact from 'atrium/model/person/types/contact.ts'
import department from 'atrium/model/person/types/department.ts'
import location from 'atrium/model/place/types/location.ts'
import { composed, contentOf, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'

const page = definePage({
  type: 'page_groups',
  label: 'Page',
  route: '/page',
  modules: { links: relatedLinks(), promos: promos('list'), about: textModule(), people: staff(), visit: visitCards() },
})
const wire = (fields: object): WireEntry => ({ uid: 'p', _content_type_uid: 'page_groups', title: 'Page', ...fields })
const read = (fields: object) => {
  const { entryOf, issues } = contentOf({ types: [page], entries: [wire(fields)] })
  return { entry: entryOf('p') as Record<string, Record<string, unknown>> | undefined, issues: issues.p ?? [] }
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
    expect(promos.kinds.list.section({ title: 'More', items: [{ title: 'News', link: links }] })).toMatchObject({
      blockType: 'promoCards',
      title: 'More',
      items: [{ title: 'News', cta: links }],
    })
    expect(promos.kinds.list.section(undefined)).toBeUndefined()
  })
})

describe('a text module', () => {
  const order = ['body', 'description', 'content', 'text', 'intro', 'blurb']
  const proseOf = (names: readonly string[]) =>
    read({ about: Object.fromEntries(names.map((name) => [name, `<p>${name}</p>`])) }).entry?.about?.body

  it.each(order)('reads its prose from "%s"', (name) => {
    expect(proseOf([name])).toBe(`<p>${name}</p>`)
  })

  it('reads the first of these names that has data', () => {
    for (const [index, name] of order.entries()) expect(proseOf(order.slice(index))).toBe(`<p>${name}</p>`)
  })

  it.each(['title', 'heading', 'header'])('reads its title from "%s"', (name) => {
    expect(read({ about: { [name]: 'About' } }).entry?.about).toMatchObject({ title: 'About' })
  })

  it('reads one link as a list of one', () => {
    const link = { title: 'Style guide', href: '/style' }
    expect(read({ about: { link } }).entry?.about).toMatchObject({ links: [link] })
  })

  it('is no section where the editor wrote none; a heading of the page stands instead of the title', () => {
    expect(textModule.section(undefined)).toBeUndefined()
    expect(textModule.section({ title: 'Ours', body: '<p>x</p>', links: [] }, { heading: 'Printed' })).toEqual({
      blockType: 'textModule',
      heading: 'Printed',
      body: '<p>x</p>',
      links: [],
    })
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
    const { entry } = await composed(
      page,
      wire({
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
      }),
      {
        types: [contact, department],
        entries: [
          {
            uid: 'ada',
            _content_type_uid: 'person',
            title: 'Ada',
            given_name: 'Ada',
            family_name: 'Okafor',
            works_for: to('organization', 'museum'),
          },
          {
            uid: 'desk',
            _content_type_uid: 'contact',
            title: 'Desk',
            person: to('person', 'ada'),
            address: to('address', 'hill'),
          },
          { uid: 'museum', _content_type_uid: 'organization', title: 'Museum', part_of: to('organization', 'trust') },
          {
            uid: 'prints',
            _content_type_uid: 'department',
            title: 'Prints',
            full_path: '/prints',
            part_of: to('organization', 'museum'),
          },
          { uid: 'trust', _content_type_uid: 'organization', title: 'Trust' },
          { uid: 'hill', _content_type_uid: 'address', title: 'Hill', locality: 'Los Angeles' },
        ],
      },
    )
    const museum = { title: 'Museum', partOf: { title: 'Trust' } }
    expect(entry.people).toMatchObject({
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
    const { entry } = await composed(
      page,
      wire({ visit: { [name]: 'Visit', items: to('ellery_location', 'center', 'gone') } }),
      {
        types: [location],
        entries: [
          {
            uid: 'center',
            _content_type_uid: 'ellery_location',
            title: 'Center',
            location_id: 'center',
            image: to('image', 'plaza'),
            open_hours: to('open_hours', 'h'),
          },
          { uid: 'plaza', _content_type_uid: 'image', title: 'Plaza', alt: 'The plaza' },
          { uid: 'h', _content_type_uid: 'open_hours', title: 'h', standard_hours: '10am' },
        ],
      },
    )
    expect(entry.visit).toMatchObject({
      header: 'Visit',
      items: [{ title: 'Center', image: { alt: 'The plaza' }, openHours: { standardHours: '10am' } }],
    })
    expect(entry.visit.items).toHaveLength(1)
  })
})
