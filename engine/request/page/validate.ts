import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { Block, Section } from '../../contract/page/block.ts'
import type { Log } from '../../contract/ports/log.ts'
import { assignIds } from '../sections/assign-ids.ts'
import { replaceNested } from '../sections/nested.ts'
import { ORIGIN, type OriginOf } from '../sections/origins.ts'
import type { SectionMemory } from '../sections/section-memory.ts'
import { notLoaded, trapUnloaded, unloadedIn } from '../sections/unloaded.ts'

/** Where sections come from, for the log. */
export interface Origin {
  contentType: string
  uid: string
}

/** A section that cannot be shown, as it is shown in development and preview. */
export const PROBLEM = 'problem'

export interface ValidateOptions {
  site: SiteDefinition
  log: Log
  origin: Origin
  /** Show what is wrong in its place instead of leaving it out. */
  showProblems: boolean
  /** Tells the fields that sections come from, for who edits the entry; absent: nobody does. */
  originOf?: OriginOf | undefined
  memory?: SectionMemory
}

/** One check of a page's sections. */
interface Check extends ValidateOptions {
  /** How many sections were found wrong so far. */
  problems: number
}

/**
 * Keeps the sections that have data and fit their block's schema. A section that does not is left out with a line in
 * the log that names entry, place and field; it never takes the page down. Neighbours become one where their block says
 * so, and each section gets its id.
 */
export const validate = (sections: readonly Section[], options: ValidateOptions): Section[] =>
  assignIds(checked(sections, '', { ...options, problems: 0 }), options)

/** @param position of the section that these are in, from 1, like `2.` */
function checked(sections: readonly Section[], position: string, check: Check): Section[] {
  const kept = sections.flatMap((section, index) => rememberedSection(section, `${position}${index + 1}`, check))
  return mergeNeighbours(kept, check)
}

/** Checks a section, unless it is known. What is wrong is never remembered: each entry that it is in is named in the log. */
function rememberedSection(section: Section, position: string, check: Check): Section[] {
  let kept: Section[] = []
  const { problems } = check
  const known = check.memory?.checked(section, () => {
    kept = checkedSection(section, position, check)
    return (check.problems === problems && kept[0]) || null
  })
  if (known) return [known]
  return check.memory ? kept : checkedSection(section, position, check)
}

function checkedSection(section: Section, position: string, check: Check): Section[] {
  const { site, log, origin, showProblems } = check
  const problem = (message: string): Section[] => {
    check.problems++
    log.error(
      { ...origin, section: position, blockType: section.blockType, file: site.pages.get(origin.contentType)?.file },
      message,
    )
    return showProblems ? [{ blockType: PROBLEM, message }] : []
  }
  const installed = site.blocks.get(section.blockType)
  if (!installed) return problem(`invalid block type "${section.blockType}". Use one of those at /_blocks.`)
  const { definition: block, fields } = installed
  const result = block.schema.safeParse(section)
  if (!result.success) {
    const facts = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    return problem(
      `Section ${position} (${section.blockType}) does not fit its block: ${facts}. The fields of the block are declared in ${installed.file}.`,
    )
  }
  const unloaded = unloadedIn(result.data)
  if (unloaded.length > 0) {
    const found = problem(`Section ${position} (${section.blockType}): ${notLoaded(unloaded)}`)
    if (showProblems) return found
  }
  try {
    if (isEmpty(block, result.data)) return []
  } catch (error) {
    return problem(`Section ${position} (${section.blockType}): "isEmpty" fails: ${(error as Error).message}`)
  }
  const data = showProblems ? trapUnloaded(result.data, site) : result.data
  const own = replaceNested(data, fields, (nested) => checked(nested, `${position}.`, check)) as Section
  own.blockType = section.blockType
  if (section.id !== undefined) own.id = section.id
  const from = check.originOf?.(section) ?? []
  if (from.length > 0) Object.assign(own, { [ORIGIN]: from })
  return [own]
}

function isEmpty(block: Block, fields: Record<string, unknown>): boolean {
  if (block.isEmpty) return block.isEmpty(fields)
  return Array.isArray(fields.items) && fields.items.length === 0 && !fields.title
}

/** Joins consecutive sections of one type whose block merges. */
function mergeNeighbours(sections: readonly Section[], { site, memory }: ValidateOptions): Section[] {
  const merged: Section[] = []
  for (const section of sections) {
    const last = merged.at(-1)
    const merge = site.blocks.get(section.blockType)?.definition.merge
    if (last && merge && last.blockType === section.blockType) {
      const both = { ...last, ...merge(last, section) }
      merged[merged.length - 1] = memory?.checked(both, () => both) ?? both
    } else merged.push(section)
  }
  return merged
}
