interface Years {
  startYear?: number
  endYear?: number
}

/** With projects within it a project is an initiative. */
export const typeOf = ({ children }: { children?: { items: readonly unknown[] } }): 'Initiative' | 'Project' =>
  children && children.items.length > 0 ? 'Initiative' : 'Project'

/** `2019 – 2024`, `2019 –` while it goes on, `2019` within one year; undefined without years. */
export function dateRange({ startYear, endYear }: Years): string | undefined {
  if (startYear === endYear) return startYear?.toString()
  return [startYear, '–', endYear].filter((part) => part !== undefined).join(' ')
}

/** The line of facts on its card: `Initiative · Completed · 2019 – 2024`. */
export const cardMeta = (
  project: { type?: string; dateRange?: string; status?: string },
  { initiative }: { initiative: string },
): string | undefined =>
  [project.type === 'Initiative' ? initiative : undefined, project.status, project.dateRange]
    .filter(Boolean)
    .join(' · ') || undefined
