import type { z } from 'zod'
import type { InstalledType, SiteDefinition } from '../../assemble/site-definition.ts'
import type { FieldProblem } from '../../base/problem.ts'
import { nameOf } from '../../content/entry/entry-name.ts'
import type { Entry } from '../../contract/content/entry.ts'
import { entryFields } from '../../schema/envelope.ts'
import { normalise } from '../../schema/normalise.ts'
import { readWire } from '../../schema/read-wire.ts'
import { entryOf, isWire, type ModelEntry, type WireEntry, type WrittenEntry } from './written.ts'

const asWritten = (value: string) => value
const PUBLISHED = '2026-03-02T18:00:05Z'

/**
 * An entry of a test as the store keeps it: read by the fields of its type, completed by its defaults and by what it
 * derives. Entries of types that are not given are taken as they are.
 *
 * @param issues what is lost of an entry in wire fields is added here
 * @returns undefined for an entry in wire fields that cannot be loaded
 * @throws when an entry in model fields does not fit its type, naming field and reason
 */
export function readEntry(written: WrittenEntry, site: SiteDefinition, issues: FieldProblem[]): Entry | undefined {
  const type = site.contentTypes.get(isWire(written) ? written._content_type_uid : written.contentType)
  if (isWire(written)) return readWireEntry(written, type, site, issues)
  const { uid, contentType, name, ...fields }: ModelEntry = { publishDetails: { time: PUBLISHED }, ...written }
  // `entryOf` calls an entry by its title; whether its type knows better is asked below.
  const given = withoutUndefined({ ...fields, ...(name !== fields.title && { name }) }) as Partial<Entry>
  const entry = entryOf(contentType, uid, { name: '', ...given })
  if (!type) return named(entry)
  const parsed = type.definition.schema.safeParse({ ...entry, name: given.name })
  if (parsed.success) {
    const whole = { ...entry, ...parsed.data }
    // What the test states wins over what is derived, with the defaults of the fields within it.
    const stated = Object.fromEntries(Object.keys(given).map((name) => [name, whole[name]]))
    return named({ ...derived(whole, type), ...stated })
  }
  const facts = factsOf(parsed.error)
  throw new Error(`The entry "${uid}" does not fit the content type "${contentType}": ${facts}`)
}

function readWireEntry(
  wire: WireEntry,
  type: InstalledType | undefined,
  site: SiteDefinition,
  issues: FieldProblem[],
): Entry | undefined {
  const { uid, _content_type_uid: contentType } = wire
  if (!type) throw new Error(`No content type "${contentType}" is given for "${uid}". Name it in "types".`)
  const blocks = new Map(
    [...site.blocks.values()].flatMap((block) => (block.definition.wire ? [[block.definition.wire, block]] : [])),
  )
  const fields = entryFields(type.fields)
  const whole = { title: uid, publish_details: { time: PUBLISHED }, ...wire }
  const read = readWire(fields, whole, '', { blocks, issues })
  const fill = (name: string) => name.replaceAll('{brand}', site.brand)
  const conversions = { html: asWritten, inline: asWritten, date: asWritten }
  const model = normalise(fields, read, '', { ...conversions, blocks, fill, issues })
  const own = model && type.definition.schema.parse(model)
  return own && named(derived(entryOf(contentType, uid, { name: '', ...model, ...own }), type))
}

/** The entry with what its type derives. */
function derived(entry: Entry, { definition }: InstalledType): Entry {
  const datePublished = (entry.publicationDate as string | undefined) ?? entry.publishDetails?.time
  const whole = { ...(datePublished && { datePublished }), ...entry }
  const added = definition.derive?.({ entry: whole as never }) ?? {}
  return { ...whole, ...withoutUndefined(added) }
}

const named = (entry: Entry): Entry => ({ ...entry, name: nameOf(entry) })

const factsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')

const withoutUndefined = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value))
