import { type Deprecated, sayDeprecated } from '../../base/deprecated.mjs'
import { type FieldProblem, within } from '../../base/problem.ts'
import type { Fields } from '../describe.ts'
import { type WireBlocks, wireBlock } from '../read-wire.ts'
import { spellingOf, wireNameOf } from '../spelling.ts'

/** Told of what is deprecated. */
type Issues = FieldProblem[]

/**
 * Finds what the present form calls a key of an object.
 *
 * @param wire the object
 * @returns the key itself where it is not deprecated, or something else has to be done than to rename it
 */
export function presentKey(
  key: string,
  wire: Record<string, unknown>,
  fields: Fields,
  { path, issues }: { path: string; issues: Issues },
): string {
  const { field, name } = spellingOf(fields, key) ?? {}
  if (!field?.deprecated) return key
  const { use, remedy } = field.deprecated
  const successor = use === undefined ? undefined : fields[use]
  const present = use !== undefined && successor?.kind === field.kind ? wireNameOf(use, successor) : undefined
  // The value is that of its successor under another name, which its file has.
  if (name === present) return key
  const isFree = present !== undefined && !Object.hasOwn(wire, present)
  const beside = present !== undefined && !isFree ? `"${present}" is there: take it out.` : undefined
  issues.push(problemOf(within(path, key), { ...field.deprecated, use: present ?? use }, isFree, beside ?? remedy))
  return isFree ? present : key
}

/** Does so for the key of a block: another block takes its place where that has all of its fields. */
export function presentBlock(
  key: string,
  value: unknown,
  blocks: WireBlocks,
  { path, issues }: { path: string; issues: Issues },
): string {
  const { deprecated } = wireBlock(blocks, key)?.definition ?? {}
  if (!deprecated) return key
  const [present, block] = [...blocks].find(([, { definition }]) => definition.type === deprecated.use) ?? []
  const has = (name: string) => name.startsWith('_') || (block && spellingOf(block.fields, name) !== undefined)
  const isSame = present !== undefined && Object.keys(value ?? {}).every(has)
  const said = { ...deprecated, use: present ?? deprecated.use }
  issues.push(problemOf(within(path, key), said, isSame, deprecated.remedy ?? 'Write what it has in the other one.'))
  return isSame ? present : key
}

const problemOf = (
  field: string,
  deprecated: Deprecated,
  isRenamed: boolean,
  remedy = 'Take it out.',
): FieldProblem => ({
  severity: 'warning',
  field,
  reason: sayDeprecated(deprecated),
  remedy: isRenamed ? 'Run "npm run upgrade", or save the entry in the studio.' : remedy,
})
