import type { PageLanguage } from '../content/page-language.ts'
import type { PageContext } from '../context.ts'
import type { Erased } from '../erased.ts'
import type { Institution } from '../site/institution.ts'
import type { Link } from '../site/link.ts'
import type { SectionList } from './block.ts'

/** Holds what a region knows of the page that it surrounds. */
export interface RegionPage {
  path: string
  title: string
  status: number
  /** From the home page to the page itself; empty where there are none. */
  breadcrumbs: readonly Link[]
  /** What the page is in each language of the site; empty where it has one. */
  languages: readonly PageLanguage[]
  /** Holds what the region's `variant` said of this visitor. */
  variant: readonly string[]
}

/** A part of the page around its sections, like the header; shown on every page. */
export interface Region<Data = Erased> {
  name: string
  /** `before` and `after` the main content. */
  position: 'before' | 'after'
  /** Regions of one position are in ascending order. */
  order: number
  /** Whether the site of an institution has it at all; default: every site has. */
  isThere?(input: { institution: Institution }): boolean
  /**
   * Returns what of the visitor's cookies changes this region, as few and bounded names: they become part of the page's
   * cache key, and a page with any is kept from shared caches. Values that mean nothing must be dropped.
   */
  variant?(input: { cookies: Readonly<Record<string, string>>; context: PageContext }): Promise<readonly string[]>
  /**
   * Pages with an equal key show the same region; default: one for the whole site. The variant counts by itself. `null`: no
   * two pages do, like breadcrumbs; what it shows of the page itself then follows the page.
   */
  key?(input: { page: RegionPage; institution: Institution }): string | null
  load?(input: { page: RegionPage; context: PageContext }): Promise<Data>
  compose(input: { page: RegionPage; data: Data; context: PageContext }): SectionList
}

/** Declares a region. */
export function defineRegion<Data = undefined>(definition: Region<Data>): Region<Data> {
  return Object.freeze(definition)
}
