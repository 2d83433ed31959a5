import type { EntryHead } from '#engine'

/** An organization or a department, as far as it is named. */
export interface NamedOrganization extends Pick<EntryHead, 'name'> {
  partOf?: Pick<EntryHead, 'name'>
}

/** `{name}, {name of what it is part of}`. */
export const organizationName = (organization: NamedOrganization | undefined): string | undefined =>
  organization && [organization.name, organization.partOf?.name].filter(Boolean).join(', ')
