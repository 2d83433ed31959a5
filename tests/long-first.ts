import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = '// Takes minutes: begins first.'

/**
 * Sorts files by project, and within it those first that say so in their first line.
 * A worker ends when its next file is of another project, and with it the modules and servers that its files share.
 * A long file that begins last would be waited for with a core that has nothing to do.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = new Map(sorted.map((file) => [file, readFileSync(file.moduleId, 'utf8').startsWith(LONG)]))
    return sorted.sort(
      (one, other) =>
        one.project.name.localeCompare(other.project.name) || Number(isLong.get(other)) - Number(isLong.get(one)),
    )
  }
}
