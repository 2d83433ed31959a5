import type { TypeName } from '../../contract/content/type-name.ts'
import type { ComputedList, ListRules, ListSource } from '../../contract/page/list.ts'

/** Tells whether it is listed by a source of its own, not by content types. */
export const isSource = (of: ListRules['of']): of is ComputedList | ListSource =>
  isComputed(of) || hasMethod(of, 'read')

/** Tells whether a source gives the whole list. */
export const isComputed = (of: ListRules['of']): of is ComputedList => hasMethod(of, 'all')

const hasMethod = (of: ListRules['of'], name: string): boolean =>
  typeof of === 'object' && name in of && typeof (of as unknown as Record<string, unknown>)[name] === 'function'

/** The content types that a list or a feed shows; none where it has a source of its own. */
export const listedTypes = ({ of }: Partial<Pick<ListRules, 'of'>> = {}): TypeName[] =>
  of === undefined || isSource(of) ? [] : ([of].flat() as TypeName[])
