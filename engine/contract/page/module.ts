import type { z } from 'zod'
import type { PageContext } from '../context.ts'
import type { Erased } from '../erased.ts'
import type { Section } from './block.ts'

/**
 * A part of a page as one value: the editor's group of fields, and the section that shows it; or a list of such groups,
 * and a section for each.
 */
export interface Module<Group extends z.ZodType = z.ZodType, Shown = Section | undefined> {
  /** The name that editors read. */
  label: string
  /** The field of the page's entry. */
  group: Group
  /** @returns undefined where the editor wrote nothing */
  section(value: z.output<Group>, context: PageContext): Shown
}

/** Modules of a page by the name of their field. */
export type Modules = Readonly<Record<string, Module<Erased, Section | undefined | readonly Section[]>>>

/** The fields that modules add to a page's entry. */
export type ModuleShape<Own extends Modules> = { [Name in keyof Own]: Own[Name]['group'] }
