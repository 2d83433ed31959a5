import { defineModule, f, section } from 'atrium'
import organization from 'atrium/model/person/types/organization.ts'

interface PartnersOptions {
  /** Printed by the page type. */
  heading?: string
  /** Written by an editor elsewhere on the page. */
  title?: string
}

/** Those who made something possible, in tiers. Groups and tiers in which nobody was found are left out. */
export const partners = defineModule({
  label: 'Partners and sponsors',
  help: 'Those who made it possible, with their logos, in tiers.',
  fields: () => ({
    tiers: f.list(
      f.group({
        tierHeading: f.text({ label: 'Heading', help: 'What those named here did, like Lead support.' }),
        tierSubheading: f.text({ label: 'Subheading', help: 'One line below it.' }),
        groups: f.list(
          f.group({
            featured: f.bool({ help: 'Their logos are larger.' }),
            items: f.list(
              f.group({ organization: f.reference(organization, { help: 'Name and logo come from its own entry.' }) }),
              { label: 'Organizations', itemName: 'organization', help: 'In this order.' },
            ),
          }),
          { help: 'Logos of one size each; usually one group is enough.' },
        ),
      }),
      { itemName: 'tierHeading', help: 'Those who gave most come first.' },
    ),
  }),
  section(value, { heading, title }: PartnersOptions) {
    const tiers = value.tiers.map(({ tierHeading, tierSubheading, groups }) => ({
      heading: tierHeading,
      subheading: tierSubheading,
      groups: groups
        .map(({ featured, items }) => ({
          featured,
          items: items.flatMap(({ organization }) => organization ?? []),
        }))
        .filter(({ items }) => items.length > 0),
    }))
    const kept = tiers.filter(({ groups }) => groups.length > 0)
    return kept.length > 0 ? section('partnersSponsors', { heading, title, tiers: kept }) : undefined
  },
})
