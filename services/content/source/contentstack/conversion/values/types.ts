import type { Fields, WireBlocks } from '#engine/host.ts'

/** An entry as the delivery API or a sync item (`data`) has it. Nothing in it is taken for granted. */
export type RawEntry = Readonly<Record<string, unknown>>

/** An asset as the delivery API or a sync item (`data`) has it. */
export type RawAsset = Readonly<Record<string, unknown>>

/** A content type as `/v3/content_types?include_global_field_schema=true` has it. */
export type RawContentType = Readonly<Record<string, unknown>>

/** What the site makes of the fields of a content type. */
export interface SiteFields {
  /** The fields of the site's own content type; undefined for one that it does not know. */
  fieldsOf(type: string): Fields | undefined
  /** The blocks that may stand in content. */
  blocks: WireBlocks
  /** The route of the type's page, like `/news/:slug`; undefined without a page, or where its path is computed. */
  routeOf(type: string): string | undefined
}

export interface ConversionOptions {
  /** The content type of the entry. */
  contentType: RawContentType
  /** A published asset by its uid: sync items name files and embedded assets by nothing else. */
  assetOf(uid: string): RawAsset | undefined
  /** The content type of a published entry by its uid: some references on the wire have the uid alone. */
  typeOf(uid: string): string | undefined
  /**
   * A published entry by its uid: rich text shows the title and the address of what it embeds. Without it they are known
   * only of entries that are delivered along (`_embedded_items`).
   */
  entryOf?(uid: string): RawEntry | undefined
  /** Whether the site has this content type. An entry of any other is kept as it is. */
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
  /** What is lost, each with type, uid and field of the entry: `article/blt1: body[2]: names asset blt2, which …`. */
  problems: string[]
}
