import type { Problem } from '../api/contract.ts'
import { isWithin } from '../model/path.ts'
import { type Store, useStore } from '../parts/store.ts'

/** Describes what is wrong with the entry, by field. */
export interface Problems {
  all: readonly Problem[]
  byField: ReadonlyMap<string, readonly Problem[]>
}

export type ProblemStore = Store<Problems>

const NONE: readonly Problem[] = []

/** Sorts problems by field; those of fields that are as before stay the same objects. */
export function problemsOf(all: readonly Problem[], before?: Problems): Problems {
  const byField = new Map<string, readonly Problem[]>()
  const grouped = new Map<string, Problem[]>()
  for (const problem of all) grouped.set(problem.field, [...(grouped.get(problem.field) ?? []), problem])
  for (const [field, problems] of grouped) {
    const known = before?.byField.get(field)
    byField.set(field, known && JSON.stringify(known) === JSON.stringify(problems) ? known : problems)
  }
  return { all, byField }
}

export const useProblemsAt = (store: ProblemStore, field: string): readonly Problem[] =>
  useStore(store, ({ byField }) => byField.get(field) ?? NONE)

/** How many errors are in a field or below it. */
export const useErrorsWithin = (store: ProblemStore, field: string): number =>
  useStore(
    store,
    ({ all }) => all.filter((problem) => problem.severity === 'error' && isWithin(problem.field, field)).length,
  )
