import type { SiteDefinition } from '#engine/host.ts'
import { wireExample } from '../../facts/wire-example.ts'
import { type ExampleParts, exampleUid } from './entry-example.ts'
import type { Presence } from './present-entries.ts'

/**
 * What examples of entries are made with: references lead to entries of the present content, so that a copy is in order
 * at once, and blocks are shown by the plainest of them.
 *
 * @param presence what is there of each type; nothing: references lead to examples
 */
export function exampleParts(
  { contentTypes, pages, blocks, brand }: SiteDefinition,
  presence: ReadonlyMap<string, Presence> = new Map(),
): ExampleParts {
  const anyType = [...contentTypes.keys()].filter((type) => pages.has(type))
  const isThere = (type: string) => presence.get(type)?.uid !== undefined
  return {
    reference(to, own) {
      const named = to.length > 0 ? to.map((type) => type.replaceAll('{brand}', brand)) : anyType
      const types = [...named.filter((type) => type !== own), ...named]
      const type = types.find(isThere) ?? types.find((name) => contentTypes.has(name))
      return type ? [{ uid: presence.get(type)?.uid ?? exampleUid(type), _content_type_uid: type }] : []
    },
    block: plainestBlock(blocks),
  }
}

/** Of the blocks that hold rich text, the one with the fewest fields. */
function plainestBlock(blocks: SiteDefinition['blocks']): Record<string, unknown> | undefined {
  const [plainest] = [...blocks.values()]
    .filter(({ definition, fields }) => definition.wire && Object.values(fields).some(({ kind }) => kind === 'html'))
    .sort((a, b) => Object.keys(a.fields).length - Object.keys(b.fields).length)
  const example = plainest?.definition.examples[0]
  return plainest && example ? (wireExample(blocks, plainest.definition.type, example) ?? undefined) : undefined
}
