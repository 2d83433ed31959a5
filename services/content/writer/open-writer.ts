import { type Clock, defined, type Log, trimPath } from 'atrium'
import { readText } from '../source/entry-text.ts'
import { movedText, REDIRECTS_FILE } from '../source/redirects/moves.ts'
import { isRedirectTarget } from '../source/redirects/rules.ts'
import { type Changes, hashOf, type WritableSource, WriteError } from '../source/source.ts'
import { type EntryPaths, pathsOf, requireEntryText, requireNewUid } from './checks.ts'
import type {
  Conflict,
  ContentWriter,
  EntryRef,
  EntryTexts,
  Saved,
  Text,
  WriteKind,
  WrittenEntry,
} from './content-writer.ts'
import {
  endingBody,
  holdsDifferences,
  publishedBody,
  scheduledBody,
  scheduleIn,
  unpublishedBodies,
} from './envelope.ts'
import { momentsOf } from './moments.ts'

export interface WriterOptions {
  /** Where entries are written: files, or a database that machines share. */
  source: WritableSource
  clock: Clock
  /** Of the institution: a day begins there. */
  timeZone: string
  /** Of the files that are written, those beside the entries' own; absent: these. */
  language?: string | undefined
  /** Addresses that an entry has, and had: they are led elsewhere when it is deleted. */
  addressesOf(ref: EntryRef): Promise<readonly string[]>
  /** Told of paths that were written, for whoever shows them; absent: they are found by whoever follows the source. */
  onWritten?(paths: readonly string[]): Promise<unknown>
  /** Told of each write, for whoever keeps what was written. Nobody waits for it. */
  onDone?(write: WrittenEntry): void
  log: Log
}

/** Says in the log what was done. */
const WORDS: Readonly<Record<WriteKind, string>> = {
  saved: 'saved',
  published: 'published',
  scheduled: 'scheduled',
  unpublished: 'made a draft',
  discarded: 'taken back to what is published',
  removed: 'deleted',
}

/** Writes that lose a race against others for files which are merged begin again so often. */
const MAX_TRIES = 20

/** Describes what is to be done with an entry as it is. */
interface Plan {
  changes: Map<string, string | null>
  /** Hashes of other files that are changed, as they were read. */
  others?: ReadonlyMap<string, string | null>
}

interface Asked {
  ref: EntryRef
  what: WriteKind
  by: string
  note?: string | undefined
  isExpected: (texts: EntryTexts) => boolean
}

/** Opens the writer of a source. It keeps nothing: whoever opens the source closes it. */
export function openWriter(options: WriterOptions): ContentWriter {
  const { source, clock, timeZone, language, addressesOf, onWritten, onDone, log } = options
  const moments = momentsOf(source, clock, timeZone)
  const filesAt = (ref: EntryRef) => pathsOf(ref, language)

  const filesOf = async ({ published, draft }: EntryPaths): Promise<EntryTexts> =>
    defined({ published: await readText(source, published), draft: await readText(source, draft) })

  /** A draft whose moment has come is what is published. Its file becomes that with the next write. */
  const textsOf = async (files: EntryTexts): Promise<EntryTexts> => {
    const { published, draft } = files
    const schedule = draft && scheduleIn(draft.body)
    const due = schedule && (await moments.due(schedule))
    if (!draft || !schedule?.publish || due === undefined) return files
    const { publish: time, unpublish: expires } = schedule
    return { published: asText(publishedBody(draft.body, published?.body, { time, expires }, time)), due }
  }

  const tell = async (paths: readonly string[]) => {
    try {
      await onWritten?.(paths)
    } catch (error) {
      const { message } = error as Error
      log.error({ paths, error }, `${paths.join(', ')}: written, and not shown yet: ${message}`)
    }
  }

  /** Compares an entry with what is expected, and writes what is planned. */
  const write = async (
    { ref, what, by, note, isExpected }: Asked,
    plan: (texts: EntryTexts) => Plan | Promise<Plan>,
  ): Promise<Saved | Conflict> => {
    const paths = filesAt(ref)
    for (let tries = 1; ; tries++) {
      const files = await filesOf(paths)
      const texts = await textsOf(files)
      if (!isExpected(texts)) return { conflict: texts }
      const { changes: planned, others = [] } = await plan(texts)
      if (planned.size === 0) return { saved: texts }
      const due =
        texts === files
          ? []
          : ([
              [paths.published, texts.published?.body ?? null],
              [paths.draft, null],
            ] as const)
      const changes = new Map([...planned, ...due.filter(([path]) => !planned.has(path))])
      const expected = new Map([
        [paths.published, files.published?.hash ?? null],
        [paths.draft, files.draft?.hash ?? null],
        ...others,
      ])
      if (await source.write(changes, { expected, by })) {
        log.info(
          { ...ref, by, note, paths: [...changes.keys()] },
          `${ref.type}/${ref.uid} was ${WORDS[what]} by ${by}.`,
        )
        const saved = after(texts, changes, paths)
        onDone?.({ ref, what, by, note, before: texts, after: saved })
        await tell([...changes.keys()])
        return { saved }
      }
      if (tries === MAX_TRIES) throw new WriteError(`${ref.type}/${ref.uid} is not written: others write all the time.`)
    }
  }

  return {
    async read(ref) {
      const texts = await textsOf(await filesOf(filesAt(ref)))
      return texts.published || texts.draft ? texts : null
    },
    async save(ref, body, { ifHash, by, note }) {
      const paths = filesAt(ref)
      if (ifHash === null) requireNewUid(ref)
      requireEntryText(ref, body)
      return write({ ref, what: 'saved', by, note, isExpected: (texts) => currentHash(texts) === ifHash }, (texts) => {
        const kept = scheduledBody(body, texts.draft && scheduleIn(texts.draft.body))
        const isSame = (texts.draft ?? texts.published)?.hash === hashOf(Buffer.from(kept))
        return { changes: new Map(isSame ? [] : [[paths.draft, kept]]) }
      })
    },
    async publish(ref, { ifHash, ifPublished, by, note }) {
      const time = await moments.now()
      return write({ ref, what: 'published', by, note, isExpected: isEntry(ifHash, ifPublished) }, (texts) => {
        const { published, draft } = texts
        const body = publishedBody(required(draft ?? published, ref).body, published?.body, { time }, time)
        requireEntryText(ref, body)
        const paths = filesAt(ref)
        const changes: Plan['changes'] = new Map([[paths.published, body]])
        if (draft) changes.set(paths.draft, null)
        return { changes }
      })
    },
    async schedule(ref, { ifHash, ifPublished, by, ...given }) {
      const [schedule, now] = await Promise.all([moments.schedule(given), moments.now()])
      const isOfDraft = schedule.publish !== undefined
      return write({ ref, what: 'scheduled', by, isExpected: isEntry(ifHash, ifPublished) }, ({ published, draft }) => {
        required(isOfDraft ? draft : (draft ?? published), ref)
        const changes: Plan['changes'] = new Map()
        const change = (path: string, text: Text | undefined, edit: (body: string) => string) => {
          const body = text && edit(text.body)
          if (body !== text?.body) changes.set(path, body ?? null)
        }
        const paths = filesAt(ref)
        change(paths.published, published, (body) => endingBody(body, isOfDraft ? undefined : schedule.unpublish, now))
        change(paths.draft, draft, (body) =>
          scheduledBody(endingBody(body, undefined, now), isOfDraft ? schedule : undefined),
        )
        return { changes }
      })
    },
    async unpublish(ref, { ifHash, ifPublished, by }) {
      const isExpected = isEntry(ifHash, ifPublished)
      return write({ ref, what: 'unpublished', by, isExpected }, ({ published, draft }) => {
        const { body } = required(published, ref)
        const paths = filesAt(ref)
        if (!draft) return { changes: new Map([[paths.draft, body] as const, [paths.published, null] as const]) }
        if (holdsDifferences(body)) return { changes: new Map([[paths.published, null]]) }
        const bodies = unpublishedBodies(body, draft.body)
        const changes: Plan['changes'] = new Map()
        if (bodies.draft !== draft.body) changes.set(paths.draft, bodies.draft)
        if (bodies.published !== body) changes.set(paths.published, bodies.published)
        return { changes }
      })
    },
    async discard(ref, { ifHash, by }) {
      const isExpected = ({ draft }: EntryTexts) => (draft?.hash ?? null) === ifHash
      return write({ ref, what: 'discarded', by, isExpected }, ({ draft }) => ({
        changes: new Map(draft ? [[filesAt(ref).draft, null]] : []),
      }))
    },
    async remove(ref, { ifHash, ifPublished, by, redirect }) {
      return write({ ref, what: 'removed', by, isExpected: isEntry(ifHash, ifPublished) }, async (texts) => {
        required(texts.draft ?? texts.published, ref)
        const paths = filesAt(ref)
        const gone = [texts.published && paths.published, texts.draft && paths.draft].filter(
          (path) => path !== undefined,
        )
        const changes: Plan['changes'] = new Map(gone.map((path) => [path, null]))
        if (redirect === undefined) return { changes }
        const to = requireTarget(redirect)
        const moves = (await addressesOf(ref)).map((from) => ({ from: trimPath(from), to }))
        if (moves.length === 0) return { changes }
        const moved = await movedText(source, moves)
        if (!moved) return { changes }
        // Its address leads somewhere at any moment.
        return {
          changes: new Map([[REDIRECTS_FILE, moved.body], ...changes]),
          others: new Map([[REDIRECTS_FILE, moved.before]]),
        }
      })
    },
  }
}

const asText = (body: string): Text => ({ body, hash: hashOf(Buffer.from(body)) })

const currentHash = ({ published, draft }: EntryTexts): string | null => (draft ?? published)?.hash ?? null

const isEntry = (ifHash: string | null, ifPublished: string | null) => (texts: EntryTexts) =>
  currentHash(texts) === ifHash && (texts.published?.hash ?? null) === ifPublished

function required(text: Text | undefined, { type, uid }: EntryRef): Text {
  if (text) return text
  throw new WriteError(`There is no ${type}/${uid}. Save it first.`)
}

function requireTarget(redirect: string): string {
  if (isRedirectTarget(redirect)) return redirect
  throw new WriteError(`${JSON.stringify(redirect)} is nothing to lead to. Write a path, or an http(s) address.`)
}

/** The texts of an entry when changes were made. */
function after(texts: EntryTexts, changes: Changes, paths: EntryPaths): EntryTexts {
  const entries = (['published', 'draft'] as const).flatMap((kind) => {
    const body = changes.get(paths[kind])
    const text = body === undefined ? texts[kind] : body === null ? undefined : asText(body as string)
    return text ? [[kind, text] as const] : []
  })
  return Object.fromEntries(entries)
}
