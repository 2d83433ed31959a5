import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { partners, partnersIncludes, partnersSection } from '#blocks/partners-sponsors/fields.ts'
import partnersSponsors from '#blocks/partners-sponsors/index.tsx'
import { defineContentType, definePlugin, image, type Section, text, url } from '#engine'
import { assemble } from '#engine/assemble/assemble.ts'
import { contentOf, to } from '../content/content-of.ts'
import { linksOf, shown, texts } from './shown.tsx'

const type = (name: string, shape: z.ZodRawShape) => defineContentType({ name, label: name, schema: z.object(shape) })
const exhibition = defineContentType({
  name: 'exhibition',
  label: 'Exhibition',
  schema: z.object({ partnersSponsors: partners() }),
})
const area = definePlugin({
  name: 'area',
  contentTypes: [
    exhibition,
    type('organization', { url: url(), logo: image() }),
    type('image', { alt: text(), iiif: text() }),
  ],
})
const logo = { uid: 'logo', iiif: { id: 'orchard' }, width: 800, height: 300 }
const organization = (title: string, more: object = {}) => ({ uid: title, contentType: 'organization', title, ...more })
const tiersOf = (...items: object[]) => ({ tiers: [{ groups: [{ featured: false, items }] }] })
const item = (title: string, more: object = {}) => ({ organization: organization(title, more) as never })
const body = (value: object, options?: object) =>
  shown(partnersSponsors, partnersSection(value as never, options) as Section)

describe('partners and sponsors', () => {
  it('BLK-069 are read as tiers with heading, subheading and groups of organisations', () => {
    const tier = {
      tier_heading: 'Lead',
      tier_subheading: 'For five years',
      groups: [
        { featured: true, items: [{ organization: to('organization', 'orchard') }] },
        { items: [{ organization: to('organization', 'gone') }] },
      ],
    }
    const { entryOf, issues } = contentOf(
      [area],
      [{ uid: 'e', _content_type_uid: 'exhibition', partners_sponsors: { tiers: [tier] } }],
    )
    expect(issues.e).toEqual([])
    expect(entryOf('e')?.partnersSponsors).toEqual({
      tiers: [
        {
          tierHeading: 'Lead',
          tierSubheading: 'For five years',
          groups: [
            { featured: true, items: [{ organization: { uid: 'orchard', contentType: 'organization' } }] },
            { featured: false, items: [{ organization: { uid: 'gone', contentType: 'organization' } }] },
          ],
        },
      ],
    })
  })

  it('BLK-069 include organisations and their logos', () => {
    const page = {
      name: 'exhibition',
      type: exhibition,
      route: '/e/:slug',
      include: partnersIncludes('partners_sponsors'),
      compose: () => [],
    }
    const definition = definePlugin({ ...area, pages: [page as never] })
    const found = { plugins: [{ file: 'plugins/area/index.ts', definition }], blocks: [], problems: [] }
    expect(() => assemble(found, { brand: 'ellery', journal: 'j' })).not.toThrow()
  })

  it('BLK-069 are shown by tier, with heading and subheading', () => {
    const value = {
      tiers: [
        {
          tierHeading: 'Lead',
          tierSubheading: 'For five years',
          groups: [{ featured: true, items: [item('Orchard', { logo })] }],
        },
        { groups: [{ featured: false, items: [item('Harbor')] }] },
      ],
    }
    const shownBody = body(value, { title: 'Made possible by' })
    expect(texts(shownBody, 'h2, h3, .tier-head p')).toEqual(['Made possible by', 'Lead', 'For five years'])
    expect(shownBody.querySelector('img')?.alt).toBe('Orchard')
    expect(texts(shownBody, 'li')).toEqual(['', 'Harbor'])
  })

  it.each([
    ['https://orchard.example.org', ['Orchard → https://orchard.example.org']],
    ['http://orchard.example.org', ['Orchard → http://orchard.example.org']],
    ['/about/orchard', []],
    ['mailto:orchard@example.org', []],
    [undefined, []],
  ])('BLK-070 an organisation at %s leads to %j', (address, links) => {
    expect(linksOf(body(tiersOf(item('Orchard', { url: address }))))).toEqual(links)
  })

  it.each([
    ['BLK-071', true, 1280],
    ['BLK-072', false, 640],
  ])('%s a logo that is featured: %s is offered up to %i pixels wide', (_row, featured, widest) => {
    const picture = { ...logo, width: 4000, height: 1500 }
    const value = { tiers: [{ groups: [{ featured, items: [item('Orchard', { logo: picture })] }] }] }
    expect(body(value).querySelector('img')?.srcset).toMatch(new RegExp(`${widest}w$`))
    expect(body(value).querySelector('ul')?.hasAttribute('data-featured')).toBe(featured)
  })

  it('BLK-069 whom nobody found is not thanked, and a tier of nobody is no tier', () => {
    const missing = { organization: { uid: 'gone', contentType: 'organization' } as never }
    expect(partnersSection(tiersOf(missing) as never)).toBeUndefined()
    expect(partnersSection(undefined)).toBeUndefined()
    expect(partnersSponsors.isEmpty?.(partnersSponsors.schema.parse({ title: 'Made possible by' }))).toBe(true)
    expect(texts(body(tiersOf(missing, item('Harbor'))), 'li')).toEqual(['Harbor'])
  })
})
