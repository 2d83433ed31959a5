import type { Entry } from '../content/entry.ts'
import type { Section } from './block.ts'

/** Describes what a page consists of before it is checked and rendered. */
export interface PageSections {
  status: 200 | 404
  /** The entry shown; absent where the address leads to none. */
  entry?: Entry
  sections: Section[]
  /** The sections of each region around the page, by the region's name. */
  regions: ReadonlyMap<string, Section[]>
}
