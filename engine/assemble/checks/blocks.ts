import { z } from 'zod'
import { type Problem, problemOf } from '../../base/problem.ts'
import { holdsBlocks } from '../../schema/visit.ts'
import type { InstalledBlock } from '../site-definition.ts'

/** What sections have beside the fields of their block: its component would never see a field of that name. */
const TAKEN = { blockType: 'every section has it', key: 'React takes it for itself' }

/** A block shows what it is by its examples, and an island never holds other blocks. */
export function checkBlocks(blocks: readonly InstalledBlock[], isBuilt = false): Problem[] {
  return blocks.flatMap(({ definition, fields, island, file }) => {
    const problems: Problem[] = []
    const { examples = [] } = definition
    const report = (reason: string, remedy: string) => problems.push(problemOf(file, reason, remedy))
    if (examples.length < 2)
      report(
        `Block "${definition.type}" has ${examples.length} of at least 2 examples`,
        'Add the ordinary case and the awkward one.',
      )
    for (const [name, why] of Object.entries(TAKEN))
      if (Object.hasOwn(fields, name))
        report(`The field "${name}" of block "${definition.type}" is not valid: ${why}`, 'Call it otherwise.')
    if (definition.Component.constructor.name === 'AsyncFunction')
      report(
        `The component of block "${definition.type}" is async: nothing waits for it`,
        'Load in "load" of the page.',
      )
    const unchecked = isBuilt ? [] : examples
    unchecked.forEach((example, index) => {
      const result = definition.schema.safeParse(example)
      if (!result.success)
        report(
          `Example ${index + 1} of block "${definition.type}" does not fit its schema: ${z.prettifyError(result.error).replaceAll('\n', ' ')}`,
          'Correct the example or the schema.',
        )
    })
    if (island && Object.values(fields).some(holdsBlocks))
      report(
        `Block "${definition.type}" is an island and has a field of blocks`,
        'Show the blocks in a block of their own beside the island.',
      )
    if (definition.placement !== 'section' && !definition.wire)
      report(
        `Block "${definition.type}" is for bodies but has no wire name`,
        'Give it "wire", or the placement "section".',
      )
    if (definition.most !== undefined && !(Number.isInteger(definition.most) && definition.most > 0))
      report(
        `Block "${definition.type}" has "most": ${definition.most}, which is not a number of blocks`,
        'Write 1 or more.',
      )
    const { use } = definition.deprecated ?? {}
    if (use !== undefined && !blocks.some((other) => other.definition.type === use))
      report(`Block "${definition.type}" is deprecated for "${use}", which is no block`, 'Correct the name.')
    return problems
  })
}
