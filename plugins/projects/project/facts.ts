import type { PageContext } from 'atrium'

interface Years {
  startYear?: number
  endYear?: number
}

/** With projects within it a project is an initiative. */
export const typeOf = ({ children }: { children?: { items: readonly unknown[] } }): 'Initiative' | 'Project' =>
  children && children.items.length > 0 ? 'Initiative' : 'Project'

/** `2019 – 2024`, `2019 –` while it goes on, `2019` within one year; undefined without years. */
export function dateRange({ startYear, endYear }: Years, { plainNumber }: Pick<PageContext['dates'], 'plainNumber'>) {
  const [start, end] = [startYear, endYear].map((year) => (year === undefined ? year : plainNumber(year)))
  if (start === end) return start
  return [start, '–', end].filter((part) => part !== undefined).join(' ')
}

/** The line of facts on its card: `Initiative · Completed · 2019 – 2024`. */
export const cardMeta = (
  project: { type?: string; status?: string } & Years,
  { initiative }: { initiative: string },
  dates: Pick<PageContext['dates'], 'plainNumber'>,
): string | undefined =>
  [project.type === 'Initiative' ? initiative : undefined, project.status, dateRange(project, dates)]
    .filter(Boolean)
    .join(' · ') || undefined
