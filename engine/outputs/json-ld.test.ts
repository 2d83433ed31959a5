import { describe, expect, it } from 'vitest'
import { f, type JsonLdNode } from '#engine'
import { composed } from '#engine/testing'
import { definePage } from '#engine/testing/plain-page.ts'
import type { NodeFields } from '../contract/page/page.ts'

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

  it('may have further nodes, which stand as they are', async () => {
    const nodes = await nodesOf(() => [{ '@type': 'Event' }, { '@type': 'Offer', price: 0, seller: undefined }])
    expect(nodes).toHaveLength(2)
    expect(nodes[1]).toStrictEqual({ '@type': 'Offer', price: 0 })
  })
})
