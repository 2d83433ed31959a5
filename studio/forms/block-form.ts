import { defined } from 'atrium'
import { type SiteDefinition, wireExample } from '#engine/host.ts'
import { fieldForms } from './field-form.ts'
import type { BlockForm } from './form.ts'
import { fillOf } from './type-form.ts'

/** The forms of all blocks that may be in content, by wire name. */
export function blockForms(site: Pick<SiteDefinition, 'blocks' | 'brand'>): BlockForm[] {
  return [...site.blocks.values()]
    .flatMap(({ definition, fields }) => {
      const { type, wire, label, description: help, placement, most } = definition
      if (!wire) return []
      const { icon = 'square', category = 'Other' } = definition
      return defined({
        ...{ wire, type, label, help, icon, category, placement, most },
        fields: fieldForms(fields, fillOf(site)),
        examples: definition.examples.flatMap((example) => wireExample(site.blocks, type, example) ?? []),
      }) as BlockForm
    })
    .sort((a, b) => (a.wire < b.wire ? -1 : 1))
}
