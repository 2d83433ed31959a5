import { type EntryHead, type PageContext, serviceLanguage, slugOf } from 'atrium'
import { termOf } from 'atrium/model/navigation/term.ts'
import messages from '../messages.ts'
import { dateRange } from './facts.ts'
import type { Parent } from './lookups.ts'
import { PROJECTS, projectsBy } from './navigation.ts'

interface Facts {
  startYear?: number
  endYear?: number
  status?: string
  organizer: readonly string[]
  categories: readonly (EntryHead & { slug?: string })[]
}

/** Tells of a project in its hero: years, status, organizers, categories, and what it is part of. */
export async function heroDetails(
  { startYear, endYear, status, organizer, categories }: Facts,
  parents: readonly Parent[],
  {
    translate,
    hasRoute,
    dates,
    langOf,
    institution,
  }: Pick<PageContext, 'translate' | 'hasRoute' | 'dates' | 'langOf' | 'institution'>,
) {
  const t = translate(messages)
  const years = dateRange({ startYear, endYear }, dates)
  const hasList = await hasRoute(PROJECTS)
  /** A value that leads to the projects which share it. */
  const shared = (filter: Parameters<typeof projectsBy>[0], title: string, value = slugOf(title)) => ({
    title,
    href: hasList && value ? projectsBy(filter, value) : undefined,
  })
  // The same words in all languages, as filters have them.
  const lang = serviceLanguage(institution)
  return [
    { label: t.years, values: years ? [{ title: years }] : [] },
    { label: t.status, values: status ? [{ ...shared('status', status), lang }] : [] },
    { label: t.organizer, values: organizer.map((name) => ({ ...shared('organizer', name), lang })) },
    {
      label: t.category,
      values: categories.map((of) => ({ ...termOf(of, { langOf }), ...shared('categories', of.name, of.slug) })),
    },
    { label: t.partOf, values: parents.map((of) => termOf(of, { langOf })) },
  ]
}
