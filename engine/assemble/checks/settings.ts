import { type Problem, problemOf } from '../../base/problem.ts'
import type { InstalledSetting } from '../installed-settings.ts'

/** A setting is the area's own: no institution without the area has its key. */
export const checkSettings = (settings: readonly InstalledSetting[], ownKeys: readonly string[]): Problem[] =>
  settings
    .filter(({ path: [first = ''] }) => ownKeys.includes(first))
    .map(({ key, path: [first], file }) =>
      problemOf(
        file,
        `The setting "${key}" is "${first}" of institution.json, which every institution has`,
        `Read it as context.institution.${first}, or rename it.`,
      ),
    )
