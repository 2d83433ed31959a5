import { memo } from '../base/memory/memo.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Change, Sort } from '../contract/ports/content.ts'
import { mentionsAny } from '../search/mentions.ts'
import { type Dependencies, EVERY_PATH, type ListQuery } from './dependencies.ts'
import { matches, valuesAt } from './matches.ts'

/**
 * Why an answer may be another after a change: it used the entry, looked up one of its addresses, or asked for a list
 * that the entry enters, leaves or changes its place in.
 */
export type Effect = 'entry' | 'address' | 'list'

/**
 * Says what changes mean for answers. It may be asked of any number of them: a list or a part that many share is looked at once.
 *
 * @returns null for an answer that stays as it is
 */
export function effectOf(changes: readonly Omit<Change, 'revision'>[]): (dependencies: Dependencies) => Effect | null {
  const uids = new Set(changes.map(({ uid }) => uid))
  const paths = new Set(changes.flatMap((change) => change.paths))
  const isAnyAddress = changes.some(({ before, after }) => paths.size > 0 || before?.path || after?.path)
  const byType = changesByType(changes)
  const lists = new Map<string, boolean>()

  const isListOther = (key: string, list: ListQuery): boolean => {
    const known = lists.get(key)
    if (known !== undefined) return known
    const isOther = list.types.some((type) => byType.get(type)?.some((change) => changesList(change, list)))
    lists.set(key, isOther)
    return isOther
  }
  const on = (dependencies: Dependencies): Effect | null => {
    if (haveCommon(dependencies.entries, uids)) return 'entry'
    if (isAnyAddress && dependencies.paths.has(EVERY_PATH)) return 'address'
    if (haveCommon(dependencies.paths, paths)) return 'address'
    for (const [key, list] of dependencies.queries) if (isListOther(key, list)) return 'list'
    for (const part of dependencies.parts) {
      const effect = onPart(part)
      if (effect) return effect
    }
    return null
  }
  const onPart = memo(on)
  return on
}

/** A change that moves an entry from one type to another counts under both. */
function changesByType<Some extends Pick<Change, 'before' | 'after'>>(changes: readonly Some[]): Map<string, Some[]> {
  const byType = new Map<string, Some[]>()
  for (const change of changes)
    for (const type of new Set([change.before?.contentType, change.after?.contentType]))
      if (type !== undefined) byType.set(type, [...(byType.get(type) ?? []), change])
  return byType
}

function changesList({ before, after }: Pick<Change, 'before' | 'after'>, list: ListQuery): boolean {
  const { words } = list
  if (words)
    return [before, after].some((entry) => isListed(entry, list) && entry !== null && mentionsAny(entry, words))
  const was = isListed(before, list)
  return was !== isListed(after, list) || (was && isElsewhere(before, after, list))
}

const isListed = (entry: Entry | null, { types, where }: ListQuery): boolean =>
  entry !== null && types.includes(entry.contentType) && matches(entry, where)

const isElsewhere = (before: Entry | null, after: Entry | null, { sort = [] }: ListQuery): boolean =>
  sort.some((by) => placeOf(before, by) !== placeOf(after, by))

const placeOf = (entry: Entry | null, { field }: Sort): string => JSON.stringify(valuesAt(entry, field))

function haveCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  for (const name of few) if (many.has(name)) return true
  return false
}
