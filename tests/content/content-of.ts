import type { Block, Content, ContentStore, Entry, Plugin } from '#engine'
import { assemble } from '#engine/assemble/assemble.ts'
import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import { createContent } from '#engine/content/content.ts'
import { createDateFormats } from '#engine/content/dates.ts'
import { createDependencies } from '#engine/content/dependencies.ts'
import { matches } from '#engine/content/matches.ts'
import { entryFields } from '#engine/schema/envelope.ts'
import type { Issue } from '#engine/schema/issue.ts'
import { normalise } from '#engine/schema/normalise.ts'
import { readWire } from '#engine/schema/read-wire.ts'

/** An entry as it stands in a file; `_content_type_uid` names its type. */
export type WireEntry = { uid: string; _content_type_uid: string; title?: string } & Record<string, unknown>

const BRAND = 'ellery'
const conversions = { html: (value: string) => value, inline: (value: string) => value, date: (value: string) => value }

/** A reference as it stands in a file. */
export const to = (type: string, ...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }))

/**
 * The content service over a few entries, through the engine's own reading, deriving, including and mapping to cards.
 *
 * @returns issues by uid beside it: what was lost of each entry, by field
 */
export function contentOf(plugins: readonly Plugin[], entries: readonly WireEntry[], blocks: readonly Block[] = []) {
  const site = assemble(
    {
      plugins: plugins.map((definition) => ({ file: `plugins/${definition.name}/index.ts`, definition })),
      blocks: blocks.map((definition) => ({ file: `blocks/${definition.type}/index.tsx`, definition, island: null })),
      problems: [],
    },
    { brand: BRAND, journal: 'ellery-research-journal' },
  )
  const issues: Record<string, string[]> = {}
  const stored = new Map(
    entries.flatMap((wire) => {
      const own: Issue[] = []
      const entry = modelOf(wire, site, own)
      issues[wire.uid] = own.map(({ field }) => field)
      return entry ? [[wire.uid, entry] as const] : []
    }),
  )
  const store = {
    get: async (uids: readonly string[]) => uids.flatMap((uid) => structuredClone(stored.get(uid)) ?? []),
    find: async (types: readonly string[], { where }: { where?: Parameters<typeof matches>[1] }) => {
      const items = [...stored.values()].filter((entry) => types.includes(entry.contentType) && matches(entry, where))
      return { items: structuredClone(items), total: items.length }
    },
  } as unknown as ContentStore
  const content: Content = createContent({
    store,
    site,
    language: 'en-US',
    dates: createDateFormats('America/Los_Angeles'),
    dependencies: createDependencies(),
    log: { info() {}, warn() {}, error() {} },
  })
  const cardOf = async (uid: string) => {
    const contentType = stored.get(uid)?.contentType ?? ''
    return (await content.cards(contentType, { where: { uid } })).items[0]
  }
  return { content, cardOf, entryOf: (uid: string) => stored.get(uid), issues }
}

function modelOf(wire: WireEntry, site: SiteDefinition, issues: Issue[]): Entry | undefined {
  const type = site.contentTypes.get(wire._content_type_uid)
  if (!type) throw new Error(`No plugin given declares "${wire._content_type_uid}".`)
  const wireBlocks = new Map(
    [...site.blocks.values()].flatMap((block) => (block.definition.wire ? [[block.definition.wire, block]] : [])),
  )
  const fields = entryFields(type.fields)
  const read = readWire(fields, { title: wire.uid, publish_details: { time: '2026-03-02T18:00:05Z' }, ...wire }, '', {
    blocks: wireBlocks,
    issues,
  })
  const model = normalise(fields, read, '', {
    ...conversions,
    blocks: wireBlocks,
    fill: (name) => name.replace('{brand}', BRAND),
    issues,
  })
  const own = model && type.definition.schema.parse(model)
  if (!own) return undefined
  const entry = { ...model, version: 1, path: null, ...own } as unknown as Entry
  return { ...entry, ...JSON.parse(JSON.stringify(type.definition.derive?.(entry) ?? {})) }
}
