import { type Problem, problemOf } from '../../base/problem.ts'
import { typeNameOf } from '../../contract/content/type-name.ts'
import { listedTypes } from '../../lists/source/listed-types.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import { toModelName } from '../../schema/names.ts'
import type { Declared, InstalledType } from '../site-definition.ts'

/** Every path in `preload` and `include` must lead to a reference or to blocks, by the schema it is declared for. */
export function checkIncludes({ pages, contentTypes, blocks, fill }: Declared): Problem[] {
  const byWire = new Map([...blocks.values()].map((block) => [block.definition.wire, block]))
  const problem = (file: string, owner: string, path: string, why: string) =>
    problemOf(
      file,
      `${owner} names the path "${path}": ${why}`,
      'Name a field that is a reference or holds blocks, or take the path out.',
    )

  /** Why the path is no include path; null when it is one, or leads on into a type that is not installed. */
  const flaw = (fields: Fields, segments: readonly string[]): string | null => {
    const [name, ...rest] = segments
    if (name === undefined) return 'it is empty'
    const field = fields[toModelName(name)]
    if (!field) return `there is no field "${name}" among ${Object.keys(fields).join(', ') || 'no fields'}`
    return flawOf(field, name, rest)
  }
  const flawOf = (field: Field, name: string, rest: readonly string[]): string | null => {
    if (field.kind === 'list') return flawOf(field.of, name, rest)
    if (field.kind === 'group') return rest.length ? flaw(field.fields, rest) : `"${name}" is a group, not a reference`
    if (field.kind === 'blocks') {
      if (rest[0] === undefined) return null
      const block = byWire.get(rest[0])
      return block
        ? flaw(block.fields, rest.slice(1))
        : `"${name}" holds blocks, and "${rest[0]}" is the wire name of none`
    }
    if (field.kind !== 'reference') return `"${name}" is not a reference but ${field.kind}`
    if (rest.length === 0) return null
    const targets = field.to.map((type) => contentTypes.get(fill(type)))
    if (targets.length === 0 || targets.includes(undefined)) return null
    const flaws = targets.map((type) => flaw((type as InstalledType).fields, rest))
    return flaws.includes(null) ? null : (flaws[0] ?? null)
  }

  const check = (file: string, owner: string, fields: Fields, paths: readonly string[] = []) =>
    paths.flatMap((path) => {
      const why = flaw(fields, path.split('.'))
      return why ? [problem(file, owner, path, why)] : []
    })
  return [
    ...pages.flatMap((page) => {
      const type = contentTypes.get(page.type)
      return type ? check(page.file, `The page of "${page.type}"`, type.fields, page.definition.include) : []
    }),
    ...pages.flatMap(({ type, file, definition: { feed, list } }) =>
      listedTypes(feed?.of ? feed : list).flatMap((of) => {
        const fields = contentTypes.get(fill(typeNameOf(of)))?.fields
        return fields ? check(file, `The feed of the page of "${type}"`, fields, feed?.include) : []
      }),
    ),
    ...[...contentTypes].flatMap(([name, type]) =>
      check(type.file, `The preload of content type "${name}"`, type.fields, type.definition.preload),
    ),
    ...[...blocks.values()].flatMap((block) =>
      check(block.file, `Block "${block.definition.type}"`, block.fields, block.definition.include),
    ),
  ]
}
