import type { PageContext } from '../../contract/context.ts'
import type { Section, SectionList } from '../../contract/page/block.ts'
import type { Loaded } from './load.ts'

/** Entry in, section list out: plain data, before anything is checked or rendered. */
export function compose({ page, entry, list, navigation, data }: Loaded, context: PageContext): Section[] {
  const sections: unknown = page.definition.compose({ entry, data, list, navigation, context })
  if (Array.isArray(sections)) return present(sections)
  const returned = sections instanceof Promise ? 'a promise: load in "load"' : typeof sections
  throw new Error(`"compose" of ${page.file} returned ${returned}. Return a list of sections.`)
}

/** The sections that are there. */
export const present = (sections: SectionList): Section[] =>
  sections.filter((section): section is Section => Boolean(section))
