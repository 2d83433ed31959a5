import { isRecord } from 'atrium'
import { ownFieldsOf } from '../conversion/fields/place.ts'
import { recordOf } from '../conversion/values/bounded.ts'
import type { Raw } from '../conversion/values/types.ts'

/**
 * An entry with the fields that are the same in all languages (`non_localizable`) as its main language has them: what is
 * published in another one has copies of the day on which that was done. Items of lists are not paired, since a language
 * may have items of its own.
 *
 * @param schema fields of its content type, or of a group
 */
export function withSharedFields(entry: Raw, main: Raw, schema: unknown): Raw {
  const fields = new Map(Object.entries(entry))
  for (const [uid, { non_localizable: isShared, schema: inner }] of ownFieldsOf(schema)) {
    if (typeof uid !== 'string') continue
    const own = fields.get(uid)
    if (isShared === true && Object.hasOwn(main, uid)) fields.set(uid, main[uid])
    else if (isShared === true) fields.delete(uid)
    else if (isRecord(own) && inner !== undefined) fields.set(uid, withSharedFields(own, recordOf(main[uid]), inner))
  }
  return Object.fromEntries(fields)
}
