import { type EntryHead, type Institution, wholeAddress } from 'atrium'

/** `@id` of a person with a page. */
export const personId = (path: string, institution: Institution): string => `${wholeAddress(path, institution)}#person`

/** Somebody who is named on a page, as a `Person`. */
export const personNode = ({ name, path }: Pick<EntryHead, 'name' | 'path'>, institution: Institution) => ({
  '@type': 'Person',
  '@id': path ? personId(path, institution) : undefined,
  url: path ? wholeAddress(path, institution) : undefined,
  name,
})
