import { f, section } from 'atrium'
import authorInformation from 'atrium/blocks/author-information/index.tsx'
import biography from 'atrium/blocks/biography/index.tsx'
import contactRows from 'atrium/blocks/contact-rows/index.tsx'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import linkRows from 'atrium/blocks/link-rows/index.tsx'
import { definePage } from 'atrium/model/page.ts'
import address from 'atrium/model/person/types/address.ts'
import contact from 'atrium/model/person/types/contact.ts'
import department from 'atrium/model/person/types/department.ts'
import organization from 'atrium/model/person/types/organization.ts'
import person from 'atrium/model/person/types/person.ts'
import { to } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { shownPage } from 'atrium/ui/testing/story.tsx'
import { describe, expect, it } from 'vitest'

const trust = loaded(organization, 'trust', 'Ellery Trust', {})
const museum = loaded(organization, 'museum', 'Ellery Museum', { partOf: trust })
const ada = loaded(person, 'ada', 'Okafor, A.', {
  givenName: 'Ada',
  familyName: 'Okafor',
  jobTitle: 'Press officer',
  telNumber: '+1 310 555 0112',
  email: 'aokafor@ellery.example',
  worksFor: museum,
})
const hill = loaded(address, 'hill', 'Ellery Center', {
  streetAddress1: '1 Ridge Drive',
  locality: 'Los Angeles',
  region: 'CA',
  postalCode: '90049',
})
const desk = loaded(contact, 'desk', 'Press desk', {
  subtitle: 'Nine to five',
  areaServed: 'Everything in print',
  phoneLabel: 'Desk',
  phoneNumber: '+44 20 7946 0018',
  faxNumber: '3105550111',
  email: 'press@ellery.example',
  excerpt: '<p>Call before you write.</p>',
  person: ada,
  address: hill,
  link: { title: 'Pictures', href: 'https://press.example.org' },
})

describe('a biography', () => {
  const whole = shown(biography, {
    heading: 'Bio',
    text: '<p>She mends pots.</p>',
    affiliation: 'Ellery Conservation Institute',
    jobTitle: 'Objects conservator',
    jobDescription: '<p>Ceramics and glass.</p>',
    telephone: '3105550142',
    links: [
      { title: 'Workshop notes', href: 'https://notes.example.org/' },
      { title: 'Email', href: 'mailto:mquill@ellery.example' },
    ],
  })

  it('NEWS-062 is headed by its heading', () => {
    expect(texts(whole, 'h2')).toEqual(['Bio'])
  })

  it('NEWS-063 NEWS-064 says job and affiliation', () => {
    expect(texts(whole, 'strong')).toEqual(['Objects conservator'])
    expect(whole.textContent).toContain('Ellery Conservation Institute')
    expect(whole.textContent).toContain('Ceramics and glass.')
  })

  it('NEWS-065 NEWS-066 SITE-067 has the telephone, external links and an Email link', () => {
    expect(linksOf(whole)).toEqual([
      '(310) 555 0142 → tel:+13105550142',
      'Workshop notes → https://notes.example.org/',
      'Email → mailto:mquill@ellery.example',
    ])
    expect(whole.querySelectorAll('a[rel=external]')).toHaveLength(1)
  })

  it('NEWS-062 is not there when nothing is known', () => {
    expect(biography.isEmpty?.({ heading: 'Bio', links: [] })).toBe(true)
    expect(biography.isEmpty?.({ heading: 'Bio', jobTitle: 'Conservator', links: [] })).toBe(false)
  })
})

describe('contacts', () => {
  const rows = shown(contactRows, {
    title: 'Press contacts',
    intro: '<p>Staffed on weekdays.</p>',
    grouping: [
      { heading: 'News', items: [{ contact: desk }, { person: ada, address: hill }] },
      { heading: 'Nobody', items: [] },
      { heading: 'Villa', items: [{ organization: museum }] },
    ],
  })

  it('PPL-004 PPL-005 stand in groups under their headings; a group of nobody is left out', () => {
    expect(texts(rows, 'h2')).toEqual(['Press contacts'])
    expect(texts(rows, 'h3')).toEqual(['News', 'Villa'])
    expect(texts(rows, 'h4')).toEqual(['Press desk', 'Ada Okafor', 'Ellery Museum, Ellery Trust'])
  })

  it('PPL-013 SITE-067 SITE-068 say what a contact is for and all ways to reach it', () => {
    const card = rows.querySelector('article') as Element
    expect(texts(card, 'p')).toEqual([
      'Nine to five',
      'Ada Okafor, Press officer',
      'Ellery Museum, Ellery Trust',
      'Everything in print',
      'Call before you write.',
      'Desk +44 20 7946 0018',
      'Fax (310) 555 0111',
      'press@ellery.example',
    ])
    expect(texts(card, 'address span')).toEqual(['1 Ridge Drive', 'Los Angeles, CA 90049'])
    expect(linksOf(card)).toContain('Pictures → https://press.example.org')
  })

  it('PPL-008 PPL-009 say a person’s full name, job, employer and ways', () => {
    const card = rows.querySelectorAll('article')[1] as Element
    expect(texts(card, 'p')).toEqual([
      'Press officer',
      'Ellery Museum, Ellery Trust',
      '(310) 555 0112',
      'aokafor@ellery.example',
    ])
  })

  it('PPL-011 lead to the website of an organization wherever it is named', () => {
    const guild = loaded(organization, 'guild', 'Letterpress Guild', { url: 'https://guild.example.org' })
    const grouping = [
      {
        items: [{ organization: guild }, { person: ada, organization: guild }, { person: { ...ada, worksFor: guild } }],
      },
    ]
    const house = 'Letterpress Guild → https://guild.example.org'
    const cards = [...shown(contactRows, { grouping }).querySelectorAll('article')]
    expect(cards.map((card) => linksOf(card).filter((link) => link.startsWith('Letterpress')))).toEqual([
      [house],
      [house],
      [house],
    ])
  })

  it('PPL-011 name no website of a department: its address is that of a page that may not be there', () => {
    const office = loaded(department, 'office', 'Paintings', { fullPath: '/museum/paintings' })
    expect(linksOf(shown(contactRows, { grouping: [{ items: [{ person: ada, worksFor: office }] }] }))).not.toContain(
      'Paintings → /museum/paintings',
    )
  })

  it('PPL-004 PPL-010 are large where more is told: a portrait and what is told of the person', () => {
    const image = { iiif: { id: 'ada' }, alt: 'Portrait of Ada Okafor', width: 3600, height: 4500 }
    const told = { ...ada, image, bios: [{ text: '<p>She calls back.</p>' }, { text: '<p>Never shown.</p>' }] }
    const grouping = [{ items: [{ person: told }, { person: { ...ada, jobDescription: '<p>Answers.</p>' } }] }]
    const large = shown(contactRows, { grouping, isLarge: true })
    expect(large.querySelectorAll('img')).toHaveLength(1)
    expect(texts(large, '.contact-bio')).toEqual(['She calls back.', 'Answers.'])
    const small = shown(contactRows, { grouping })
    expect(small.querySelector('img, .contact-bio')).toBeNull()
  })

  it('show no empty line for a person who is gone', async () => {
    const page = definePage({
      type: 'page_desk',
      label: 'Desk',
      route: '/desk',
      modules: { people: staff() },
      compose: ({ parts }) => [parts.people],
    })
    const bare = { uid: 'bare', _content_type_uid: 'contact', title: 'Press desk', person: to('person', 'gone') }
    const fields = { people: { groups: [{ items: [{ contact: to('contact', 'bare') }] }] } }
    const { main } = await shownPage(page, fields, { blocks: [contactRows], entries: [bare] })
    expect(texts(main, 'h2')).toEqual(['Press desk'])
    expect(texts(main, 'p')).toEqual([])
  })

  it('are not there without anybody or words', () => {
    expect(contactRows.isEmpty?.({ heading: 'Contacts', grouping: [{ heading: 'x', items: [] }] })).toBe(true)
    expect(contactRows.isEmpty?.({ title: 'Contacts', grouping: [] })).toBe(false)
  })
})

describe('rows of links', () => {
  const rows = shown(linkRows, {
    heading: 'Resources for Journalists',
    items: [
      { title: 'Press Contacts', contacts: [desk] },
      { title: 'Press Materials', links: [{ title: 'Kit', href: '/kit' }], footer: '<p>For this exhibition only.</p>' },
      { title: 'Related Information', cards: [{ title: 'The kiln', href: '/news/kiln' }] },
    ],
  })

  it('NEWS-037 NEWS-038 NEWS-039 NEWS-040 are labelled, in order', () => {
    expect(texts(rows, 'h2')).toEqual(['Resources for Journalists'])
    expect(texts(rows, 'h3')).toEqual(['Press Contacts', 'Press Materials', 'Related Information'])
    expect(texts(rows, 'h4')).toEqual(['Press desk', 'The kiln'])
  })

  it('NEWS-041 say what stands below the links of a row', () => {
    const [, materials] = rows.querySelectorAll('section section')
    expect(texts(materials as Element, 'a, p')).toEqual(['Kit', 'For this exhibition only.'])
  })
})

describe('author information', () => {
  const quill = loaded('author', 'quill', 'Quill', {
    name: 'Mara Quill',
    path: '/author/mara-quill',
    jobTitle: 'Conservator',
    affiliation: museum,
    bio: '<p>Mends.</p>',
  })

  it('NEWS-032 names each author, with page, job and biography', () => {
    const shownSection = shown(authorInformation, { heading: 'Author Information', items: [quill, ada] })
    expect(texts(shownSection, 'h2')).toEqual(['Author Information'])
    expect(texts(shownSection, 'h3')).toEqual(['Mara Quill', 'Ada Okafor'])
    expect(linksOf(shownSection)).toEqual(['Mara Quill → /author/mara-quill'])
    const elsewhere = { ...quill, path: null, url: 'https://people.example.org/mara' }
    expect(linksOf(shown(authorInformation, { heading: 'Author Information', items: [elsewhere] }))).toEqual([
      'Mara Quill → https://people.example.org/mara',
    ])
    expect(texts(shownSection, 'article:first-of-type p')[0]).toBe('Conservator, Ellery Museum, Ellery Trust')
  })

  it('NEWS-032 leaves out who was not found, and is not there where nobody was', async () => {
    const page = definePage({
      type: 'page_book',
      label: 'Book',
      route: '/book',
      fields: { authors: f.references(person) },
      compose: ({ entry: { authors } }) => [section('authorInformation', { heading: 'Authors', items: authors })],
    })
    const known = { uid: 'ada', _content_type_uid: 'person', given_name: 'Ada', family_name: 'Okafor' }
    const shownBy = async (...uids: string[]) => {
      const around = { blocks: [authorInformation], entries: [known] }
      const { main } = await shownPage(page, { authors: to('person', ...uids) }, around)
      return texts(main, 'h2, h3')
    }
    expect(await shownBy('gone', 'ada')).toEqual(['Authors', 'Ada Okafor'])
    expect(await shownBy('gone')).toEqual([])
  })
})

describe('contacts of one house', () => {
  const desks = ['Press', 'Loans', 'Library'].map((name) => ({
    contact: loaded(contact, name, name, { email: `${name}@ellery.example`, address: hill }),
  }))
  const villa = loaded(address, 'villa', 'Ellery Villa', { streetAddress1: '17 Shore Road', locality: 'Los Angeles' })
  const gate = { contact: loaded(contact, 'gate', 'Gate', { address: villa }) }

  it('say their address once, and another one where it is', () => {
    const text = shown(contactRows, { grouping: [{ items: desks }, { items: [gate] }] }).textContent ?? ''
    expect(text.match(/1 Ridge Drive/g)).toHaveLength(1)
    expect(text).toContain('By post')
    expect(text).toMatch(/Gate.*17 Shore Road/)
  })

  it('each say their own where hardly any share one', () => {
    const text = shown(contactRows, { grouping: [{ items: [...desks.slice(0, 2), gate] }] }).textContent ?? ''
    expect(text.match(/1 Ridge Drive/g)).toHaveLength(2)
    expect(text).not.toContain('By post')
  })

  it('show portraits where half of a group have one, not one here and there', () => {
    const portrait = { uid: 'p', contentType: 'image', alt: 'Ada', iiif: { id: 'p' }, width: 900, height: 900 }
    const pictured = { person: { ...ada, image: portrait } }
    const pictures = (items: object[]) =>
      shown(contactRows, { isLarge: true, grouping: [{ items }] }).querySelectorAll('img').length
    expect(pictures([pictured, { person: { ...pictured.person, uid: 'b' } }])).toBe(2)
    const others = ['b', 'c'].map((uid) => ({ person: { ...ada, uid } }))
    expect(pictures([pictured, ...others])).toBe(0)
  })
})
