import contactRows from 'atrium/blocks/contact-rows/index.tsx'
import { composed, entryOf } from 'atrium/testing'
import { shown } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import contact from '../pages/contact.ts'
import joinContact from '../pages/join-and-give-contact.ts'
import leadership from '../pages/leadership-governance.ts'

const person = (uid: string) => entryOf('person', uid, { givenName: uid, familyName: 'Reyes' })
const around = { plugins: [area], routes: ['/:any*'] }
const link = { title: 'Out of Storage', href: '/podcasts' }

describe('leadership and governance', async () => {
  const page = await composed(
    leadership,
    {
      title: 'Leadership',
      intro: '<p>Who decides.</p>',
      hero: { header: 'Who leads', image: entryOf('image', 'i', { alt: 'A corridor' }) },
      submenu: { title: 'Groups', link: [link] },
      directories: [
        { title: 'Executive Leadership', intro: '<p>Six people.</p>', persons: [person('ada')] },
        { title: 'Services', persons: [person('ben'), person('cleo')] },
      ],
      pastPresidents: { title: 'Past Presidents', persons: [person('dan')] },
      resources: { title: 'To read', items: [entryOf('resource', 'r', { title: 'Report' })] },
    },
    around,
  )

  it('HOME-060 stand at their address', () => {
    expect(page.entry).toMatchObject({
      contentType: 'page_leadership_governance',
      path: '/about/leadership-governance',
    })
  })

  it('HOME-061 open with a hero whose submenu has the links of the entry first, then those of the menu', () => {
    const { submenu, ...hero } = page.sections[0] as {
      submenu?: { link: { href: string }[] }
      [field: string]: unknown
    }
    expect(hero).toMatchObject({ title: 'Who leads', intro: '<p>Who decides.</p>', image: { alt: 'A corridor' } })
    expect(hero).not.toHaveProperty('navigation')
    expect(submenu?.link.map(({ href }) => href)).toEqual([
      '/podcasts',
      '/about/leadership-governance/board/',
      '/about/leadership-governance/policies',
      '/about/leadership-governance/financials',
    ])
  })

  it('HOME-062 lead to each group on the page', () => {
    expect(page.sections[1]).toMatchObject({
      blockType: 'jumpLinksBlock',
      links: [
        { title: 'Executive Leadership', href: '#executive-leadership' },
        { title: 'Services', href: '#services' },
        { title: 'Past Presidents', href: '#past-presidents' },
      ],
    })
  })

  it.each<[string, number, Record<string, unknown>]>([
    [
      'HOME-063 biographies in groups',
      2,
      {
        blockType: 'contactRows',
        isLarge: true,
        intro: '<p>Six people.</p>',
        grouping: [{ items: [{ person: { name: 'ada Reyes' } }] }],
      },
    ],
    ['HOME-064 with the slug of their title as id', 2, { title: 'Executive Leadership', id: 'executive-leadership' }],
    ['HOME-063 HOME-064 the second group', 3, { title: 'Services', id: 'services' }],
    ['HOME-065 past presidents', 4, { title: 'Past Presidents', isLarge: true }],
    ['HOME-066 resources', 5, { blockType: 'cardListing', title: 'To read', items: [{ title: 'Report' }] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('HOME-062 have no links to groups without any', async () => {
    const { sections } = await composed(leadership, {
      title: 'Leadership',
      directories: [{ persons: [person('ada')] }],
    })
    expect(sections.map(({ blockType }) => blockType)).toEqual(['hero', 'contactRows'])
  })
})

describe('contact and connect', async () => {
  const address = entryOf('address', 'a', { streetAddress1: '1 Ridge Drive' })
  const desk = entryOf('contact', 'c', { title: 'Desk' })
  const page = await composed(contact, {
    title: 'Contact',
    intro: '<p>Ask.</p>',
    contacts: { title: 'Write', grouping: [{ heading: 'Museum', items: [{ contact: desk, address }] }] },
    connect: {
      title: 'Stay in touch',
      subheading: 'Seldom',
      items: [{ iconGroup: { iconName: 'mail' }, links: [link], text: '<p>On Thursdays.</p>' }],
    },
    moreWaysToConnect: { title: 'More ways', items: [{ title: 'Volunteer', text: '<p>Come.</p>', url: '/volunteer' }] },
  })

  it('HOME-067 stands at its address', () => {
    expect(page.entry).toMatchObject({ contentType: 'page_contact_connect', path: '/about/contact' })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['HOME-068 intro', 0, { blockType: 'hero', intro: '<p>Ask.</p>' }],
    ['HOME-069 contacts', 1, { blockType: 'contactRows', title: 'Write', grouping: [{ heading: 'Museum' }] }],
    [
      'HOME-071 connect',
      2,
      {
        blockType: 'titledCards',
        title: 'Stay in touch',
        subheading: 'Seldom',
        items: [{ icon: 'mail', links: [link], content: '<p>On Thursdays.</p>' }],
      },
    ],
    [
      'HOME-072 more ways to connect',
      3,
      { title: 'More ways', items: [{ title: 'Volunteer', excerpt: '<p>Come.</p>', href: '/volunteer' }] },
    ],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('HOME-070 HOME-073 shows the address of each contact, and has the anchor #museum', () => {
    const { blockType: _, ...fields } = page.sections[1] as { blockType: string }
    const main = shown(contactRows, fields)
    expect(main.querySelector('#museum address')?.textContent).toBe('1 Ridge Drive')
  })
})

describe('the contacts for joining and giving', async () => {
  const page = await composed(
    joinContact,
    {
      title: 'Contacts',
      intro: '<p>Ask.</p>',
      contacts: { grouping: [{ heading: 'Gifts', items: [{ person: person('ada') }] }] },
    },
    around,
  )

  it('HOME-090 stand at their address', () => {
    expect(page.entry).toMatchObject({
      contentType: 'page_join_give_contact',
      path: '/about/join-and-give/contact',
    })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['HOME-091 hero', 0, { blockType: 'hero', title: 'Contacts', intro: '<p>Ask.</p>' }],
    [
      'HOME-092 the menu in the page',
      1,
      { blockType: 'sectionNavigation', navigation: { name: 'join-and-give', title: 'Join and Give' } },
    ],
    ['HOME-093 rows by heading', 2, { blockType: 'contactRows', anchors: true, grouping: [{ heading: 'Gifts' }] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })
})
