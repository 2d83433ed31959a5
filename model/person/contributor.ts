import type { EntryHead, Image } from 'atrium'
import { type NamedOrganization, organizationName } from './organization-name.ts'

/** An author or a person who is named for something, as far as either is shown. */
export interface Contributor extends Pick<EntryHead, 'uid' | 'name' | 'path'> {
  jobTitle?: string
  bio?: string
  bios?: readonly { text: string }[]
  intro?: string
  image?: Image
  affiliation?: NamedOrganization
  worksFor?: NamedOrganization
}

/** Returns what is told of a contributor: an author's biography, else the first of a person's. */
export const biographyOf = ({ bio, bios, intro }: Pick<Contributor, 'bio' | 'bios' | 'intro'>): string | undefined =>
  bio ?? bios?.[0]?.text ?? intro

/** Who a contributor is: name, page, work, house, a few sentences, a portrait. */
export const bylineOf = (contributor: Contributor) => ({
  name: contributor.name,
  href: contributor.path,
  jobTitle: contributor.jobTitle,
  affiliation: organizationName(contributor.affiliation ?? contributor.worksFor),
  text: biographyOf(contributor),
  image: contributor.image,
})
