import type { Block, InstalledBlock } from '#engine/host.ts'

/** Where blocks may stand, in the order in which the gallery shows them: of all, and of one. */
export const placements: readonly { placement: Block['placement']; title: string; all: string; one: string }[] = [
  {
    placement: 'both',
    title: 'In texts and on pages',
    all: 'Editors put them into a text, and pages compose them.',
    one: 'Editors put it into a text, and pages compose it.',
  },
  {
    placement: 'body',
    title: 'In texts',
    all: 'Editors put them into a text.',
    one: 'Editors put it into a text.',
  },
  {
    placement: 'section',
    title: 'On pages',
    all: 'Pages compose them, from fields of their own or from blocks that editors put at their top level.',
    one: 'Pages compose it, from fields of their own or where editors put it at their top level.',
  },
]

/** Longer searches are cut off, in characters. */
export const MAX_SEARCH = 100

/** The blocks in which every word of a search occurs: in names, description or fields. By label. */
export function findBlocks(blocks: Iterable<InstalledBlock>, search: string): InstalledBlock[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return [...blocks]
    .filter(({ definition, file }) => {
      const { type, label, description = '', wire = '', schema } = definition
      const text = [type, label, description, wire, file, ...Object.keys(schema.shape)].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => a.definition.label.localeCompare(b.definition.label, 'en'))
}
