import type { ContentStore } from '#engine/contract/ports/content.ts'

/** An entry in its wire form; `_content_type_uid` always given. */
export type WireEntry = { uid: string; _content_type_uid: string; title: string } & Record<string, unknown>

/** A content store to put to the test, and the way to publish into it. */
export interface Harness {
  published: ContentStore
  preview: ContentStore
  /** Publishes entries, or ingests drafts where they have no `publish_details`. Resolves when readers see them. */
  put(...entries: WireEntry[]): Promise<void>
  /** Ingests newer drafts of published entries. */
  putDraft(...entries: WireEntry[]): Promise<void>
  remove(...entries: WireEntry[]): Promise<void>
  close(): Promise<void>
}

/** Opens a store that serves `conformanceSite()`, with these entries in it. */
export type OpenHarness = (entries: readonly WireEntry[]) => Promise<Harness>

export const PUBLISHED = {
  publish_details: { environment: 'production', locale: 'en-us', time: '2026-01-10T16:00:00.000Z' },
}

export const entry = (type: string, uid: string, fields: Record<string, unknown> = {}): WireEntry => ({
  uid,
  _content_type_uid: type,
  title: `Title of ${uid}`,
  ...PUBLISHED,
  ...fields,
})

export const draft = (type: string, uid: string, fields: Record<string, unknown> = {}): WireEntry => {
  const { publish_details: _, ...rest } = entry(type, uid, fields) as WireEntry & { publish_details?: unknown }
  return rest as WireEntry
}

/** References on the wire. */
export const refs = (type: string, ...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }))

export const uids = (found: { items: readonly { uid: string }[] }): string[] => found.items.map(({ uid }) => uid)
