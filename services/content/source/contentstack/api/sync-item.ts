import { isRecord } from 'atrium'
import { uidPattern } from '#engine/host.ts'
import type { Raw } from '../conversion/values/types.ts'

/** An entry or asset in one language. */
export interface ItemKey {
  /** Content type of an entry, `sys_assets` for an asset. */
  type: string
  uid: string
  /** Absent: all languages. */
  locale?: string
}

/** In one language. */
export type LocalKey = Required<ItemKey>

/** Describes what an item of the sync API says has happened. */
export type Change =
  | { what: 'published'; key: LocalKey; at: string; raw: Raw }
  | { what: 'gone'; key: ItemKey; at: string }
  | { what: 'type gone'; type: string; at: string }

/** Says what the sync API calls the content type of assets. */
export const ASSETS = 'sys_assets'

const EVENT = /^(entry|asset)_(published|unpublished|deleted)$/
const TYPE = /^[a-z0-9_]{1,128}$/i
const LOCALE = /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}$/i
/** The language of what states none. */
export const UNSTATED = 'und'

/** Names a file, also with an ending of its own. */
export const isUid = (uid: unknown): uid is string =>
  typeof uid === 'string' && uidPattern.test(uid) && Buffer.byteLength(uid) <= 200

/**
 * Reads an item of the sync API (https://www.contentstack.com/docs/developers/apis/content-delivery-api/synchronization).
 * Of an asset the content type may be missing.
 *
 * @param only the one language that was asked for: whatever an item states, it is published in that
 * @returns undefined for what is no such item, or names what cannot name a file
 */
export function readItem(raw: unknown, only?: string): Change | undefined {
  if (!isRecord(raw) || typeof raw.type !== 'string') return undefined
  const at = typeof raw.event_at === 'string' ? raw.event_at : ''
  const { content_type_uid: contentType } = raw
  if (raw.type === 'content_type_deleted')
    return isType(contentType) ? { what: 'type gone', type: contentType, at } : undefined
  const [, kind, event] = EVENT.exec(raw.type) ?? []
  const data = isRecord(raw.data) ? raw.data : {}
  const type = kind === 'asset' ? ASSETS : contentType
  if (!event || !isType(type) || !isUid(data.uid) || (kind === 'entry' && type === ASSETS)) return undefined
  const locale = only ?? localeOf(data)
  if (event !== 'published') return { what: 'gone', key: { type, uid: data.uid, locale }, at }
  return { what: 'published', key: { type, uid: data.uid, locale: locale ?? UNSTATED }, at, raw }
}

/** Tells whether a value is the code of a language, which names a folder. */
export const isLocale = (value: unknown): value is string => typeof value === 'string' && LOCALE.test(value)

export const isType = (type: unknown): type is string => typeof type === 'string' && TYPE.test(type)

/** The language in which an item is published; undefined where it states none. */
export function localeOf({ locale, publish_details: details }: Record<string, unknown>): string | undefined {
  // An entry may be published in a language and have the words of another.
  const stated = (isRecord(details) ? details.locale : undefined) ?? locale
  return isLocale(stated) ? stated : undefined
}
