import { type EntryHead, listed } from 'atrium'

/** An organization or a department, as far as it is named. */
export interface NamedOrganization extends Pick<EntryHead, 'name'>, Partial<Pick<EntryHead, 'contentType' | 'url'>> {
  partOf?: Pick<EntryHead, 'name'>
}

/** The name of an organization and that of what it is part of, each with its entry. */
export const organizationParts = (organization: NamedOrganization | undefined) =>
  [organization, organization?.partOf].map((of) => ({ words: of?.name, of }))

/** `{name}, {name of what it is part of}`. */
export const organizationName = (organization: NamedOrganization | undefined): string | undefined =>
  organization && listed(organizationParts(organization).map(({ words }) => words))

/** The website of an organization; a department has none of its own. */
export const websiteOf = (organization: NamedOrganization | undefined): string | undefined =>
  organization?.contentType === 'organization' ? organization.url : undefined
