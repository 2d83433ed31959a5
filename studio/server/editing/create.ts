import { randomBytes } from 'node:crypto'
import { isRecord } from 'atrium'
import { type SiteDefinition, toWireName, wireNameOf } from '#engine/host.ts'
import type { Address } from '../../client/api/contract.ts'
import { titleSlug } from '../../forms/title-slug.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere } from '../desk/refs.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import { addressFor, requireTitle } from './address.ts'
import { wholeOf } from './in-languages.ts'
import { storedNow } from './stored-moments.ts'
import { newest, sent } from './texts.ts'
import type { Sent } from './writes.ts'

/** Lists what a new entry does not have of the one that it is copied of: it is published, counted and addressed for itself. */
const OF_ONE_ENTRY = [
  'uid',
  'publish_details',
  'scheduled',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  '_version',
  'url',
  'slug',
]

/**
 * Begins an entry: from nothing, from a template, or as a copy.
 *
 * @returns where it is
 */
export async function createEntry(desk: Desk, type: string, given: Sent, session: Session): Promise<{ ref: Ref }> {
  const title = requireTitle(given.title)
  const { start, field, value: address } = await begun(desk, type, given)
  return {
    ref: await writeNew(desk, type, { ...start, title, ...(field && address ? { [field]: address } : {}) }, session),
  }
}

/**
 * Writes an entry that is not there yet, as a draft.
 *
 * @param fields as its file holds them
 */
export async function writeNew(
  desk: Pick<Desk, 'site' | 'movedBy' | 'now' | 'writer'>,
  type: string,
  fields: Sent & { title: string },
  { person }: Session,
): Promise<Ref> {
  const ref = { type, uid: newUid(type, fields.title) }
  const time = storedNow(desk, type)
  const value = { uid: ref.uid, _content_type_uid: type, ...fields, created_at: time, updated_at: time }
  const saved = await desk.writer.save(ref, `${JSON.stringify(value, null, 2)}\n`, { ifHash: null, by: person.name })
  if ('conflict' in saved) throw new ApiError(409, 'There is an entry of this name.', 'Try again.')
  return ref
}

/** Says where an entry would be if it were begun so. */
export async function proposeAddress(desk: Desk, type: string, given: Sent): Promise<Address> {
  const { start: _, ...address } = await begun(desk, type, given)
  return address
}

/** What a new entry begins with, and the address that it gets. */
async function begun(desk: Desk, type: string, given: Sent): Promise<Address & { start: Sent }> {
  const { template, copyOf, address } = given
  const title = requireTitle(given.title)
  if (address !== undefined && typeof address !== 'string')
    throw new ApiError(400, 'The address cannot be read.', 'Write a path like /visit.')
  const start = copyOf === undefined ? startOf(desk.site.definition, type, template) : await copied(desk, type, copyOf)
  return { start, ...(await addressFor(desk, type, { title, address: address?.trim() || undefined, start })) }
}

/** Names a file: readable, and unlike any other. */
const newUid = (type: string, title: string): string =>
  [toWireName(type), titleSlug(title).replaceAll('-', '_').slice(0, 40), randomBytes(4).toString('hex')]
    .filter(Boolean)
    .join('_')

/** Returns what fields of a new entry hold at first. */
function startOf(site: SiteDefinition, type: string, template: unknown): Record<string, unknown> {
  const { definition, fields = {} } = site.contentTypes.get(type) ?? {}
  const initial = Object.entries(fields).flatMap(([name, field]) => {
    const { initial: value } = field
    return value === undefined ? [] : [[wireNameOf(name, field), value] as const]
  })
  const start = Object.fromEntries(initial)
  if (template === undefined) return start
  const chosen = definition?.templates?.find(({ name }) => name === template)
  if (!chosen) throw new ApiError(400, 'There is no such template.', 'Choose one of the list.')
  return { ...start, ...(structuredClone(chosen.value) as Record<string, unknown>) }
}

async function copied(desk: Desk, type: string, uid: unknown): Promise<Record<string, unknown>> {
  if (typeof uid !== 'string') throw notThere()
  const text = newest((await desk.writer.read({ type, uid })) ?? {})
  const value = wholeOf(desk, { type, uid }, text && sent(text).value)
  if (!isRecord(value)) throw notThere()
  return Object.fromEntries(Object.entries(value).filter(([key]) => !OF_ONE_ENTRY.includes(key)))
}
