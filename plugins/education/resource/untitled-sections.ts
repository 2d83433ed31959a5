import type { FieldProblem } from 'atrium'

const SECTIONS = ['assesment', 'extensions', 'modifications', 'credit'] as const

type Written = Partial<Record<(typeof SECTIONS)[number], { title?: string; content?: string }>>

/** Sections of which something is written that nobody reads, because they have no title. */
export const untitledSections = (entry: Written): FieldProblem[] =>
  SECTIONS.filter((name) => entry[name]?.content && !entry[name]?.title).map((name) => ({
    severity: 'warning',
    field: `${name}.title`,
    reason: 'is missing, and the section is not shown without it',
    remedy: 'Write the heading of the section.',
  }))
