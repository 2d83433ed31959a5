import type { Entry, ReferenceStub } from '../../contract/content/entry.ts'

/** An entry in model fields: as a page reads it, with references as stubs or written out. */
export type ModelEntry = { uid: string; contentType: string } & Record<string, unknown>

/** An entry as it stands in a file; `_content_type_uid` names its type. */
export type WireEntry = { uid: string; _content_type_uid: string; title?: string } & Record<string, unknown>

/** An entry of a test in either spelling. What it leaves out of the envelope is filled in. */
export type WrittenEntry = ModelEntry | WireEntry

export const isWire = (entry: Readonly<Record<string, unknown>>): entry is WireEntry =>
  typeof entry._content_type_uid === 'string'

/** An entry in model fields with its envelope: title and name are the uid where nothing else is said. */
export function entryOf(
  contentType: string,
  uid: string,
  fields: Partial<Entry> & Record<string, unknown> = {},
): Entry {
  const title = fields.title ?? uid
  return { uid, contentType, title, name: (fields.displayTitle as string) ?? title, path: null, version: 1, ...fields }
}

/** A reference as it is stored. */
export const stub = (contentType: string, uid: string): ReferenceStub => ({ uid, contentType })

/** References as they stand in a file. */
export const to = (type: string, ...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }))
