import { type EntryHead, listed } from 'atrium'

/** An organization or a department, as far as it is named. */
export interface NamedOrganization extends Pick<EntryHead, 'name'>, Partial<Pick<EntryHead, 'contentType' | 'url'>> {
  partOf?: Pick<EntryHead, 'name'>
}

/** `{name}, {name of what it is part of}`. */
export const organizationName = (organization: NamedOrganization | undefined): string | undefined =>
  organization && listed([organization.name, organization.partOf?.name])

/** The website of an organization; a department has none of its own. */
export const websiteOf = (organization: NamedOrganization | undefined): string | undefined =>
  organization?.contentType === 'organization' ? organization.url : undefined
