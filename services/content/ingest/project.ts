import { defined, type Entry, type EntryHead, isRecord, parseJson } from 'atrium'
import { z } from 'zod'
import {
  ENTRY_BOUNDS,
  type FieldProblem,
  fieldNames,
  JsonBoundsError,
  migrateWire,
  nameOf,
  normalise,
  type ReferenceChoice,
  readEntryUrl,
  readWire,
  uidPattern,
  visitFields,
} from '#engine/host.ts'
import type { Catalogue, CataloguedType } from '../catalogue/catalogue.ts'
import type { Conversions, StoredEntry } from '../catalogue/engine-types.ts'
import { severalEntries, withOnePublication } from '../source/files/exported-forms.ts'
import { type FileName, fileId, isDraftFile, uidOf } from '../source/files/file-names.ts'
import { holdsFaults } from '../source/files/languages/differences.ts'
import { LANGUAGE } from '../source/files/languages/entry-files.ts'
import { languageFault } from '../source/files/languages/language-view.ts'
import type { Showing } from '../source/files/showing.ts'
import { keysOf } from '../store/rows/listing.ts'
import { type Derived, rowOf } from '../store/rows/row.ts'
import type { Projection } from '../store/rows/writer.ts'
import { showingOfFile, takeSchedule } from './scheduled.ts'
import { wordsOf } from './search/words.ts'
import type { Validator } from './validate.ts'

export interface ProjectContext {
  catalogue: Catalogue
  /** Languages beside the institution's own, BCP 47. */
  tags: readonly string[]
  /** Of the institution. */
  timeZone: string
  validatorOf: (type: string) => Validator
  /** @param type name of the content type, whose dates may be moved */
  conversionsOf: (type: string) => Conversions
  /** Whether an entry of a type is shown now, and when that changes. */
  showingOf: (type: string, details: EntryHead['publishDetails']) => Showing
}

/**
 * Wire text → the stored form of an entry: parsed, checked, normalised, completed with what its type derives. Whatever
 * fails on the way costs this entry alone.
 *
 * @returns null when the entry cannot be loaded; the issues say why
 */
export function project(
  file: FileName,
  text: string,
  type: CataloguedType,
  context: ProjectContext,
  issues: FieldProblem[],
): Projection | null {
  try {
    const wire = parse(text, issues)
    if (!wire || !checkNames(file, wire, context.tags, issues)) return null
    issues.push(...holdsFaults(wire))
    const ofBlocks = { blocks: context.catalogue.wireBlocks, issues }
    const read = readWire(type.fields, migrateWire(type.fields, wire, '', ofBlocks), '', ofBlocks)
    issues.push(...context.validatorOf(type.name)(read))
    const { wireBlocks: blocks, fill } = context.catalogue
    const model = normalise(type.fields, read, '', { ...context.conversionsOf(type.name), blocks, fill, issues })
    if (model) checkUrl(model, type, issues)
    const isScheduled = model !== undefined && takeSchedule(file, model, context.timeZone, issues)
    const own = model && parseOwn(model, type, issues)
    return own
      ? completed(file, { ...headOf(model, type.name, wire), ...own }, type, { ...context, isScheduled }, issues)
      : null
  } catch (error) {
    issues.push(failed(error as Error))
    return null
  }
}

/** Said of an entry that something nobody thought of fails for. */
export const failed = ({ name, message }: Error): FieldProblem =>
  ofWhole(
    `cannot be loaded: ${name}: ${message}`,
    'Correct the file, or report the error to the developers of the site.',
  )

const ofWhole = (reason: string, remedy: string): FieldProblem => ({ severity: 'error', field: '', reason, remedy })

function parse(text: string, issues: FieldProblem[]): Record<string, unknown> | null {
  try {
    const wire = parseJson(text, ENTRY_BOUNDS)
    const several = severalEntries(wire)
    if (isRecord(wire) && !several) return withOnePublication(wire)
    issues.push(several ?? ofWhole('holds no object', 'Write one entry as { … }.'))
  } catch (error) {
    const remedy = error instanceof JsonBoundsError ? 'Divide the entry.' : 'Correct the syntax.'
    issues.push(ofWhole(`is not valid JSON: ${(error as Error).message}`, remedy))
  }
  return null
}

function checkNames(
  file: FileName,
  { uid, _content_type_uid: type }: Record<string, unknown>,
  tags: readonly string[],
  issues: FieldProblem[],
): boolean {
  const expected = uidOf(file)
  const wrong = (field: string, reason: string, remedy: string) => {
    issues.push({ severity: 'error', field, reason, remedy })
    return false
  }
  if (!uidPattern.test(expected))
    return wrong(
      'uid',
      `"${expected}" is not a valid uid`,
      'Name the file with at most 128 characters, the first of them no dot.',
    )
  if (uid === undefined) return wrong('uid', 'is missing', `Write "${expected}", as the file is named.`)
  if (uid !== expected)
    return wrong(
      'uid',
      `is ${JSON.stringify(uid)}, while the file is named ${expected}`,
      languageFault(file.name, uid, tags) ?? 'Make both the same.',
    )
  if (type !== undefined && type !== file.folder)
    return wrong(
      '_content_type_uid',
      `is ${JSON.stringify(type)}, while the file is in ${file.folder}/`,
      'Move the file, or leave the field out.',
    )
  return true
}

/** The url may be used in links: one that leads nowhere safe is left out. A url of kind `url` is checked already. */
function checkUrl(model: Record<string, unknown>, { fields }: CataloguedType, issues: FieldProblem[]): void {
  const { url } = model
  if (fields.url?.kind !== 'text' || typeof url !== 'string') return
  const read = readEntryUrl(url)
  if (read !== null) {
    model.url = read
    return
  }
  const reason = `is ${JSON.stringify(url)}, which is not a valid address, and is left out`
  issues.push({ severity: 'error', field: 'url', reason, remedy: 'Write a path, or an http(s) address.' })
  delete model.url
}

/** The own fields with their defaults, by the type's own schema. */
function parseOwn(
  model: Record<string, unknown>,
  { definition }: CataloguedType,
  issues: FieldProblem[],
): Record<string, unknown> | null {
  const parsed = definition.schema.safeParse(model)
  if (parsed.success) return parsed.data
  issues.push(ofWhole(z.prettifyError(parsed.error).replaceAll('\n', ' '), 'Correct the fields named.'))
  return null
}

function headOf(
  model: Record<string, unknown>,
  contentType: string,
  { [LANGUAGE]: language }: Record<string, unknown>,
): EntryHead {
  const {
    uid,
    title,
    url,
    publishDetails,
    version = 1,
    publicationDate,
  } = model as Partial<EntryHead> & { publicationDate?: string }
  const updatedAt = (model.updatedAt as string | undefined) ?? publishDetails?.time
  const createdAt = (model.createdAt as string | undefined) ?? updatedAt
  const datePublished = publicationDate ?? publishDetails?.time
  return defined({
    uid: uid as string,
    contentType,
    title: title as string,
    // Completed when the type has derived its fields.
    name: '',
    url,
    path: null,
    publishDetails,
    draftLanguage: publishDetails || typeof language !== 'string' ? undefined : language,
    createdAt,
    updatedAt,
    version,
    datePublished,
  })
}

function completed(
  file: FileName,
  head: Entry,
  type: CataloguedType,
  { catalogue, showingOf, isScheduled }: ProjectContext & { isScheduled: boolean },
  issues: FieldProblem[],
): Projection | null {
  const attempt = <Result>(what: string, work: () => Result): Result | null => {
    try {
      return work()
    } catch (error) {
      const reason = `${what} of content type ${type.name} fails: ${(error as Error).message}`
      const remedy = `Correct ${type.file ?? 'the content type'}, or the field it reads.`
      issues.push(ofWhole(reason, remedy))
      return null
    }
  }
  const own = attempt('"derive"', () => plainData(type.definition.derive?.({ entry: head as StoredEntry }) ?? {}))
  const whole = { ...head, ...own }
  const entry: Entry = { ...whole, name: nameOf(whole) }
  const references = new Map<string, { field: string; to: string }>()
  let choices = false
  visitFields(type.fields, entry, catalogue.blocks, (value, { kind }, path) => {
    if (kind !== 'reference') return
    const field = fieldNames(path)
    const { or = [], ...first } = value as ReferenceChoice
    choices ||= or.length > 0
    for (const { uid } of [first, ...or]) references.set(`${field} ${uid}`, { field, to: uid })
  })
  const showing = (details: EntryHead['publishDetails']) => showingOf(type.name, details)
  const { isShown, hasBegun, moments } = showingOfFile(file, entry, { isScheduled, showing, issues })
  const derived: Derived = {
    perspective: isShown ? 'published' : 'draft',
    replaces: isDraftFile(file) && hasBegun,
    entry,
    moments,
    keys: keysOf(type, entry),
    references: [...references.values()],
    choices,
    words: attempt('"search"', () => wordsOf(entry, type, catalogue)),
  }
  return { ...derived, row: rowOf(fileId(file), derived) }
}

/** Returns what a type derives, as it is stored: no dates as objects, nothing without data. */
const plainData = (derived: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(JSON.parse(JSON.stringify(derived)) as Record<string, unknown>).filter(
      ([, value]) => value !== null && value !== '',
    ),
  )
