import type { EntryHead, Institution } from '#engine'

/** `@id` of a person with a page. */
export const personId = (path: string, { siteUrl }: Institution): string => `${siteUrl}${path}#person`

/** Somebody who is named on a page, as a `Person`. */
export const personNode = ({ name, path }: Pick<EntryHead, 'name' | 'path'>, institution: Institution) => ({
  '@type': 'Person',
  '@id': path ? personId(path, institution) : undefined,
  url: path ? institution.siteUrl + path : undefined,
  name,
})
