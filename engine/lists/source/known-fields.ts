import type { InstalledType } from '../../assemble/site-definition.ts'
import { memo } from '../../base/memory/memo.ts'
import type { Query, Where } from '../../contract/ports/content.ts'
import type { Log } from '../../contract/ports/log.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import { entryFields } from '../../schema/envelope.ts'
import { toModelPath } from '../../schema/names.ts'

/** Fields of the head that no editor writes. */
const HEAD = new Set(['name', 'path', 'datePublished'])

/**
 * Whether entries of the type may have something at a dotted path. What a type derives is not declared: such a path is
 * known where `index` names it.
 */
export const isField = (path: string, type: InstalledType): boolean =>
  isDeclared(path, type) ||
  (type.definition.derive !== undefined && isIndexed(toModelPath(path), type.definition.index))

function isDeclared(path: string, { fields }: InstalledType): boolean {
  const [first = '', ...rest] = toModelPath(path).split('.')
  const all = entryFields(fields)
  return Object.hasOwn(all, first) ? isWithin(all, [first, ...rest]) : HEAD.has(first)
}

/** Paths of `index` that the type neither declares nor derives, as far as an entry without data tells what it derives. */
export function unknownIndexes(type: InstalledType): string[] {
  const { index = [], derive } = type.definition
  const undeclared = index.filter((path) => !isDeclared(path, type))
  if (undeclared.length === 0 || !derive) return undeclared
  const derived = derivedWithoutData(type)
  return derived ? undeclared.filter((path) => !derived.includes(toModelPath(path).split('.')[0] as string)) : []
}

function derivedWithoutData({ fields, definition }: InstalledType): string[] | null {
  const lists = Object.entries(entryFields(fields)).filter(([, { kind }]) => kind === 'list')
  try {
    return Object.keys(definition.derive?.({ entry: Object.fromEntries(lists.map(([name]) => [name, []])) as never }))
  } catch {
    // It needs what every entry of the type has.
    return null
  }
}

const isIndexed = (path: string, index: readonly string[] = []) => index.some((one) => toModelPath(one) === path)

/** Whether a list finds entries of the type by a field without reading all of them: one in `index`, a reference, or the head. */
export function isFoundByIndex(path: string, { fields, definition: { index } }: InstalledType): boolean {
  const [first = '', ...rest] = toModelPath(path).split('.')
  if (!Object.hasOwn(fields, first) || isIndexed(toModelPath(path), index)) return true
  const field = fieldAt(fields, [first, ...rest.filter((name) => name !== 'uid')])
  return field?.kind === 'reference'
}

/** The field at a path; of a list what it lists. */
function fieldAt(fields: Fields, [name = '', ...rest]: readonly string[]): Field | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const one = field?.kind === 'list' ? field.of : field
  return rest.length === 0 || one?.kind !== 'group' ? one : fieldAt(one.fields, rest)
}

function isWithin(fields: Fields, [name = '', ...rest]: readonly string[]): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const one = field?.kind === 'list' ? field.of : field
  if (!one) return false
  if (rest.length === 0) return true
  if (one.kind === 'group') return isWithin(one.fields, rest)
  return one.kind === 'map' || (one.kind === 'reference' && rest[0] === 'uid')
}

/** Every field that conditions name. */
export const pathsIn = ({ or = [], ...conditions }: Where): string[] => [
  ...Object.keys(conditions),
  ...or.flatMap(pathsIn),
]

/** Says what an author may write in place of a field that is unknown. */
export function fieldRemedy(types: readonly InstalledType[]): string {
  const names = types.flatMap((type) => [
    ...Object.keys(type.fields),
    ...(type.definition.index ?? []).filter((path) => isField(path, type) && !unknownIndexes(type).includes(path)),
  ])
  return `Name one of ${[...new Set(names)].join(', ')}, or derive the field and name it in "index".`
}

const checkedOf = memo((_) => new Map<string, boolean>(), new WeakMap<InstalledType, Map<string, boolean>>())

/**
 * The same as `isField`, remembered: queries are many, and their fields are few.
 *
 * @param log warned once of a field by which every entry is read
 * @param where all conditions: what one of them finds by an index is few entries
 */
export function isKnown(path: string, type: InstalledType, log?: Log, where: Where = {}): boolean {
  const known = checkedOf(type)
  const before = known.get(path)
  if (before !== undefined) return before
  const now = isField(path, type)
  known.set(path, now)
  if (log && now && ![path, ...Object.keys(where)].some((one) => one !== 'or' && isFoundByIndex(one, type)))
    log.warn({ file: type.file }, slowField(`A query names "${path}"`, path, type).join('. '))
  return now
}

/** Says that every entry is read for a field, and what to do. @param names says what names it */
export const slowField = (names: string, path: string, { definition: { name }, file }: InstalledType) =>
  [
    `${names}, which is not in "index" of "${name}": every entry is read for it`,
    `Name "${path}" in "index" in ${file}.`,
  ] as const

/** @throws when a query names a field that none of the types has: nothing would be found, and nobody would know why */
export function checkQuery({ where = {}, sort = [] }: Query, types: readonly InstalledType[], log: Log): void {
  const all = [...pathsIn(where), ...sort.map(({ field }) => field)]
  const wrong = all.find((path) => types.filter((type) => isKnown(path, type, log, where)).length === 0)
  if (wrong === undefined) return
  const names = types.map(({ definition }) => definition.name).join(', ')
  throw new Error(`"${wrong}" in a query of ${names} is not valid: there is no such field. ${fieldRemedy(types)}`)
}
