import {
  bool,
  group,
  type Image,
  isIncluded,
  list,
  type Reference,
  reference,
  type Section,
  section,
  text,
} from '#engine'

/** An organisation, as far as it is thanked. */
interface OrganizationEntry {
  logo?: Image
}

/** Those who made something possible, in tiers, as editors fill them in. */
export const partners = () =>
  group({
    tiers: list(
      group({
        tierHeading: text(),
        tierSubheading: text(),
        groups: list(
          group({
            featured: bool(),
            items: list(group({ organization: reference<OrganizationEntry>('organization') })),
          }),
        ),
      }),
    ),
  })

/** Wire paths that a field of `partners()` needs. */
export const partnersIncludes = (field: string): string[] => [`${field}.tiers.groups.items.organization.logo`]

interface PartnersValue {
  tiers: readonly {
    tierHeading?: string
    tierSubheading?: string
    groups: readonly { featured: boolean; items: readonly { organization?: Reference<OrganizationEntry> }[] }[]
  }[]
}

/** The section that shows them; groups and tiers in which nobody was found are left out. */
export function partnersSection(
  value: PartnersValue | undefined,
  { heading, title }: { heading?: string; title?: string } = {},
): Section | undefined {
  const tiers = (value?.tiers ?? []).map(({ tierHeading, tierSubheading, groups }) => ({
    heading: tierHeading,
    subheading: tierSubheading,
    groups: groups
      .map(({ featured, items }) => ({ featured, items: items.flatMap(({ organization }) => shown(organization)) }))
      .filter(({ items }) => items.length > 0),
  }))
  const kept = tiers.filter(({ groups }) => groups.length > 0)
  return kept.length > 0 ? section('partnersSponsors', { heading, title, tiers: kept }) : undefined
}

/** Only an address outside is one that thanks lead to. */
function shown(organization: Reference<OrganizationEntry> | undefined) {
  if (!isIncluded(organization)) return []
  const { title, url, logo } = organization
  return [{ title, ...(url?.startsWith('http') && { url }), ...(logo && { logo }) }]
}
