import { isRecord, pathOfUrl } from 'atrium'
import { isAsset } from './assets/asset.ts'
import { listOf, recordOf } from './values/bounded.ts'
import type { Problems } from './values/problems.ts'
import type { ConversionOptions, Raw } from './values/types.ts'

/** Describes what the conversion of one entry looks up. */
export interface Context {
  note: Problems['note']
  site: ConversionOptions['site']
  typeOf: ConversionOptions['typeOf']
  assetOf(uid: string): Raw | undefined
  /** An entry that is embedded in rich text, as far as it is known. */
  embeddedOf(uid: string): Raw | undefined
  /** The address at which the site shows an entry, as far as its content type alone says it. */
  addressOf(type: string | undefined, url: string): string
}

/** @param raw the entry, which may carry what is embedded in it (`include_embedded_items[]=BASE`) */
export function contextOf(raw: Raw, options: ConversionOptions, { note }: Problems): Context {
  const embedded = new Map<string, Raw>()
  for (const items of Object.values(recordOf(raw._embedded_items)))
    for (const item of listOf(items)) if (isRecord(item) && typeof item.uid === 'string') embedded.set(item.uid, item)
  const { site, typeOf, assetOf, entryOf } = options
  return {
    note,
    site,
    typeOf,
    assetOf(uid) {
      const item = embedded.get(uid)
      return assetOf(uid) ?? (isAsset(item) ? item : undefined)
    },
    embeddedOf: (uid) => embedded.get(uid) ?? entryOf?.(uid),
    addressOf(type, url) {
      const route = type && site?.routeOf(type)
      return (route && pathOfUrl(route, url)) || url
    },
  }
}
