import type { Request } from 'express'
import { type SiteDefinition, uidPattern } from '#engine/host.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Ref } from '../lists/rows.ts'
import type { EntryTexts } from './content.ts'
import type { Desk } from './desk.ts'

/**
 * The entry that an address names.
 *
 * @throws ApiError for a content type that is not installed, and for a uid that no file can have
 */
export const refOf = ({ params }: Pick<Request, 'params'>, site: Pick<SiteDefinition, 'contentTypes'>): Ref =>
  requireRef(params, site)

/**
 * The entry that a body names.
 *
 * @throws ApiError like `refOf`
 */
export function requireRef(given: { type?: unknown; uid?: unknown }, site: Pick<SiteDefinition, 'contentTypes'>): Ref {
  const type = requireType(given.type, site)
  const { uid } = given
  if (typeof uid !== 'string' || !uidPattern.test(uid) || /[\\\p{Cc}]/u.test(uid))
    throw new ApiError(400, 'This cannot be the uid of an entry.', 'Open the entry from a list.')
  return { type, uid }
}

/** @throws ApiError for a content type that is not installed */
export function requireType(type: unknown, site: Pick<SiteDefinition, 'contentTypes'>): string {
  if (typeof type === 'string' && site.contentTypes.has(type)) return type
  throw new ApiError(404, 'There is no such content type.', 'Choose one of the list of content types.')
}

/**
 * The texts of an entry; none where it is not in the language yet.
 *
 * @throws ApiError when it is not there
 */
export async function requireEntry(
  { writer, original }: Pick<Desk, 'writer' | 'original'>,
  ref: Ref,
): Promise<EntryTexts> {
  const texts = await writer.read(ref)
  if (!texts && !original?.(ref)) throw notThere()
  return texts ?? {}
}

export const notThere = () =>
  new ApiError(404, 'There is no such entry.', 'It may have been deleted: look for it in the list.')
