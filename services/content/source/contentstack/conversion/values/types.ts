import type { Fields } from '#engine/host.ts'
import type { WireBlocks } from '../../../../catalogue/engine-types.ts'

/** An entry, asset, content type or item of a sync, as the service gives it. Nothing in it is taken for granted. */
export type Raw = Readonly<Record<string, unknown>>

/** Describes what the site makes of the fields of a content type. */
export interface SiteFields {
  /** The fields of the site's own content type; undefined for one that it does not know. */
  fieldsOf(type: string): Fields | undefined
  /** The blocks that content may have. */
  blocks: WireBlocks
  /** The route of the type's page, like `/news/:slug`; undefined without a page, or where its path is computed. */
  routeOf(type: string): string | undefined
}

/** Says what an entry may ask of its stack. */
export interface StackFacts {
  /** Of the entry, as `/v3/content_types?include_global_field_schema=true` has it. */
  contentType: Raw
  /** A published asset by its uid: sync items name files and embedded assets by nothing else. */
  assetOf(uid: string): Raw | undefined
  /** The content type of a published entry by its uid: some references on the wire have the uid alone. */
  typeOf(uid: string): string | undefined
  /**
   * A published entry by its uid: rich text shows the title and the address of what it embeds. Without it they are known
   * only of entries that are delivered along (`_embedded_items`).
   */
  entryOf?(uid: string): Raw | undefined
}

export interface ConversionOptions extends StackFacts {
  /** Tells whether the site has this content type. An entry of any other is kept as it is. */
  isKnown(type: string): boolean
  /** With it values take the kind that the site's field has, and embedded entries and assets become blocks. */
  site?: SiteFields
}

/** A file of the content directory: `entries/<folder>/<name>`. */
export interface ConvertedFile {
  /** The content type. */
  folder: string
  name: string
  /** JSON; null when no file can be named after the entry, of which `problems` says why. */
  text: string | null
  /** Holds what is lost, each with type, uid and field of the entry: `article/blt1: body[2]: names asset blt2, which …`. */
  problems: string[]
}

/** Makes files of a content directory from what the service gives. It reads and writes nothing. */
export interface Conversion {
  /** Names its code: files that other code has made are made again. */
  version: string
  /** False for content types whose entries are written as they were delivered. */
  isKnown: ConversionOptions['isKnown']
  entry(raw: Raw, facts: StackFacts): ConvertedFile
  /** Undefined where no entry shows the asset. */
  asset(raw: Raw): ConvertedFile | undefined
  contentType(raw: Raw): { name: string; text: string | null }
}
