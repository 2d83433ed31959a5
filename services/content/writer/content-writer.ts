import type { Schedule } from '../source/files/showing.ts'

export type { Schedule }

/** An entry by its content type and uid. */
export interface EntryRef {
  type: string
  uid: string
}

/** A file as it is: what is edited is its text, not what the site makes of it. */
export interface Text {
  body: string
  /** SHA-256 of its bytes. */
  hash: string
}

/** The files of an entry. */
export interface EntryTexts {
  /** `<uid>.json`, which is published where it says when. */
  published?: Text | undefined
  /** `<uid>.draft.json`, the newer one. */
  draft?: Text | undefined
  /** Since when the draft is what is published, by its schedule, ISO 8601 in UTC: then there is no draft. */
  due?: string | undefined
}

export interface Saved {
  /** The entry as it is now. */
  saved: EntryTexts
}

/** Nothing is written: the entry is not as whoever writes has seen it. */
export interface Conflict {
  /** The entry as somebody else has written it; without texts: deleted it. */
  conflict: EntryTexts
}

export type WriteKind = 'saved' | 'published' | 'scheduled' | 'unpublished' | 'discarded' | 'removed'

/** A write that was done. */
export interface WrittenEntry {
  ref: EntryRef
  what: WriteKind
  by: string
  note?: string | undefined
  /** The entry before, and after. */
  before: EntryTexts
  after: EntryTexts
}

export interface WriteBy {
  /** Hash of the text that was read: of the draft where there is one, else of the other file. Null: there was no entry. */
  ifHash: string | null
  /** Who writes: for the log and the history of a database. */
  by: string
}

export interface ReplaceBy extends WriteBy {
  /** Hash of the file that is replaced, `<uid>.json`, as it was read beside the draft; null: there was none. */
  ifPublished: string | null
}

/**
 * Writes entries for those who edit them. Nothing is overwritten that whoever writes has not seen: each call compares what
 * is there with what was read, and writes in one step, or says what is there instead.
 *
 * @throws WriteError from each of them, for what is no entry, or cannot be written; then nothing is
 */
export interface ContentWriter {
  /** The texts of an entry; null: there is none. */
  read(ref: EntryRef): Promise<EntryTexts | null>
  /** Writes the draft, which keeps its schedule. A text that is there already is left as it is. */
  save(ref: EntryRef, body: string, options: WriteBy & { note?: string }): Promise<Saved | Conflict>
  /**
   * Makes the draft the published file. It says when it was published, and is shown from then on; where there is no draft,
   * the file that is there says so.
   */
  publish(ref: EntryRef, options: ReplaceBy & { note?: string }): Promise<Saved | Conflict>
  /**
   * Says when the draft is published, and when the entry is taken back, without anybody doing so: as of its moment the draft
   * is what is published, for whoever shows it and whoever edits it. It replaces the schedule before.
   *
   * @param options.publish absent: the draft is published at no moment, and `unpublish` is about what is published
   * @param options.unpublish absent: it is taken back at none
   */
  schedule(ref: EntryRef, options: ReplaceBy & Schedule): Promise<Saved | Conflict>
  /**
   * Makes the published file a draft. Where a newer one is there already, the published file stays beside it and does not
   * say any more when it was published; the draft says it then.
   */
  unpublish(ref: EntryRef, options: ReplaceBy): Promise<Saved | Conflict>
  /** Deletes the draft. The published file stays. */
  discard(ref: EntryRef, options: WriteBy): Promise<Saved | Conflict>
  /**
   * Deletes both files, and with the entry's own those in other languages.
   *
   * @param options.redirect address to which the addresses of the entry lead from then on; absent: nowhere
   */
  remove(ref: EntryRef, options: ReplaceBy & { redirect?: string }): Promise<Saved | Conflict>
}
