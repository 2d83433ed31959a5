import type { Section } from 'atrium'
import type { FieldProblem } from '#engine/host.ts'
import type { BlockFields } from '../catalogue/engine-types.ts'

/** A page's title is its only heading of level 1; its blocks begin below. */
const FIRST_LEVEL = 2

/**
 * Headings of a field of blocks that skip a level on the way down.
 *
 * @param isNested the field is that of another block, which may have a heading of its own
 */
export const headingReports = (
  sections: readonly Section[],
  blocks: BlockFields,
  isNested: boolean,
): Omit<FieldProblem, 'field'>[] =>
  skipped(
    sections.flatMap((section) => headingsOf(section, blocks)),
    isNested ? FIRST_LEVEL : FIRST_LEVEL - 1,
  )

/** The same of rich text by itself, which may be below a heading of the page. */
export const proseHeadings = (html: string): Omit<FieldProblem, 'field'>[] => skipped(headingsIn(html), FIRST_LEVEL)

interface Heading {
  level: number
  words: string
}

function skipped(headings: readonly Heading[], first: number): Omit<FieldProblem, 'field'>[] {
  const reports: Omit<FieldProblem, 'field'>[] = []
  let above = first
  for (const { level, words } of headings) {
    if (level > above + 1)
      reports.push({
        severity: 'warning',
        reason: `heading "${words}" has level ${level} below level ${above}`,
        remedy: `Use level ${above + 1}.`,
      })
    above = level
  }
  return reports
}

/** A block's own heading, by its level or else its title, then those in its rich text. */
function headingsOf(section: Section, blocks: BlockFields): { level: number; words: string }[] {
  const { fields = {} } = blocks.get(section.blockType) ?? {}
  const own =
    'headingLevel' in fields
      ? [{ level: Number(section.headingLevel ?? FIRST_LEVEL), words: String(section.text ?? '') }]
      : titleOf(section)
  const inside = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'html' ? headingsIn(String(section[name] ?? '')) : [],
  )
  return [...own, ...inside]
}

const titleOf = ({ title }: Section) => (typeof title === 'string' ? [{ level: FIRST_LEVEL, words: title }] : [])

function headingsIn(html: string) {
  const found: { level: number; words: string }[] = []
  let open: { level: string; from: number } | undefined
  for (const { 0: tag, 1: close, 2: level = '', index } of html.matchAll(/<(\/?)h([2-6])\b[^<>]*>/g)) {
    if (!close) open ??= { level, from: index + tag.length }
    else if (open?.level === level) {
      found.push({ level: Number(level), words: html.slice(open.from, index).replace(/<[^<>]*>/g, '') })
      open = undefined
    }
  }
  return found
}
