import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = '// Takes minutes: begins first.'

/** Files of another environment than Node's say so in a line of their own. */
const ENVIRONMENT = /^\/\/ @vitest-environment (\w+)$/m

/**
 * Sorts files by project, within it by environment, and within that those first that say so in their first line.
 * A worker ends when its next file is of another project or environment, and with it the modules and servers that its files
 * share: to load them anew takes seconds. A long file that begins last would be waited for with a core that has nothing to do.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const places = new Map(
      sorted.map((file) => {
        const text = readFileSync(file.moduleId, 'utf8')
        return [
          file,
          [file.project.name, ENVIRONMENT.exec(text)?.[1] ?? 'node', text.startsWith(LONG) ? '0' : '1'].join(),
        ]
      }),
    )
    const placeOf = (file: TestSpecification) => places.get(file) as string
    return sorted.sort((one, other) => placeOf(one).localeCompare(placeOf(other)))
  }
}
