import { z } from 'zod'
import { isRecord } from '../base/json/is-record.ts'
import { type FieldProblem, fieldProblem, within } from '../base/problem.ts'
import { withoutFormatting } from '../base/text/plain-text.ts'
import type { ReferenceStub } from '../contract/content/entry.ts'
import type { Section } from '../contract/page/block.ts'
import type { Field, Fields } from './describe.ts'
import { toModelName } from './names.ts'
import { type WireBlocks, wireBlock } from './read-wire.ts'
import { spellingsOf, valueAt } from './spelling.ts'
import { singleOf } from './wire-schema.ts'

/** Told of what is taken out of rich text though a visitor would have seen it: what it is, and what to do. */
export type OnLoss = (what: string, remedy: string) => void

/** Cleans values whose form is not already the model's; without data left in a value it gives undefined. */
export interface Conversions {
  html: (value: string, onLoss?: OnLoss) => string | undefined
  inline: (value: string, onLoss?: OnLoss) => string | undefined
  date: (value: string, dayOnly?: boolean) => string
}

export interface Normalising extends Conversions {
  blocks: WireBlocks
  /** Fills placeholders like `{brand}` in names of content types. */
  fill: (name: string) => string
  issues: FieldProblem[]
}

/** A single reference for which the wire named several entries: the first that is there is meant. */
export interface ReferenceChoice extends ReferenceStub {
  or?: ReferenceStub[]
}

/**
 * Wire → model: names, other spellings, references as stubs, blocks as sections, values in their stored form. What
 * lacks a required field is dropped with an issue: the group, the block or the list item that holds it.
 *
 * @param wire as `readWire` gives it, without values of a wrong kind
 * @returns undefined when a field that the object itself requires has no data
 */
export function normalise(
  fields: Fields,
  wire: Record<string, unknown>,
  path: string,
  context: Normalising,
): Record<string, unknown> | undefined {
  const model: Record<string, unknown> = {}
  let complete = true
  for (const { name, main, field } of spellingsOf(fields).named) {
    // What takes its place has the same value, and is told of it.
    const own = field.deprecated ? { ...context, issues: [] } : context
    const value = firstWithData([main, ...field.aliases], (spelling) => {
      const data = valueAt(wire, spelling)
      return data === undefined ? undefined : modelOf(field, data, within(path, spelling), own, spelling !== main)
    })
    if (value !== undefined) model[name] = value
    else if (field.required) {
      complete = false
      context.issues.push(missing(within(path, main), field))
    }
  }
  return complete ? model : undefined
}

function missing(field: string, { aliases }: Field): FieldProblem {
  const remedy = aliases.length > 0 ? `Fill it in (aliases read: ${aliases.join(', ')}).` : 'Fill it in.'
  return fieldProblem(field, 'is required and has no data', remedy)
}

function firstWithData(spellings: readonly string[], read: (spelling: string) => unknown): unknown {
  for (const spelling of spellings) {
    const value = read(spelling)
    if (value !== undefined) return value
  }
  return undefined
}

function modelOf(field: Field, value: unknown, path: string, context: Normalising, shorthand = false): unknown {
  const single = shorthand && (isRecord(value) || typeof value === 'string') ? singleOf(field) : undefined
  if (single && field.kind === 'list') return list([modelOf(single, value, path, context)])
  if (single && field.kind === 'group' && !isRecord(value)) {
    const [name] = Object.keys(field.fields) as [string]
    const inner = modelOf(single, value, path, context)
    return inner === undefined ? undefined : { [name]: inner }
  }
  switch (field.kind) {
    case 'group':
      return isRecord(value) ? normalise(field.fields, value, path, context) : undefined
    case 'list':
      return Array.isArray(value)
        ? list(value.map((item, index) => modelOf(field.of, item, `${path}[${index}]`, context)))
        : undefined
    case 'reference':
      return Array.isArray(value) ? choiceOf(value, field.to, path, context) : stubOf(value, field.to, path, context)
    case 'blocks':
      return Array.isArray(value)
        ? list(value.map((item, index) => sectionOf(item, `${path}[${index}]`, context)))
        : undefined
    case 'map':
      return isRecord(value) ? mapOf(value, path, context) : undefined
    case 'html':
    case 'inline':
      return typeof value === 'string' ? context[field.kind](value, lossIn(path, context)) : undefined
    case 'date':
    case 'datetime':
      return typeof value === 'string' ? context.date(value, field.dayOnly) : undefined
    case 'url':
      return typeof value === 'string' ? value.trim() : undefined
    case 'text':
      return typeof value === 'string' ? plain(value, path, context) : value
    default:
      return value
  }
}

const list = (items: unknown[]) => {
  const kept = items.filter((item) => item !== undefined)
  return kept.length > 0 ? kept : undefined
}

const lossIn =
  (field: string, { issues }: Normalising): OnLoss =>
  (what, remedy) => {
    issues.push({ severity: 'warning', field, reason: `loses ${what}, which cannot stand in rich text`, remedy })
  }

/** Where every plain text of an entry is read: pages, feeds, heads and search show what is left of it. */
function plain(value: string, field: string, { issues }: Normalising): string | undefined {
  const words = withoutFormatting(value)
  const reason = 'holds HTML, but is plain text: it is shown without the tags'
  if (words !== value) issues.push(fieldProblem(field, reason, 'Write the words alone.'))
  return words || undefined
}

/** Texts of a map are plain, but some hold prose from an editor; only those that hold tags are cleaned. */
function mapOf(map: Record<string, unknown>, path: string, context: Normalising): Record<string, string[]> | undefined {
  const clean = (key: string) => (text: string) =>
    /<[a-z!/]/i.test(text) ? (context.html(text, lossIn(within(path, key), context)) ?? '') : text
  const entries = Object.entries(map).map(([key, texts]) => [key, (texts as string[]).map(clean(key))] as const)
  const kept = entries.filter(([, texts]) => texts.length > 0)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function stubOf(
  value: unknown,
  to: readonly string[],
  path: string,
  { fill, issues }: Normalising,
): ReferenceStub | undefined {
  const { uid, _content_type_uid: contentType } = isRecord(value) ? value : {}
  if (typeof uid !== 'string' || typeof contentType !== 'string') {
    issues.push(fieldProblem(path, 'is not a reference', 'Write { "uid": "…", "_content_type_uid": "…" }.'))
    return undefined
  }
  if (to.length > 0 && !to.map(fill).includes(contentType)) {
    const reason = `refers to ${uid} of type ${contentType}, which may not stand here`
    issues.push({ severity: 'error', field: path, reason, remedy: `Refer to an entry of ${to.map(fill).join(', ')}.` })
    return undefined
  }
  return { uid, contentType }
}

function choiceOf(
  values: unknown[],
  to: readonly string[],
  path: string,
  context: Normalising,
): ReferenceChoice | undefined {
  const [first, ...or] = values.flatMap((value, index) => stubOf(value, to, `${path}[${index}]`, context) ?? [])
  return first && or.length > 0 ? { ...first, or } : first
}

function sectionOf(item: unknown, path: string, context: Normalising): Section | undefined {
  const [[key, value] = ['', undefined]] = isRecord(item) ? Object.entries(item) : []
  const block = wireBlock(context.blocks, key)
  const inside = within(path, key)
  if (!block) {
    const remedy = `Use one of ${[...context.blocks.keys()].join(', ')}.`
    context.issues.push(fieldProblem(path, `invalid block type "${key}"`, remedy))
    return { blockType: toModelName(key) }
  }
  const fields = isRecord(value) ? normalise(block.fields, value, inside, context) : undefined
  if (!fields) return undefined
  const parsed = block.definition.schema.safeParse(fields)
  if (parsed.success) return { ...parsed.data, blockType: block.definition.type }
  const reason = z.prettifyError(parsed.error).replaceAll('\n', ' ')
  context.issues.push({ severity: 'error', field: inside, reason, remedy: 'Correct the block.' })
  return undefined
}
