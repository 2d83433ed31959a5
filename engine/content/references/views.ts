import type { Field, Fields } from '../../schema/describe.ts'
import { toModelName } from '../../schema/names.ts'
import { leadingFields } from '../../schema/visit.ts'
import { type Include, includeOf, NOTHING, union } from './include.ts'

/** References are followed this far from the entry that a page is made of. */
export const MAX_DEPTH = 4

/** Describes what is loaded of entries, by the name of their content type. */
export interface Views {
  /** For every reader of an entry: fields to `preload`, the paths of its type's `preload`, and the pictures in fields of their own. */
  view(type: string): Include
  /** For the entry's own page: every reference, each with its view. Cards, and what is in blocks, come by themselves. */
  page(type: string): Include
  /** For the block of a section. */
  block(type: string): Include
}

interface Described {
  fields: Fields
  /** Paths beyond what the fields say. */
  paths?: readonly string[]
}

/**
 * Computes what is loaded of entries from the fields of their types.
 *
 * @param types by name, with the paths of their `preload`
 * @param blocks by block type, with the paths of their `include`
 * @param fill fills `{brand}` in names of types
 */
export function viewsOf(
  types: (name: string) => Described | undefined,
  blocks: (name: string) => Described | undefined,
  fill: (name: string) => string,
): Views {
  const known = new Map<string, Include>()
  const once = (key: string, make: () => Include): Include => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made
  }
  const view = (name: string, depth = MAX_DEPTH): Include =>
    once(`view ${name} ${depth}`, () => {
      const type = types(name)
      if (!type || depth < 0) return NOTHING
      const named = (type.paths ?? []).map((path) => along(type.fields, path.split('.').map(toModelName), depth))
      return [alwaysRead(type.fields, depth), ...named].reduce(union, NOTHING)
    })
  /** Names what the entry brings that a reference leads to. */
  const referred = ({ to, load }: Field & { kind: 'reference' }, depth: number): Include =>
    load === 'view' ? to.map((type) => view(fill(type), depth - 1)).reduce(union, NOTHING) : NOTHING

  const collect = (fields: Fields, wanted: (field: Field) => Include | undefined): Include => {
    const found = leadingFields(fields).flatMap(([name, field]) => {
      const include = wanted(field)
      return include ? [[name, include] as const] : []
    })
    return found.length > 0 ? new Map(found) : NOTHING
  }
  /** Names what fields say that every reader needs, and pictures in fields of their own. */
  const alwaysRead = (fields: Fields, depth: number, isListed = false): Include =>
    collect(fields, (field) => {
      if (field.ownPageOnly) return undefined
      const one = field.kind === 'list' ? field.of : field
      const listed = isListed || field.kind === 'list'
      if (one.kind === 'group') return some(alwaysRead(one.fields, depth, listed))
      const isStanding = field.preload || (!listed && one.kind === 'reference' && isPicture(one))
      if (!isStanding) return undefined
      return one.kind === 'reference' ? referred(one, depth) : NOTHING
    })
  const all = (fields: Fields): Include =>
    collect(fields, (field) => {
      const one = field.kind === 'list' ? field.of : field
      if (one.kind === 'group') return some(all(one.fields))
      if (one.kind !== 'reference' || one.load === 'none' || one.load === 'card') return undefined
      return referred(one, MAX_DEPTH)
    })
  const along = (fields: Fields, [name, ...rest]: readonly string[], depth: number): Include => {
    const field = name === undefined ? undefined : fields[name]
    const one = field?.kind === 'list' ? field.of : field
    if (name === undefined || !one) return NOTHING
    if (one.kind === 'group') return new Map([[name, along(one.fields, rest, depth)]])
    return new Map([
      [name, one.kind === 'reference' ? union(referred(one, depth), includeOf([rest.join('.')])) : NOTHING],
    ])
  }
  return {
    view,
    page: (name) => once(`page ${name}`, () => all(types(name)?.fields ?? {})),
    block: (name) =>
      once(`block ${name}`, () => union(all(blocks(name)?.fields ?? {}), includeOf(blocks(name)?.paths))),
  }
}

const some = (include: Include): Include | undefined => (include.size > 0 ? include : undefined)
const isPicture = ({ to, load }: Field & { kind: 'reference' }): boolean =>
  load === 'view' && to.length === 1 && to[0] === 'image'

/** Dotted paths in model spelling, for those who read what is loaded. */
export const pathsOf = (include: Include): string[] =>
  [...include].flatMap(([name, further]) =>
    further.size > 0 ? [name, ...pathsOf(further).map((path) => `${name}.${path}`)] : [name],
  )
