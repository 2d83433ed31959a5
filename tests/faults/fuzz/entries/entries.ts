import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { pathOfUrl } from '#engine/content/entry/paths.ts'
import { entryFields } from '#engine/schema/envelope.ts'
import { type Mutation, mutated, mutations } from '../mutate.ts'
import { mostly } from '../requests/request-data.ts'
import { hostileText } from '../values.ts'
import { ingest, listPaths, visit } from '../visit.ts'
import type { Part, World } from '../world.ts'
import { SLOTS, uidOf, type Wire, WireValues } from './wire-values.ts'

/** Files of the content directory that are no entries. */
const OTHER_FILES = ['redirects.json', 'archive.json', 'calendar/events.json', 'demo.json']

interface Written {
  type: string
  slot: number
  /** The entry; or a change of one that is there, by its place. */
  entry: Wire | { like: number; but: Mutation[] }
  url: string
  isDraft: boolean
  /** What becomes of the bytes of the file. */
  bytes: 'whole' | 'deleted' | 'empty' | 'cut' | 'not UTF-8' | 'twice' | 'with a mark in front'
}

interface Change {
  files: Written[]
  other: { file: string; but: Mutation[] }[]
  /** Which lists are looked at afterwards. */
  lists: number[]
}

/** Entries of every type with hostile values in every field, written as files and ingested. */
export const entries: Part<Change> = {
  name: 'entries',
  data(world) {
    const values = valuesOf(world)
    const { contentTypes } = world.definition
    const file = fc.constantFrom(...contentTypes.keys()).chain((type) =>
      fc.record({
        type: fc.constant(type),
        slot: fc.nat(SLOTS - 1),
        entry: fc.oneof(
          { weight: 3, arbitrary: values.of(type, entryFields(contentTypes.get(type)?.fields ?? {})) },
          fc.record({ like: fc.nat(), but: mutations(4) }),
        ),
        url: fc.oneof({ weight: 12, arbitrary: fc.constant('') }, hostileText),
        isDraft: mostly(false, [true]),
        bytes: mostly<Written['bytes']>('whole', [
          ...(['deleted', 'empty', 'cut', 'not UTF-8', 'twice', 'with a mark in front'] as const),
        ]),
      }),
    )
    const other = fc.record({ file: fc.constantFrom(...OTHER_FILES), but: mutations(3) })
    return fc.record({
      files: fc.array(file, { minLength: 1, maxLength: 8 }),
      other: fc.array(other, { maxLength: 1 }),
      lists: fc.array(fc.nat(), { maxLength: 3 }),
    })
  },
  async run({ files, other, lists }, world) {
    for (const { file, but } of other) {
      const original = JSON.parse(readFileSync(join(DEMO, file), 'utf8'))
      write(join(world.content, file), JSON.stringify(mutated(original, but) ?? null))
    }
    const urls = files.flatMap((file) => writeEntry(file, world))
    await ingest(world)
    const known = listPaths(world)
    for (const path of new Set([...urls, ...lists.map((at) => known[at % known.length] as string)]))
      await visit(world, path)
  },
}

const DEMO = join(import.meta.dirname, '../../../../demo/content')
const made = new WeakMap<World, WireValues>()

function valuesOf(world: World): WireValues {
  const known = made.get(world) ?? new WireValues(world)
  made.set(world, known)
  return known
}

/** @returns the address at which the entry may stand */
function writeEntry({ type, slot, entry, url, isDraft, bytes }: Written, world: World): string[] {
  const uid = uidOf(type, slot)
  const file = join(world.content, 'entries', type, `${uid}${isDraft ? '.draft' : ''}.json`)
  if (bytes === 'deleted') {
    rmSync(file, { force: true })
    return []
  }
  const address = url || `/fuzz-${type.replaceAll('_', '-')}-${slot}`
  const own = likeAnother(entry) ? changed(entry, type, world) : entry
  const whole = {
    publish_details: { environment: 'production', locale: 'en-us', time: '2026-03-01T18:00:00.000Z' },
    slug: address,
    ...own,
    ...(url || !likeAnother(entry) ? { url: address } : { url: `${address}-like` }),
    uid,
    _content_type_uid: type,
  }
  write(file, BYTES[bytes](JSON.stringify(whole)))
  const route = world.definition.pages.get(type)?.route
  const path = route && url === '' ? pathOfUrl(route, String(whole.url)) : null
  return path ? [path] : []
}

const BYTES: Record<Exclude<Written['bytes'], 'deleted'>, (text: string) => string | Buffer> = {
  whole: (text) => text,
  empty: () => '',
  cut: (text) => text.slice(0, text.length / 2),
  'not UTF-8': (text) => Buffer.from(text.replaceAll('e', 'é'), 'latin1'),
  twice: (text) => text + text,
  'with a mark in front': (text) => `\ufeff${text}`,
}

const likeAnother = (entry: Written['entry']): entry is { like: number; but: Mutation[] } =>
  typeof entry.like === 'number' && Array.isArray(entry.but)

function changed({ like, but }: { like: number; but: Mutation[] }, type: string, world: World): Wire {
  const same = world.entries.filter((one) => one.type === type)
  const other = same[like % same.length]
  const value = other ? mutated(JSON.parse(readFileSync(join(world.content, other.file), 'utf8')), but) : {}
  return typeof value === 'object' && value !== null ? (value as Wire) : {}
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
