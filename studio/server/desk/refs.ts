import type { Request } from 'express'
import { type SiteDefinition, uidPattern } from '#engine/host.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Ref } from '../lists/rows.ts'

/**
 * The entry that an address names.
 *
 * @throws ApiError for a content type that is not installed, and for a uid that no file can have
 */
export function refOf({ params }: Pick<Request, 'params'>, site: Pick<SiteDefinition, 'contentTypes'>): Ref {
  const type = requireType(params.type, site)
  const { uid } = params
  if (typeof uid !== 'string' || !uidPattern.test(uid) || /[\\\p{Cc}]/u.test(uid))
    throw new ApiError(400, 'This cannot be the uid of an entry.', 'Open the entry from a list.')
  return { type, uid }
}

/** @throws ApiError for a content type that is not installed */
export function requireType(type: unknown, site: Pick<SiteDefinition, 'contentTypes'>): string {
  if (typeof type === 'string' && site.contentTypes.has(type)) return type
  throw new ApiError(404, 'There is no such content type.', 'Choose one of the list of content types.')
}

export const notThere = () =>
  new ApiError(404, 'There is no such entry.', 'It may have been deleted: look for it in the list.')
