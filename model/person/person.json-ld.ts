import { type EntryHead, entryHref, type Institution, wholeAddress } from 'atrium'

/** `@id` of a person with a page. */
export const personId = (path: string, institution: Institution): string => `${wholeAddress(path, institution)}#person`

/** Somebody who is named on a page, as a `Person`. */
export const personNode = (person: Pick<EntryHead, 'name' | 'path' | 'url'>, institution: Institution) => {
  const href = entryHref(person)
  return {
    '@type': 'Person',
    '@id': person.path ? personId(person.path, institution) : undefined,
    url: href && wholeAddress(href, institution),
    name: person.name,
  }
}
