import { isRecord } from 'atrium'
import { digestOf } from '../model/compare/digest.ts'
import { followItems } from '../model/compare/follow-items.ts'
import { type Path, pathText, readPath, valueAt } from '../model/path.ts'
import { blockKey, type EntrySchema, partsAlong } from '../model/schema.ts'

/** By what an item of a list is known again: those of its kind as they were, and which of them it was. */
interface Step {
  /** Key of a block; empty: items are all of one kind. */
  kind: string
  /** Short texts for what items said, in order. Of very many items the one alone. */
  all: readonly string[]
  at: number
}

/** Of more items of a kind one is known again as long as nobody has changed it. */
const MOST = 100

const digests = new WeakMap<object, string>()

/** A short text for what an item says: items that are not edited stay the same objects. */
function digestOfItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item) ?? ''
  const known = digests.get(item) ?? digestOf({ item })
  digests.set(item, known)
  return known
}

/** The places of the items of a kind in their list. */
const placesOf = (list: readonly unknown[], kind: string): number[] =>
  [...list.keys()].filter((index) => kind === '' || blockKey(list[index]) === kind)

/** What a place is known by again when items around it were moved, changed, added and taken away. */
export function anchorOf(schema: EntrySchema, root: unknown, path: Path): string {
  const steps = partsAlong(schema, root, path).flatMap((part): Step[] => {
    if (part.kind === 'field') return []
    const list = valueAt(root, part.path.slice(0, -1))
    if (!Array.isArray(list)) return []
    const kind = part.kind === 'block' ? (part.key ?? '') : ''
    const places = placesOf(list, kind)
    const at = places.indexOf(part.index)
    const all = places.map((index) => digestOfItem(list[index]))
    return [all.length > MOST ? { kind, all: [all[at] ?? ''], at: 0 } : { kind, all, at }]
  })
  return JSON.stringify(steps)
}

/**
 * Where a place is now.
 *
 * @param anchor what was said of it when it was noted
 * @returns undefined: it is gone, or which one it was is not known
 */
export function placeNow(place: string, anchor: string, root: unknown): string | undefined {
  const steps = stepsIn(anchor)
  const path: (string | number)[] = []
  for (const step of readPath(place)) {
    if (typeof step === 'string') {
      path.push(step)
      continue
    }
    const known = steps.shift()
    const list = valueAt(root, path)
    const index = known && Array.isArray(list) ? indexNow(known, list) : undefined
    if (index === undefined) return undefined
    path.push(index)
  }
  return pathText(path)
}

function indexNow({ kind, all, at }: Step, list: readonly unknown[]): number | undefined {
  const places = placesOf(list, kind)
  const now = places.map((index) => digestOfItem(list[index]))
  const found = places.length > MOST ? now.indexOf(all[at] ?? '') : followItems(all, now, () => kind).at.get(at)
  return found === undefined ? undefined : places[found]
}

/** Anything may have been sent as one. */
function stepsIn(anchor: string): Step[] {
  try {
    const steps: unknown = JSON.parse(anchor)
    return Array.isArray(steps) ? steps.filter(isStep) : []
  } catch {
    return []
  }
}

const isStep = (step: unknown): step is Step =>
  isRecord(step) &&
  typeof step.kind === 'string' &&
  typeof step.at === 'number' &&
  Array.isArray(step.all) &&
  step.all.every((one) => typeof one === 'string')
