import type { Problem } from '../../base/problem.ts'
import type { InstalledSetting } from '../installed-settings.ts'

/** A setting is the area's own: no institution without the area has its key. */
export const checkSettings = (settings: readonly InstalledSetting[], ownKeys: readonly string[]): Problem[] =>
  settings.flatMap(({ key, path: [first = ''], file }): Problem[] =>
    ownKeys.includes(first)
      ? [
          {
            severity: 'error',
            file,
            field: '',
            reason: `The setting "${key}" is "${first}" of institution.json, which every institution has`,
            remedy: `Read it as context.institution.${first}, or rename it.`,
          },
        ]
      : [],
  )
