import type { Log } from 'atrium'
import type { EntryTexts, Text, WrittenEntry } from '../desk/content.ts'
import { newest } from '../editing/texts.ts'
import type { Ref } from '../lists/rows.ts'
import type { Passage, Sharing } from '../people/note.ts'
import type { StudioStore, StudioTables } from '../store/studio-store.ts'
import type { Version } from '../store/versions.ts'
import { compressed, expanded } from './compress.ts'
import { foundLater, isWrite, type Noted, notingOf } from './joining.ts'
import { NoteQueue, type Trouble } from './note-queue.ts'
import { type SentVersion, sentVersion } from './sent-version.ts'

export const MAX_NOTE = 500
/** Versions of the last moments are looked at so many at a time: a text that was just noted is nobody else's. */
const RECENT = 8
const MOMENT = 60_000
/** Versions that are looked through for who set a schedule. */
const LOOKED_THROUGH = 200

/** Versions of entries: what was written through the studio, and what others wrote on disk. */
export interface History {
  /** Notes a write. Returns at once. */
  noted(write: WrittenEntry): void
  /**
   * Notes what others have written of an entry since its last version. Returns at once.
   *
   * @param options.texts as it was just read: where they are known, it is not read again
   * @param options.isFirst true: one that has no version yet gets its first
   */
  seen(ref: Ref, options?: { texts?: EntryTexts; isFirst?: boolean }): void
  /** Says something of the present text of an entry: its version is kept then. */
  name(ref: Ref, named: { texts: EntryTexts; by: string; note: string }): Promise<void>
  /** Notes that somebody came or went. Returns at once. @param passed.of whose session they ended */
  passed(passed: { what: Passage; person: string; of?: string | undefined }): void
  /** Notes what became of a link to a preview. Returns at once. @param shared.ref null: it shows all drafts */
  shared(shared: { what: Sharing; person: string; ref: Ref | null; note: string }): void
  /** Newest first, with what was written until now. */
  list(ref: Ref, limit: number, before?: number): Promise<Version[]>
  /** The newest, where that is known. */
  last(ref: Ref): Promise<SentVersion | undefined>
  /** A version with its text; null: the entry was deleted then. */
  read(ref: Ref, id: number): Promise<{ version: Version; body: string | null } | undefined>
  /** Why what was written last is not noted; undefined: it is. */
  trouble(): Trouble | undefined
  close(): Promise<void>
}

interface HistoryOptions {
  store: StudioStore
  /** Reads an entry as it is. */
  read(ref: Ref): Promise<EntryTexts | null>
  now(): Date
  log: Log
}

/** A note in one line, as long as one may be; null: none. */
export const noteText = (note: string | undefined): string | null =>
  note
    ?.replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NOTE) || null

export function openHistory({ store, read, now, log }: HistoryOptions): History {
  const queue = new NoteQueue(now, log)
  const line = (what: Passage | Sharing, person: string, ref: Ref | null, note: string | null) => {
    const at = now().getTime()
    const { type, uid } = ref ?? { type: '', uid: '' }
    queue.add({
      what: `That ${person} ${what}`,
      bytes: 1000,
      run: () => store.audit.add({ at, person, what, note, type, uid, hash: null }),
    })
  }
  return {
    noted({ ref, what, by: person, note: words, before, after }) {
      const at = now().getTime()
      const [was, is] = [newest(before), newest(after)]
      const kind: Version['what'] = what === 'saved' && !was ? 'created' : what
      const version = { at, person, what: kind, note: noteText(words), hash: is?.hash ?? null }
      queue.add({
        key: keyOf(ref),
        what: `What ${person} wrote of ${ref.type}/${ref.uid}`,
        bytes: 2 * ((was?.body.length ?? 0) + (is?.body.length ?? 0)),
        run: () =>
          store.transaction(async (tables) => {
            const found = foundLater(await tables.versions.list(ref, RECENT), version)
            if (found) return claim(tables, ref, found, version)
            if (was) await noteOthers(tables, ref, before, at)
            await note(tables, ref, version, is)
          }),
      })
    },
    seen(ref, { texts: just, isFirst = false } = {}) {
      queue.add({
        what: `What others wrote of ${ref.type}/${ref.uid}`,
        bytes: 1000,
        async run() {
          const [last] = await store.versions.list(ref, 1)
          // Rows of a form read entries that nobody has opened.
          if (!last && !isFirst) return
          const isLast = (texts: EntryTexts) => last && last.hash === (newest(texts)?.hash ?? null)
          // Nearly always nothing is to be written.
          if (just && isLast(just)) return
          const texts = (await read(ref)) ?? {}
          // Whoever wrote meanwhile says what was there before, and what is.
          if (queue.isWaiting(keyOf(ref)) || isLast(texts) || !(last || newest(texts))) return
          await store.transaction((tables) => noteOthers(tables, ref, texts, now().getTime()))
        },
      })
    },
    async name(ref, { texts, by: person, note: words }) {
      await queue.settled()
      const [at, named] = [now().getTime(), noteText(words)]
      await store.transaction(async (tables) => {
        await noteOthers(tables, ref, texts, at)
        const hash = newest(texts)?.hash ?? null
        const version = (await tables.versions.list(ref, RECENT)).find((one) => one.hash === hash)
        if (!version) return
        await tables.audit.add({ ...ref, at, person, what: 'noted', note: named, hash })
        await tables.versions.change(ref, { ...version, note: named })
      })
    },
    passed: ({ what, person, of = null }) => line(what, person, null, of),
    shared: ({ what, person, ref, note }) => line(what, person, ref, note),
    async list(ref, limit, before) {
      await queue.settled()
      return store.versions.list(ref, limit, before)
    },
    async last(ref) {
      try {
        const [last] = await this.list(ref, 1)
        return last && sentVersion(last)
      } catch {
        // Whoever asks for the history is told why.
        return undefined
      }
    },
    async read(ref, id) {
      const version = await store.versions.get(ref, id)
      const body = version?.hash ? await store.versions.text(ref, version.hash) : null
      // Without its text it went while it was read.
      if (!version || body === undefined) return undefined
      return { version, body: body && (await expanded(body)) }
    },
    trouble: () => queue.trouble,
    async close() {
      await queue.close()
      await store.close()
    },
  }
}

const keyOf = ({ type, uid }: Ref): string => `${type}/${uid}`

/** Adds a version, or makes a write a part of the last one. */
async function note(tables: StudioTables, ref: Ref, noted: Noted, text: Text | undefined): Promise<void> {
  const { versions, audit } = tables
  const [last] = await versions.list(ref, 1)
  const noting = notingOf(last, noted)
  if (noting === 'nothing') return
  if (text) await versions.putText(ref, await compressed(text))
  const { at, hash } = noted
  if (last && noting === 'claim') return claim(tables, ref, last, noted)
  if (last && noting === 'join' && last.audit !== null) {
    await audit.addTo(last.audit, { until: at, hash })
    return versions.change(ref, { ...last, at, hash })
  }
  await versions.add(ref, { ...noted, began: at, audit: await addLine(tables, ref, noted) })
}

/** Says of a version that was found on disk whose write it is. */
const claim = async (tables: StudioTables, ref: Ref, found: Version, noted: Noted): Promise<void> =>
  tables.versions.change(ref, { ...found, ...noted, audit: await addLine(tables, ref, noted) })

/** Adds a write to the audit log. @returns null: the studio did not write it */
const addLine = async ({ audit }: StudioTables, ref: Ref, { person, ...noted }: Noted): Promise<number | null> =>
  person !== null && isWrite(noted) ? audit.add({ ...noted, ...ref, person }) : null

/**
 * Adds what others wrote, or a schedule has published, before somebody here saw it. A text of the last moments is one that
 * was written here.
 */
async function noteOthers(tables: StudioTables, ref: Ref, texts: EntryTexts, at: number): Promise<void> {
  const text = newest(texts)
  const hash = text?.hash ?? null
  const known = await tables.versions.list(ref, RECENT)
  if (known.some((one, index) => one.hash === hash && (index === 0 || at - one.at < MOMENT))) return
  const { due } = texts
  const noted: Noted =
    due !== undefined && !texts.draft
      ? { at: Date.parse(due), person: await plannerOf(tables, ref), what: 'due', note: null, hash }
      : { at, person: null, what: 'disk', note: null, hash }
  await note(tables, ref, noted, text)
}

/** Who set the schedule of an entry; null: that is not known. */
async function plannerOf({ versions }: StudioTables, ref: Ref): Promise<string | null> {
  const known = await versions.list(ref, LOOKED_THROUGH)
  return known.find(({ what }) => what === 'scheduled')?.person ?? null
}
