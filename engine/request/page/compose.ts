import type { PageContext } from '../../contract/context.ts'
import type { Section, SectionList } from '../../contract/page/block.ts'
import type { Loaded } from './load.ts'

/** Entry in, section list out: plain data, before anything is checked or rendered. */
export const compose = ({ page, entry, list, navigation, data }: Loaded, context: PageContext): Section[] =>
  present(page.definition.compose({ entry, data, list, navigation, context }))

/** The sections that are there. */
export const present = (sections: SectionList): Section[] =>
  sections.filter((section): section is Section => Boolean(section))
