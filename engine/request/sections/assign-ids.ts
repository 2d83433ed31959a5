import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { Section } from '../../contract/page/block.ts'
import { slugOf } from '../../schema/names.ts'
import type { SectionMemory } from './section-memory.ts'

/** Ids of the document itself. */
const RESERVED = ['main']

/**
 * Gives sections their ids, each once on the page: the stated one, else the slug of the section's title. A stated id is
 * an address that others link to, so a title that comes to the same gives way. A section that asks for the page's jump
 * links (`jumpTo: 'sections'`) gets those of all others.
 */
export function assignIds(
  sections: readonly Section[],
  { site, memory }: { site: SiteDefinition; memory?: SectionMemory },
): Section[] {
  const taken = new Set(RESERVED)
  const free = (wanted: string): string => {
    let id = wanted
    for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`
    taken.add(id)
    return id
  }
  const freeSlug = (title = ''): string => {
    const slug = slugOf(title)
    return slug && free(slug)
  }
  const stated = sections.map(({ id }) => (typeof id === 'string' && id ? free(id) : undefined))
  const identified = sections.map((section, index) => {
    const title = labelOf(section, site)
    const id = stated[index] ?? freeSlug(title)
    if (!id || id === section.id) return section
    return memory ? memory.identified(section, id) : { ...section, id }
  })
  const jumps = identified.flatMap(({ id, heading, title, jumpTo }) => {
    const label = heading ?? title
    return id && jumpTo === undefined && typeof label === 'string' ? [{ title: label, href: `#${id}` }] : []
  })
  return identified.map((section) => (section.jumpTo === 'sections' ? { ...section, jumpTo: jumps } : section))
}

function labelOf(section: Section, site: SiteDefinition): string | undefined {
  const anchor = site.blocks.get(section.blockType)?.definition.anchor
  const label = anchor ? anchor(section) : (section.heading ?? section.title)
  return typeof label === 'string' ? label : undefined
}
