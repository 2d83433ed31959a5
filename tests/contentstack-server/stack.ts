import { isObject, type Json, mapObjects } from './json.ts'

/** What the content type of assets is called in answers of the sync API. */
export const ASSETS = 'sys_assets'

/** One version of an entry or asset in one language. */
export interface Item {
  contentType: string
  uid: string
  locale: string
  /** What editors see. */
  latest: Json
  /** What visitors see; absent: not published. */
  published?: Json
}

export type EventType = `${'entry' | 'asset'}_${'published' | 'unpublished' | 'deleted'}` | 'content_type_deleted'

/** An item of the sync API. */
export interface SyncEvent {
  type: EventType
  event_at: string
  content_type_uid: string
  data: Json
}

/** What a stack is made of. */
export interface StackContent {
  contentTypes: Json[]
  /** By uid; `global_field` fields of content types refer to them. */
  globalFields?: Map<string, Json>
  items: (Omit<Item, 'latest'> & { latest?: Json })[]
  /** The language that is asked for where a request names none. */
  masterLocale: string
  /** Its other languages. */
  locales?: Locale[]
}

/** A language of a stack; null: it is the main one, which falls back to nothing. */
export interface Locale {
  code: string
  fallback_locale: string | null
}

const keyOf = ({ contentType, uid, locale }: Pick<Item, 'contentType' | 'uid' | 'locale'>) =>
  `${contentType}/${uid}/${locale}`

/** The content of one stack, and everything that was published, unpublished and deleted since, in order. */
export class Stack {
  readonly contentTypes = new Map<string, Json>()
  readonly globalFields: ReadonlyMap<string, Json>
  readonly masterLocale: string
  locales: Locale[]
  readonly log: SyncEvent[] = []
  readonly #items = new Map<string, Item>()
  readonly #now: () => Date

  constructor(content: StackContent, now: () => Date) {
    const { contentTypes, globalFields = new Map(), items, masterLocale, locales = [] } = content
    for (const type of contentTypes) this.contentTypes.set(String(type.uid), type)
    this.globalFields = globalFields
    this.masterLocale = masterLocale
    this.locales = [{ code: masterLocale, fallback_locale: null }, ...locales]
    this.#now = now
    for (const item of items) this.#items.set(keyOf(item), { ...item, latest: item.latest ?? item.published ?? {} })
  }

  items(): Item[] {
    return [...this.#items.values()]
  }

  find(contentType: string, uid: string, locale = this.masterLocale): Item | undefined {
    return this.#items.get(keyOf({ contentType, uid, locale }))
  }

  /** Saves a new version without publishing it. */
  save(contentType: string, entry: Json & { uid: string }, locale = this.masterLocale): Item {
    const known = this.find(contentType, entry.uid, locale)
    const at = this.#now().toISOString()
    const _version = known ? Number(known.latest._version ?? 1) + 1 : 1
    const latest = { created_at: at, ...known?.latest, locale, ...entry, updated_at: at, _version }
    const item = { contentType, uid: entry.uid, locale, latest, published: known?.published }
    this.#items.set(keyOf(item), item)
    return item
  }

  /** Publishes an item as it was saved last, or one that is saved with it. */
  publish(contentType: string, entry: Json & { uid: string }, locale = this.masterLocale): void {
    const isNew = Object.keys(entry).length > 1
    const item = isNew ? this.save(contentType, entry, locale) : this.#itemOf(contentType, entry.uid, locale)
    const time = this.#now().toISOString()
    item.published = { ...item.latest, publish_details: { environment: 'production', locale, time, user: 'editor' } }
    item.latest = item.published
    this.#note('published', item, item.published)
  }

  unpublish(contentType: string, uid: string, locale = this.masterLocale): void {
    const item = this.#itemOf(contentType, uid, locale)
    const { publish_details: _, ...latest } = item.latest
    const { title } = latest
    item.latest = latest
    item.published = undefined
    this.#note('unpublished', item, { uid, locale, title })
  }

  delete(contentType: string, uid: string, locale = this.masterLocale): void {
    const item = this.#itemOf(contentType, uid, locale)
    this.#items.delete(keyOf(item))
    this.#note('deleted', item, { uid, locale })
  }

  deleteContentType(uid: string): void {
    this.contentTypes.delete(uid)
    for (const item of this.items()) if (item.contentType === uid) this.#items.delete(keyOf(item))
    this.log.push({
      type: 'content_type_deleted',
      event_at: this.#now().toISOString(),
      content_type_uid: uid,
      data: {},
    })
  }

  #itemOf(contentType: string, uid: string, locale: string): Item {
    const item = this.find(contentType, uid, locale)
    if (!item) throw new Error(`The stack has no ${contentType} ${uid} in ${locale}.`)
    return item
  }

  #note(what: 'published' | 'unpublished' | 'deleted', { contentType }: Item, data: Json): void {
    const kind = contentType === ASSETS ? 'asset' : 'entry'
    this.log.push({
      type: `${kind}_${what}`,
      event_at: this.#now().toISOString(),
      content_type_uid: contentType,
      data,
    })
  }
}

/**
 * An item as it is delivered: of the publications of an export, those in one environment and language alone, in the item
 * itself and in the assets that stand in it.
 *
 * @returns undefined where it is not published there
 */
export function delivered(item: Json, environment: string, locale: string): Json | undefined {
  const own = publicationIn(item.publish_details, environment, locale)
  if (!own) return undefined
  const whole = mapObjects(item, (object) =>
    Array.isArray(object.publish_details)
      ? { ...object, publish_details: publicationIn(object.publish_details, environment, locale) ?? own }
      : object,
  ) as Json
  return { ...whole, publish_details: own }
}

function publicationIn(details: unknown, environment: string, locale: string): Json | undefined {
  if (!Array.isArray(details)) return undefined
  return details.filter(isObject).find((one) => one.environment === environment && one.locale === locale)
}
