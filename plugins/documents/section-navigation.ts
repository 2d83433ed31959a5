import type { Reference } from '#engine'
import type { Parent } from './document.ts'

/** Section navigations chosen by the second segment of a path; `{journal}` stands for the research journal's slug. */
const BY_SECOND: Record<string, string> = {
  aata: 'abstracts-database',
  'buildings-and-sites': 'buildings-and-sites',
  science: 'science',
  center: 'center-visit',
  'join-and-give': 'join-and-give',
  'leadership-governance': 'leadership-and-governance',
  villa: 'villa-visit',
  library: 'library',
  '{journal}': 'research-journal',
  provenance: 'provenance-index',
}

/** Section navigations chosen by the first segment. */
const BY_FIRST: Record<string, string> = {
  accessibility: 'accessibility-and-visit',
  foundation: 'foundation',
  legal: 'legal',
  museum: 'museum',
  'research-institute': 'research-institute',
  visit: 'accessibility-and-visit',
}

/** The name of the navigation that lists a project's own pages. */
export const PROJECT_PAGES = 'project-pages'

/**
 * The section navigation of a document: a project's own pages first, then by the second segment of its path, then by
 * the first.
 *
 * @returns the navigation's registered name, or null for none
 */
export function sectionNavigationOf(
  path: string,
  partOf: Reference<Parent> | undefined,
  journal: string,
): string | null {
  if (partOf?.contentType === 'project') return PROJECT_PAGES
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  const bySecond = BY_SECOND[second === journal ? '{journal}' : second]
  if (bySecond) return bySecond
  if (first === 'conservation-institute')
    return second === 'collections' ? 'conservation-collections' : 'conservation-institute'
  return BY_FIRST[first] ?? null
}

export type HeroVariant = 'Project' | 'EducationResource' | 'Detail'

/** How the hero of a document presents it. */
export function heroVariantOf(path: string, partOf: Reference<Parent> | undefined): HeroVariant {
  if (partOf?.contentType === 'project') return 'Project'
  return path.split('/')[1] === 'education' ? 'EducationResource' : 'Detail'
}
