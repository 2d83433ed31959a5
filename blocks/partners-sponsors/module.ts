import { defined, defineModule, type Entry, f, type Image, section } from '#engine'
import organization from '#model/person/types/organization.ts'

interface PartnersOptions {
  /** Printed by the page type. */
  heading?: string
  /** Written by an editor elsewhere on the page. */
  title?: string
}

/** Those who made something possible, in tiers. Groups and tiers in which nobody was found are left out. */
export const partners = defineModule({
  label: 'Partners and sponsors',
  fields: () => ({
    tiers: f.list(
      f.group({
        tierHeading: f.text(),
        tierSubheading: f.text(),
        groups: f.list(
          f.group({ featured: f.bool(), items: f.list(f.group({ organization: f.reference(organization) })) }),
        ),
      }),
    ),
  }),
  section(value, { heading, title }: PartnersOptions) {
    const tiers = value.tiers.map(({ tierHeading, tierSubheading, groups }) => ({
      heading: tierHeading,
      subheading: tierSubheading,
      groups: groups
        .map(({ featured, items }) => ({
          featured,
          items: items.flatMap(({ organization }) => shownPartner(organization)),
        }))
        .filter(({ items }) => items.length > 0),
    }))
    const kept = tiers.filter(({ groups }) => groups.length > 0)
    return kept.length > 0 ? section('partnersSponsors', { heading, title, tiers: kept }) : undefined
  },
})

/** A partner by name and logo; only an address outside is one that thanks lead to. */
export const shownPartner = (partner: Entry<{ logo?: Image }> | undefined) =>
  partner
    ? [
        defined({
          title: partner.title,
          url: partner.url?.startsWith('http') ? partner.url : undefined,
          logo: partner.logo,
        }),
      ]
    : []
