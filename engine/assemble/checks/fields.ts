import { type Problem, problemOf } from '../../base/problem.ts'
import { typeNameOf } from '../../contract/content/type-name.ts'
import type { ListRules } from '../../contract/page/list.ts'
import {
  fieldRemedy,
  isFoundByIndex,
  isKnown,
  pathsIn,
  slowField,
  unknownIndexes,
} from '../../lists/source/known-fields.ts'
import { listedTypes } from '../../lists/source/listed-types.ts'
import type { Declared, InstalledType } from '../site-definition.ts'

/** Checks that lists sort, filter and look up by fields of the types that they list. */
export function checkFields({ pages, contentTypes, fill }: Declared): Problem[] {
  const problem = (file: string, reason: string, types: readonly InstalledType[]) =>
    problemOf(file, reason, fieldRemedy(types))
  const indexes = [...contentTypes].flatMap(([name, type]) =>
    unknownIndexes(type).map((path) => ({
      ...problem(type.file, `"index" of the content type "${name}" names "${path}", which is not a field of it`, [
        type,
      ]),
      // What is derived of an entry without data need not be all.
      severity: type.definition.derive ? ('warning' as const) : ('error' as const),
    })),
  )
  const lists = pages.flatMap(({ type, file, definition: { list } }) => {
    if (!list) return []
    const named = listedTypes(list)
    const types = named.map((of) => contentTypes.get(fill(typeNameOf(of))))
    const listed = types.filter((found) => found !== undefined)
    if (listed.length < types.length || named.length === 0) return []
    return namedIn(list).flatMap(({ path, option }) => {
      const names = `"${option}" of the list of "${type}" names "${path}"`
      const those = listed.filter((found) => isKnown(path, found))
      if (those.length === 0) return [problem(file, `${names}, which is not a field of what it lists`, listed)]
      return those
        .filter((found) => !isFoundByIndex(path, found))
        .map((found) => problemOf(file, ...slowField(names, path, found), 'warning'))
    })
  })
  const folders = [...contentTypes].filter(([name]) => !/^\w+$/.test(name))
  const names = folders.map(([name, { file }]) => {
    const reason = `The name of the content type "${name}" is not valid: the folder of its entries is called so`
    return problemOf(file, reason, 'Write letters, digits and "_".')
  })
  return [...names, ...indexes, ...lists]
}

/** Every field that the rules of a list name, as far as they are data. */
function namedIn({ where, sort = [], sortOptions = [], filters = {} }: ListRules): { option: string; path: string }[] {
  return [
    ...(typeof where === 'object' ? pathsIn(where).map((path) => ({ option: 'where', path })) : []),
    ...sort.map(({ field: path }) => ({ option: 'sort', path })),
    ...sortOptions.flatMap(({ by }) => by.map(({ field: path }) => ({ option: 'sortOptions', path }))),
    ...Object.entries(filters).flatMap(([name, { field: path }]) =>
      path ? [{ option: `filters.${name}`, path }] : [],
    ),
  ]
}
