import { type TypeName, typeNameOf } from '../../contract/content/type-name.ts'
import type { ListRules } from '../../contract/page/list.ts'
import type { Where } from '../../contract/ports/content.ts'
import type { Fields } from '../../schema/describe.ts'
import { entryFields } from '../../schema/envelope.ts'
import { toModelPath } from '../../schema/names.ts'
import type { Problem } from '../problem.ts'
import type { InstalledPage, InstalledType } from '../site-definition.ts'

interface Declared {
  pages: readonly InstalledPage[]
  contentTypes: ReadonlyMap<string, InstalledType>
  /** Files whose fields cannot be read. */
  broken: ReadonlySet<string>
  /** Fills placeholders like `{brand}` in names of content types. */
  fill: (name: string) => string
}

/** What lists sort, filter and look up must be fields of the types that they list. */
export function checkFields({ pages, contentTypes, broken, fill }: Declared): Problem[] {
  const problem = (file: string, fact: string, known: readonly string[]): Problem => ({
    severity: 'error',
    file,
    fact,
    remedy: `Name one of ${known.join(', ')}, or derive the field.`,
  })
  const indexes = [...contentTypes].flatMap(([name, type]) =>
    (type.definition.index ?? [])
      .filter((path) => !isField(path, type))
      .map((path) =>
        problem(
          type.file,
          `"index" of the content type "${name}" names "${path}", which is not a field of it.`,
          Object.keys(type.fields),
        ),
      ),
  )
  const lists = pages.flatMap(({ type, file, definition: { list } }) => {
    if (!list) return []
    const types = ([list.of].flat() as TypeName[]).map((of) => contentTypes.get(fill(typeNameOf(of))))
    const listed = types.filter((found) => found !== undefined)
    if (listed.length < types.length || listed.some((found) => broken.has(found.file))) return []
    return namedIn(list)
      .filter(({ path }) => !listed.some((found) => isField(path, found)))
      .map(({ path, option }) =>
        problem(
          file,
          `"${option}" of the list of "${type}" names "${path}", which is not a field of what it lists.`,
          listed.flatMap(({ fields }) => Object.keys(fields)),
        ),
      )
  })
  return [...indexes, ...lists]
}

/** Whether an entry of the type may have something at a dotted path: what the type derives is not known. */
function isField(path: string, { fields, definition }: InstalledType): boolean {
  const [first = '', ...rest] = toModelPath(path).split('.')
  const all = entryFields(fields)
  if (!Object.hasOwn(all, first)) return HEAD.has(first) || definition.derive !== undefined
  return isWithin(all, [first, ...rest])
}

/** Fields of the head that no editor writes. */
const HEAD = new Set(['name', 'path', 'datePublished'])

function isWithin(fields: Fields, [name = '', ...rest]: readonly string[]): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const one = field?.kind === 'list' ? field.of : field
  if (!one) return false
  if (rest.length === 0) return true
  if (one.kind === 'group') return isWithin(one.fields, rest)
  return one.kind === 'map' || (one.kind === 'reference' && rest[0] === 'uid')
}

/** Every field that the rules of a list name, as far as they are data. */
function namedIn({ where, sort = [], filters = {} }: ListRules): { option: string; path: string }[] {
  return [
    ...(typeof where === 'object' ? pathsIn(where).map((path) => ({ option: 'where', path })) : []),
    ...sort.map(({ field: path }) => ({ option: 'sort', path })),
    ...Object.entries(filters).map(([name, { field: path }]) => ({ option: `filters.${name}`, path })),
  ]
}

const pathsIn = ({ or = [], ...conditions }: Where): string[] => [...Object.keys(conditions), ...or.flatMap(pathsIn)]
