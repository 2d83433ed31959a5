import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { Entry, ReferenceStub } from '../../contract/content/entry.ts'
import type { Enrichment } from '../../service/enrichment.ts'
import { type CardSource, cardOf } from './card-of.ts'
import { collectReferences, type Place, type Plan, type Slot } from './collect-references.ts'
import { type Include, union } from './include.ts'
import { MAX_DEPTH } from './views.ts'
import { withoutBlocks } from './without-blocks.ts'

export interface Expansion extends CardSource {
  site: SiteDefinition
  /** Entries by uid; what is not there is absent. */
  get: (uids: readonly string[]) => Promise<Entry[]>
  enrich?: Enrichment
}

/** Names what every reader of an entry needs, its card too: the view of its content type. */
export const viewPlan = ({ contentType }: Entry, site: SiteDefinition): Plan => ({
  include: site.views.view(contentType),
  follow: 'named',
  enrich: true,
})

/**
 * Replaces references by what they refer to, level by level, one read a level: those named in `include` by the entry,
 * cards by cards, and in fields of blocks what each block declares. Of what comes in only that is followed which the path
 * goes on to name; fields of blocks that it does not name are left out. References that lead nowhere, or to a type the
 * field does not name, are taken out; so are those that lie too deep, and groups whose required reference is taken out.
 * References of one level that need the same of one entry share it. Data from services comes last and wins over what is
 * stored.
 *
 * @returns the entries with their references replaced; those given are not changed
 */
export async function expand(
  entries: readonly Entry[],
  planOf: (entry: Entry) => Plan,
  { get, enrich, ...source }: Expansion,
): Promise<Entry[]> {
  const { site } = source
  const levels: Slot[][] = []
  const shown: [Entry, enrichment?: Promise<object>][] = []
  const open: Open = (entry, plan, found) => {
    const own = collectReferences(entry, plan, site, found)
    if (!enrich || !plan.enrich || !site.contentTypes.get(entry.contentType)?.definition.enrich) return own
    if (own !== entry) {
      shown.push([own])
      return own
    }
    // No reference of it is still to come: where there is nothing to ask it is shown as it is.
    const enrichment = enrich(entry)
    if (!enrichment) return entry
    const copy = { ...entry }
    shown.push([copy, enrichment])
    return copy
  }
  let slots: Slot[] = []
  const expanded = entries.map((entry) => open(entry, planOf(entry), slots))
  while (slots.length > 0 && levels.length < MAX_DEPTH) {
    levels.push(slots)
    slots = await fill(slots, site, get, open)
  }
  // Not before references are loaded, which the service's data may replace.
  await Promise.all(shown.map(async ([entry, found = enrich?.(entry)]) => Object.assign(entry, await found)))
  for (const slot of slots) takeOut(slot)
  // From the deepest level up: a card is made of an entry whose own references are in order.
  for (const level of [...levels, slots].reverse()) {
    for (const slot of level) {
      const entry = slot.as === 'card' ? (heldBy(slot) as Entry | undefined) : undefined
      if (!entry) continue
      const card = cardOf(entry, source)
      if (card) put(slot, card)
      else takeOut(slot)
    }
    for (const list of new Set(level.flatMap(({ holder, group }) => [holder, group?.holder])))
      if (Array.isArray(list)) compact(list)
  }
  return expanded
}

/** Opens an entry by its plan; the references to be followed are added to `found`. */
type Open = (entry: Entry, plan: Plan, found: Slot[]) => Entry

/** Puts entries in the place of references. @returns the references of these entries that are to be followed */
async function fill(slots: readonly Slot[], site: SiteDefinition, get: Expansion['get'], open: Open): Promise<Slot[]> {
  const uids = new Set(slots.map((slot) => (heldBy(slot) as ReferenceStub).uid))
  const found = new Map((await get([...uids])).map((entry) => [entry.uid, entry]))
  const placed = new Map<string, Map<Include, Entry>>()
  const next: Slot[] = []
  for (const slot of slots) {
    const entry = found.get((heldBy(slot) as ReferenceStub).uid)
    if (!entry || !fits(entry, slot, site)) {
      takeOut(slot)
      continue
    }
    const key = `${slot.as} ${entry.uid}`
    const copies = placed.get(key) ?? new Map<Include, Entry>()
    placed.set(key, copies)
    let own = copies.get(slot.include)
    if (!own) {
      const isCard = slot.as === 'card'
      const include = isCard ? union(viewPlan(entry, site).include, slot.include) : slot.include
      const fields = site.contentTypes.get(entry.contentType)?.fields ?? {}
      own = open(
        isCard ? entry : withoutBlocks(entry, fields, include),
        { include, follow: 'named', enrich: true },
        next,
      )
      copies.set(slot.include, own)
    }
    put(slot, own)
  }
  return next
}

const heldBy = ({ holder, key }: Slot): unknown => (holder as Record<string | number, unknown>)[key]

const takeOut = (slot: Slot): void => {
  put(slot, undefined)
  if (slot.group) put(slot.group, undefined)
}

const put = ({ holder, key }: Place, value: unknown): void => {
  ;(holder as Record<string | number, unknown>)[key] = value
}

const fits = ({ contentType }: Entry, { to }: Slot, site: SiteDefinition): boolean =>
  to.length === 0 || to.some((name) => name.replaceAll('{brand}', site.brand) === contentType)

function compact(list: unknown[]): void {
  const kept = list.filter((item) => item !== undefined)
  if (kept.length < list.length) list.splice(0, list.length, ...kept)
}
