import type { ModelOf, Section } from 'atrium'
import { loaded } from 'atrium/blocks/example-entry.ts'
import partnersSponsors from 'atrium/blocks/partners-sponsors/index.tsx'
import { partners } from 'atrium/blocks/partners-sponsors/module.ts'
import image from 'atrium/model/media/types/image.ts'
import { definePage } from 'atrium/model/page.ts'
import organization from 'atrium/model/person/types/organization.ts'
import { composed, contentOf, to } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'

const page = definePage({
  type: 'page_exhibition',
  label: 'Exhibition',
  route: '/exhibition',
  modules: { partnersSponsors: partners({ title: 'Made possible by' }) },
})
type Tiers = NonNullable<Parameters<typeof partners.section>[0]>

const wire = (...tiers: object[]) => ({
  ...{ uid: 'e', _content_type_uid: 'page_exhibition', title: 'e' },
  partners_sponsors: { tiers },
})
const logo = loaded(image, 'logo', 'Orchard', { iiif: { id: 'orchard' }, width: 800, height: 300 })
type Fields = Partial<Pick<ModelOf<typeof organization>, 'url' | 'logo'>>
const item = (title: string, more: Fields = {}) => ({ organization: loaded(organization, title, title, more) })
const tiersOf = (...items: Tiers['tiers'][number]['groups'][number]['items']): Tiers => ({
  tiers: [{ groups: [{ featured: false, items }] }],
})
const body = (value: Tiers, options?: Parameters<typeof partners.section>[1]) =>
  shown(partnersSponsors, partners.section(value, options) as Section)

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
    const { entryOf, issues } = contentOf({ types: [page], entries: [wire(tier)] })
    expect(issues.e ?? []).toEqual([])
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

  it('BLK-069 include organisations and their logos', async () => {
    const orchard = { uid: 'orchard', _content_type_uid: 'organization', title: 'Orchard', logo: to('image', 'logo') }
    const { of } = await composed(
      page,
      wire({ groups: [{ items: [{ organization: to('organization', 'orchard') }] }] }),
      {
        entries: [orchard, { uid: 'logo', _content_type_uid: 'image', iiif: { id: 'orchard' } }],
      },
    )
    expect(of('partnersSponsors')).toMatchObject([
      {
        title: 'Made possible by',
        tiers: [{ groups: [{ items: [{ title: 'Orchard', logo: { iiif: { id: 'orchard' } } }] }] }],
      },
    ])
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
    ['BLK-071', true, 1100],
    ['BLK-072', false, 540],
  ])('%s a logo that is featured: %s is offered up to %i pixels wide', (_row, featured, widest) => {
    const picture = { ...logo, width: 4000, height: 1500 }
    const value = { tiers: [{ groups: [{ featured, items: [item('Orchard', { logo: picture })] }] }] }
    expect(body(value).querySelector('img')?.srcset).toMatch(new RegExp(`${widest}w$`))
    expect(body(value).querySelector('ul')?.hasAttribute('data-featured')).toBe(featured)
  })

  it('BLK-069 whom nobody found is not thanked, and a tier of nobody is no tier', async () => {
    const nobody = { organization: to('organization', 'gone') }
    const shownOf = async (...items: object[]) => {
      const entries = [{ uid: 'harbor', _content_type_uid: 'organization', title: 'Harbor' }]
      const { of } = await composed(page, wire({ groups: [{ items }] }), { types: [organization], entries })
      const [section] = of('partnersSponsors')
      return section && texts(shown(partnersSponsors, section), 'li')
    }
    expect(await shownOf(nobody)).toBeUndefined()
    expect(await shownOf(nobody, { organization: to('organization', 'harbor') })).toEqual(['Harbor'])
    expect(partners.section(undefined)).toBeUndefined()
    expect(partnersSponsors.isEmpty?.(partnersSponsors.schema.parse({ title: 'Made possible by' }))).toBe(true)
  })
})
