import { f } from 'atrium'
import { bareInstitution, composed } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import type { JsonLdNode } from '#engine/contract/page/json-ld.ts'
import { definePage } from '#engine/testing/plain-page.ts'
import type { NodeFields } from '../../contract/page/page.ts'
import type { Institution } from '../../contract/site/institution.ts'
import { headOf } from '../head.ts'
import { jsonLdGraph } from './graph.ts'

const SITE = 'https://www.ellery.example'
const image = { uid: 'i', contentType: 'image', iiif: { id: 'kiln' }, width: 3200, height: 1800, alt: 'A kiln' }
const entry = { title: 'The Kiln', intro: '<p>On firing.</p>', thumbnail: image, url: '/kiln' }

async function nodesOf(jsonLd?: () => NodeFields | readonly NodeFields[]): Promise<readonly JsonLdNode[]> {
  const fields = { thumbnail: f.image() }
  const page = definePage({ type: 'story', label: 'Story', route: '/stories/:slug', fields, jsonLd })
  return (await composed(page, entry)).jsonLd
}

describe('the structured data of a page', () => {
  it('SITE-038 is a WebPage where it says nothing', async () => {
    expect(await nodesOf()).toMatchObject([
      {
        '@type': 'WebPage',
        '@id': `${SITE}/stories/kiln#webpage`,
        name: 'The Kiln',
        description: 'On firing.',
        inLanguage: 'en-US',
        isPartOf: { '@id': `${SITE}/#website` },
        breadcrumb: { '@id': `${SITE}/stories/kiln#breadcrumbs` },
      },
    ])
  })

  it('has a node of its own type with what the engine knows, and what it adds', async () => {
    expect(await nodesOf(() => ({ '@type': 'Event', location: 'Center' }))).toEqual([
      {
        '@type': 'Event',
        '@id': `${SITE}/stories/kiln#event`,
        url: `${SITE}/stories/kiln`,
        mainEntityOfPage: `${SITE}/stories/kiln`,
        name: 'The Kiln',
        description: 'On firing.',
        image: expect.stringMatching(/^https:\/\/www\.ellery\.example\/.*kiln/),
        location: 'Center',
      },
    ])
  })

  it('says what it says instead, and drops what it sets to undefined', async () => {
    const [node] = await nodesOf(() => ({
      '@type': 'Event',
      '@id': `${SITE}/#kiln`,
      name: 'Kiln',
      image: undefined,
      mainEntityOfPage: undefined,
      location: undefined,
    }))
    expect(node).toStrictEqual({
      '@type': 'Event',
      '@id': `${SITE}/#kiln`,
      url: `${SITE}/stories/kiln`,
      name: 'Kiln',
      description: 'On firing.',
    })
  })

  it('adds to the WebPage where it names no other type', async () => {
    const [node] = await nodesOf(() => ({ about: 'Clay', description: undefined }))
    expect(node).toMatchObject({ '@type': 'WebPage', about: 'Clay', name: 'The Kiln' })
    expect(node).not.toHaveProperty('description')
  })

  it('SITE-036 describes nothing twice: what comes again refers to it', async () => {
    const person = { '@type': 'Person', '@id': `${SITE}/author/mara#person`, name: 'Mara' }
    const nodes = await nodesOf(() => [
      { '@type': 'Event', performer: [person, person], author: { '@id': person['@id'] } },
      { '@type': 'Person', '@id': `${SITE}/author/ines#person`, knows: person },
      { '@type': 'Person', '@id': `${SITE}/author/ines#person`, name: 'Ines' },
    ])
    const reference = { '@id': person['@id'] }
    expect(nodes).toMatchObject([
      { performer: [person, reference], author: reference },
      { '@id': `${SITE}/author/ines#person`, knows: reference },
    ])
    expect(nodes).toHaveLength(2)
  })

  it('may have further nodes, which stay as they are', async () => {
    const nodes = await nodesOf(() => [{ '@type': 'Event' }, { '@type': 'Offer', price: 0, seller: undefined }])
    expect(nodes).toHaveLength(2)
    expect(nodes[1]).toStrictEqual({ '@type': 'Offer', price: 0 })
  })
})

describe('an institution that says no more than it must', () => {
  const source = { path: '/kiln', entry: { name: 'Kiln' }, own: {}, imageBase: '/images' }
  const graphOf = (told: Partial<Institution>) => {
    const institution = { ...bareInstitution, ...told }
    return jsonLdGraph({ institution, head: headOf({ ...source, institution }), breadcrumbs: [] })
  }

  it('SITE-040 SITE-041 is an organization of name and address alone, and claims no place, status or description', () => {
    expect(JSON.parse(JSON.stringify(graphOf({})))['@graph']).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://cups.example/#organization',
        name: 'House of Cups',
        url: 'https://cups.example/',
        logo: 'https://cups.example/icon-512.png',
      },
      expect.objectContaining({ '@type': 'WebSite', inLanguage: 'en-GB' }),
      expect.not.objectContaining({ description: expect.anything() }),
    ])
  })

  it('SITE-040 is the same as its profiles elsewhere', () => {
    const socialLinks = [{ title: 'Lookout', href: 'https://lookout.example/cups' }]
    expect(graphOf({ socialLinks })).toMatchObject({ '@graph': [{ sameAs: ['https://lookout.example/cups'] }, {}, {}] })
  })

  it('SITE-041 names the parts of an address that it tells', () => {
    const reached = { email: 'hello@cups.example', telephone: '+34 972 000 000' }
    expect(graphOf({ locality: 'Girona', ...reached })).toMatchObject({
      '@graph': [{ ...reached, address: { '@type': 'PostalAddress', addressLocality: 'Girona' } }, {}, {}],
    })
  })

  it('SITE-030 has neither description nor handle in its cards', () => {
    const { description, openGraph, twitter } = headOf({ ...source, institution: bareInstitution })
    expect([description, openGraph.description, twitter.description, twitter.site]).toEqual(Array(4).fill(undefined))
  })
})
