import { type EntryHead, type Image, listed } from 'atrium'
import type { NamedOrganization } from './organization-name.ts'

/** An author or a person who is named for something, as far as either is shown. */
export interface Contributor extends Pick<EntryHead, 'uid' | 'name' | 'path' | 'url'> {
  jobTitle?: string
  bio?: string
  bios?: readonly { text: string }[]
  intro?: string
  image?: Image
  affiliation?: NamedOrganization
  worksFor?: NamedOrganization
}

/** Names as the second line of a card, each with its language: a card changes with what it shows of them alone. */
export const metaOf = (people: readonly Pick<EntryHead, 'name' | 'publishDetails'>[]) => ({
  meta: listed(people.map(({ name }) => name)) || undefined,
  metaParts: people.map(({ name, publishDetails }) => ({ words: name, of: { draftLanguage: publishDetails?.locale } })),
})

/** Returns what is told of a contributor: an author's biography, else the first of a person's. */
export const biographyOf = ({ bio, bios, intro }: Pick<Contributor, 'bio' | 'bios' | 'intro'>): string | undefined =>
  bio ?? bios?.[0]?.text ?? intro
