import type { ModelOf } from 'atrium'
import { contentOf, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'
import { organizationName } from './organization-name.ts'
import address from './types/address.ts'
import contact from './types/contact.ts'
import department from './types/department.ts'
import organization from './types/organization.ts'
import person from './types/person.ts'

const types = [address, contact, department, organization, person]
const people = (...entries: WireEntry[]) => contentOf({ types, entries })
const trust = { uid: 'trust', _content_type_uid: 'organization', title: 'Ellery Trust' }
const villa = {
  uid: 'villa',
  _content_type_uid: 'address',
  title: 'Ellery Villa',
  street_address1: '17 Shore Road',
  street_address2: 'Gate 2',
  locality: 'Los Angeles',
  region: 'CA',
  postal_code: '90272',
  country: 'USA',
}
const museum = {
  uid: 'museum',
  _content_type_uid: 'organization',
  title: 'Ellery Museum',
  url: 'https://museum.example.org',
  email: 'museum@ellery.example',
  telephone: '+1 310 555 0150',
  address: to('address', 'villa'),
  part_of: to('organization', 'trust'),
}
const director = {
  uid: 'director',
  _content_type_uid: 'person',
  title: 'Oyelaran, B.',
  given_name: 'Beatrice',
  family_name: 'Oyelaran',
  job_title: 'Director, Ellery Museum',
  job_description: '<p>Leads the museum.</p>',
  email: 'boyelaran@ellery.example',
  tel_number: '+1 310 555 0102',
  bios: [{ type: 'short', text: '<p>A historian of textiles.</p>' }, { type: 'long' }],
  external_links: [{ text: 'Notes', url: 'https://notes.example.org' }],
  works_for: to('organization', 'museum'),
}

const all = () => people(trust, villa, museum, director)

describe('a person', () => {
  it('PPL-008 has biographies, addresses, links, job and employer', () => {
    const { entryOf, issues } = all()
    expect(entryOf('director')).toMatchObject({
      givenName: 'Beatrice',
      familyName: 'Oyelaran',
      jobTitle: 'Director, Ellery Museum',
      jobDescription: '<p>Leads the museum.</p>',
      email: 'boyelaran@ellery.example',
      telNumber: '+1 310 555 0102',
      externalLinks: [{ title: 'Notes', href: 'https://notes.example.org' }],
      worksFor: { uid: 'museum', contentType: 'organization' },
    })
    expect(issues.director).toEqual(['bios[1].text'])
  })

  it('PPL-009 is called by given and family name, on cards too', async () => {
    const { entryOf, cardOf } = all()
    expect(entryOf('director')?.fullName).toBe('Beatrice Oyelaran')
    expect(await cardOf('director')).toMatchObject({ title: 'Beatrice Oyelaran', meta: 'Director, Ellery Museum' })
  })

  it('PPL-009 is not loaded without either name', () => {
    const { entryOf, issues } = people({ ...director, family_name: '' })
    expect(entryOf('director')).toBeUndefined()
    expect(issues.director).toContain('family_name')
  })

  it('PPL-010 keeps biographies in order, each with type and text; the first is shown', async () => {
    const bios = [
      { type: 'short', text: '<p>Short.</p>' },
      { type: 'long', text: '<p>Long.</p>' },
    ]
    const { entryOf, cardOf } = people({ ...director, bios })
    expect(entryOf('director')?.bios).toEqual(bios)
    expect((await cardOf('director'))?.excerpt).toBe('<p>Short.</p>')
  })
})

describe('organizations and departments', () => {
  it('PPL-011 an organization has address, addresses and what it is part of, and is named with it', async () => {
    const { content, entryOf } = all()
    expect(entryOf('museum')).toMatchObject({
      title: 'Ellery Museum',
      url: 'https://museum.example.org',
      email: 'museum@ellery.example',
      telephone: '+1 310 555 0150',
      address: { uid: 'villa' },
      partOf: { uid: 'trust' },
    })
    const entry = await content.entry<ModelOf<typeof organization>>('museum')
    expect(organizationName(entry ?? undefined)).toBe('Ellery Museum, Ellery Trust')
    expect(addressLines(entry?.address)).toEqual(['17 Shore Road', 'Gate 2', 'Los Angeles, CA 90272', 'USA'])
  })

  it('PPL-011 the card of an organization leads to its own site, and to nothing else', async () => {
    const { cardOf } = people(museum, { ...museum, uid: 'inner', url: '/museum' })
    expect((await cardOf('museum'))?.href).toBe('https://museum.example.org')
    expect((await cardOf('inner'))?.href).toBeUndefined()
  })

  it.each([
    [{ full_path: '/museum/paintings' }, { name: 'Paintings dept.', slug: '/paintings', url: '/museum/paintings' }],
    [
      { full_path: '/museum/paintings', name: 'Paintings', slug: '/pictures', url: '/p' },
      { name: 'Paintings', slug: '/pictures', url: '/p' },
    ],
  ])('a department %j is filled up from title and path', async (fields, expected) => {
    const { entryOf, cardOf } = people({
      uid: 'd',
      _content_type_uid: 'department',
      title: 'Paintings dept.',
      ...fields,
    })
    expect(entryOf('d')).toMatchObject(expected)
    expect((await cardOf('d'))?.title).toBe(expected.name)
  })
})

describe('addresses and contacts', () => {
  it('PPL-012 an address has seven parts', () => {
    expect(all().entryOf('villa')).toMatchObject({
      title: 'Ellery Villa',
      streetAddress1: '17 Shore Road',
      streetAddress2: 'Gate 2',
      locality: 'Los Angeles',
      region: 'CA',
      postalCode: '90272',
      country: 'USA',
    })
  })

  it('PPL-012 reads the other spelling of its street', () => {
    const { entryOf } = people({ uid: 'a', _content_type_uid: 'address', street_address_1: '17 Shore Road' })
    expect(entryOf('a')?.streetAddress1).toBe('17 Shore Road')
  })

  it('PPL-013 a contact has texts, numbers, a link, an address and a person with name and job', async () => {
    const desk = {
      uid: 'desk',
      _content_type_uid: 'contact',
      title: 'Rights and reproductions',
      subtitle: 'Books',
      excerpt: '<p>Free.</p>',
      person: to('person', 'director'),
      area_served: 'Publishers',
      email: 'imagerights@ellery.example',
      phone_label: 'Image desk',
      phone_number: '+1 310 555 0118',
      fax_label: 'Fax',
      fax_number: '+1 310 555 0119',
      link: { title: 'Request', href: '/museum/image-request' },
      address: to('address', 'villa'),
    }
    const { content } = people(villa, museum, director, desk)
    expect(await content.entry('desk')).toMatchObject({
      title: 'Rights and reproductions',
      subtitle: 'Books',
      excerpt: '<p>Free.</p>',
      areaServed: 'Publishers',
      email: 'imagerights@ellery.example',
      phoneLabel: 'Image desk',
      phoneNumber: '+1 310 555 0118',
      faxLabel: 'Fax',
      faxNumber: '+1 310 555 0119',
      link: { title: 'Request', href: '/museum/image-request' },
      person: { fullName: 'Beatrice Oyelaran', jobTitle: 'Director, Ellery Museum' },
      address: { locality: 'Los Angeles' },
    })
  })
})
