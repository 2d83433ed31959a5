import { type Clock, defined, type Log, trimPath } from 'atrium'
import { readText } from '../source/entry-text.ts'
import { type MovedText, movedText, REDIRECTS_FILE } from '../source/redirects/moves.ts'
import { isRedirectTarget } from '../source/redirects/rules.ts'
import { hashOf, type WritableSource, WriteError } from '../source/source.ts'
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
  /** Tags of the languages whose files are deleted with the entry's own; absent: of none. */
  translations?: readonly string[] | undefined
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

interface Files {
  ref: EntryRef
  paths: EntryPaths
  texts: EntryTexts
}

/** What files of an entry are to hold, in this order; null: they are deleted, undefined: they stay. */
type Bodies = { [kind in keyof EntryPaths]?: string | null | undefined }

/** Describes what is to be done with an entry as it is. */
interface Plan {
  bodies: Bodies
  /** Changed before it. */
  redirects?: MovedText | null
  /** What it is in other languages, which is deleted with it. */
  gone?: readonly Files[]
}

interface Asked extends Omit<WrittenEntry, 'before' | 'after'> {
  isExpected: (texts: EntryTexts) => boolean
}

/** Opens the writer of a source. It keeps nothing: whoever opens the source closes it. */
export function openWriter(options: WriterOptions): ContentWriter {
  const { source, clock, timeZone, language, translations = [], addressesOf, onWritten, onDone, log } = options
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
    return { published: asText(publishedBody(draft.body, published?.body, { time, expires, timeZone }, time)), due }
  }

  const translationsOf = (ref: EntryRef): Promise<Files[]> =>
    Promise.all(
      translations.map(async (tag) => {
        const paths = pathsOf(ref, tag)
        return { ref: { ...ref, uid: `${ref.uid}.${tag}` }, paths, texts: await filesOf(paths) }
      }),
    )

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
      const { bodies: planned, redirects, gone = [] } = await plan(texts)
      const changed = entriesOf(planned).filter(([kind, body]) => body !== (texts[kind]?.body ?? null))
      if (changed.length === 0) return { saved: texts }
      const isLeft = (kind: keyof EntryPaths) => !changed.some(([name]) => name === kind)
      const due = texts === files ? [] : KINDS.filter(isLeft).map((kind) => [kind, texts[kind]?.body ?? null] as const)
      const bodies: Bodies = Object.fromEntries([...changed, ...due])
      const changes = new Map([
        ...(redirects ? [[REDIRECTS_FILE, redirects.body] as const] : []),
        ...entriesOf(bodies).map(([kind, body]) => [paths[kind], body] as const),
        ...gone.flatMap((one) => KINDS.flatMap((kind) => (one.texts[kind] ? [[one.paths[kind], null] as const] : []))),
      ])
      const read = [{ paths, texts: files }, ...gone]
      const expected = new Map([
        ...read.flatMap((one) => KINDS.map((kind) => [one.paths[kind], one.texts[kind]?.hash ?? null] as const)),
        ...(redirects ? [[REDIRECTS_FILE, redirects.before] as const] : []),
      ])
      if (await source.write(changes, { expected, by })) {
        log.info(
          { ...ref, by, note, paths: [...changes.keys()] },
          `${ref.type}/${ref.uid} was ${WORDS[what]} by ${by}.`,
        )
        const after = KINDS.map((kind) => {
          const body = bodies[kind]
          return [kind, body === undefined ? texts[kind] : body === null ? undefined : asText(body)]
        })
        const saved: EntryTexts = defined(Object.fromEntries(after))
        onDone?.({ ref, what, by, note, before: texts, after: saved })
        for (const { ref: other, texts: before } of gone)
          if (currentHash(before)) onDone?.({ ref: other, what, by, before, after: {} })
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
      // What no entry can be called is refused before its text is.
      filesAt(ref)
      if (ifHash === null) requireNewUid(ref)
      requireEntryText(ref, body)
      return write({ ref, what: 'saved', by, note, isExpected: (texts) => currentHash(texts) === ifHash }, (texts) => {
        const kept = scheduledBody(body, texts.draft && scheduleIn(texts.draft.body))
        const isSame = (texts.draft ?? texts.published)?.hash === hashOf(Buffer.from(kept))
        return { bodies: isSame ? {} : { draft: kept } }
      })
    },
    async publish(ref, { ifHash, ifPublished, by, note }) {
      const time = await moments.now()
      return write({ ref, what: 'published', by, note, isExpected: isEntry(ifHash, ifPublished) }, (texts) => {
        const { published, draft } = texts
        const body = publishedBody(required(draft ?? published, ref).body, published?.body, { time, timeZone }, time)
        requireEntryText(ref, body)
        return { bodies: { published: body, draft: null } }
      })
    },
    async schedule(ref, { ifHash, ifPublished, by, ...given }) {
      const [schedule, now] = await Promise.all([moments.schedule(given), moments.now()])
      const isOfDraft = schedule.publish !== undefined
      return write({ ref, what: 'scheduled', by, isExpected: isEntry(ifHash, ifPublished) }, ({ published, draft }) => {
        required(isOfDraft ? draft : (draft ?? published), ref)
        const ending =
          published && endingBody(published.body, isOfDraft ? undefined : schedule.unpublish, now, timeZone)
        const planned =
          draft && scheduledBody(endingBody(draft.body, undefined, now, timeZone), isOfDraft ? schedule : undefined)
        return { bodies: { published: ending, draft: planned } }
      })
    },
    async unpublish(ref, { ifHash, ifPublished, by }) {
      const isExpected = isEntry(ifHash, ifPublished)
      return write({ ref, what: 'unpublished', by, isExpected }, ({ published, draft }) => {
        const { body } = required(published, ref)
        if (!draft) return { bodies: { draft: body, published: null } }
        if (holdsDifferences(body)) return { bodies: { published: null } }
        const bodies = unpublishedBodies(body, draft.body)
        return { bodies: { draft: bodies.draft, published: bodies.published } }
      })
    },
    async discard(ref, { ifHash, by }) {
      const isExpected = ({ draft }: EntryTexts) => (draft?.hash ?? null) === ifHash
      return write({ ref, what: 'discarded', by, isExpected }, () => ({ bodies: { draft: null } }))
    },
    async remove(ref, { ifHash, ifPublished, by, redirect }) {
      return write({ ref, what: 'removed', by, isExpected: isEntry(ifHash, ifPublished) }, async (texts) => {
        required(texts.draft ?? texts.published, ref)
        const bodies = { published: null, draft: null }
        const gone = await translationsOf(ref)
        if (redirect === undefined) return { bodies, gone }
        const to = requireTarget(redirect)
        const moves = (await addressesOf(ref)).map((from) => ({ from: trimPath(from), to }))
        // Its address leads somewhere at any moment.
        return { redirects: moves.length > 0 ? await movedText(source, moves) : null, bodies, gone }
      })
    },
  }
}

const KINDS = ['published', 'draft'] as const

const entriesOf = (bodies: Bodies) =>
  (Object.entries(bodies) as [keyof EntryPaths, string | null | undefined][]).flatMap(([kind, body]) =>
    body === undefined ? [] : [[kind, body] as const],
  )

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
