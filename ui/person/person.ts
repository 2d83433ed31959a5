import { type Image, isIncluded, type Link, type Reference } from '#engine'

/** An author or a person, as far as either is shown. */
export interface PersonEntry {
  displayName?: string
  givenName?: string
  familyName?: string
  jobTitle?: string
  jobDescription?: string
  intro?: string
  bio?: string
  bios?: { type?: string; text: string }[]
  image?: Image
  email?: string
  telNumber?: string
  externalLinks?: Link[]
  affiliation?: Reference<OrganizationEntry>
  worksFor?: Reference<OrganizationEntry>
}

/** An organization or a department, as far as it is named. */
export interface OrganizationEntry {
  displayName?: string
  name?: string
  url?: string
  email?: string
  telephone?: string
  partOf?: Reference<OrganizationEntry>
  address?: Reference<AddressEntry>
}

export interface AddressEntry {
  streetAddress1?: string
  streetAddress2?: string
  locality?: string
  region?: string
  postalCode?: string
  country?: string
}

/** A person's given and family name, an author's display name, else the entry's title. */
export function personName(person: PersonEntry & { title?: string }): string {
  const { givenName, familyName, displayName, title } = person
  return givenName && familyName ? `${givenName} ${familyName}` : (displayName ?? title ?? '')
}

/** What is told of a person: an author's biography, else the first of a person's. */
export const biographyOf = ({ bio, bios, intro }: PersonEntry): string | undefined => bio ?? bios?.[0]?.text ?? intro

/** `{title}, {title of what it is part of}`; a department by its own name. */
export function organizationName(organization: Reference<OrganizationEntry> | undefined): string | undefined {
  if (!isIncluded(organization)) return undefined
  const own = organization.displayName ?? organization.name ?? organization.title
  return isIncluded(organization.partOf) ? `${own}, ${organization.partOf.title}` : own
}

/** An address in lines as it stands on a letter. */
export function addressLines(address: Reference<AddressEntry> | undefined): string[] {
  if (!isIncluded(address)) return []
  const { streetAddress1, streetAddress2, locality, region, postalCode, country } = address
  const place = [locality, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [streetAddress1, streetAddress2, place, country].filter((line): line is string => Boolean(line))
}
