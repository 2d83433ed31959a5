import type { ComponentType } from 'react'
import type { z } from 'zod'
import { defined } from '../../base/defined.ts'
import type { Deprecated } from '../../base/deprecated.mjs'

/** One part of a page as plain data: the block that shows it and that block's fields. */
export interface Section {
  blockType: string
  [field: string]: unknown
}

/** Describes what a page composes: sections in order. Anything without data may be nothing, as in `text && section(…)`. */
export type SectionList = readonly (Section | false | 0 | null | undefined | '')[]

/**
 * Blocks name their fields here, so that `section('hero', …)` is checked by the compiler:
 *
 * @example
 * declare module 'atrium' {
 *   interface Blocks { hero: typeof hero }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: open for merging by every block
export interface Blocks {}

export interface Block<Schema extends z.ZodObject = z.ZodObject> {
  /** The block type in model spelling, like `pullQuoteBlock`. */
  type: string
  /** The name that editors read. */
  label: string
  /** One sentence for editors: when to use it. */
  description?: string
  /** A name in the icon set, by which editors find it among others. */
  icon?: string
  /** Where editors find it among others, like `Text`. */
  category?: string
  /**
   * `body`: in a text, which is a field of blocks; `section`: at the top level of a page, where pages compose it and, if it
   * has a wire name, editors put it into `f.pageBlocks()`; `both`.
   */
  placement: 'body' | 'section' | 'both'
  /** So many of it editors may put at the top level of one page. */
  most?: number
  /** The key on the wire. Only blocks with one may be in content. */
  wire?: string
  schema: Schema
  /**
   * Brings what was written for an earlier schema to the present one: what content has, in names of its files. What is of
   * the present form comes back as it is. Content is read so at once; `npm run content:migrate` writes it.
   */
  migrate?(wire: Record<string, unknown>): Record<string, unknown>
  /**
   * Says that editors are not to use it any more, and that it works for one more minor version. `use` names the type of the
   * block that takes its place: `npm run upgrade` renames it in content where that has all of its fields.
   */
  deprecated?: Deprecated
  /** Paths of references that the component reads beyond what its fields and their views load. */
  include?: readonly string[]
  /** At least two: the ordinary and the awkward. Each must fit the schema. */
  examples: readonly z.input<Schema>[]
  /** True when there is nothing to show; default, for blocks with `items`: no items and no title. */
  isEmpty?(fields: z.output<Schema>): boolean
  /** The text whose slug is the section's id; default: its heading or title. */
  anchor?(fields: z.output<Schema>): string | undefined
  /** Neighbours of this type become one: returns the merged fields. */
  merge?(first: z.output<Schema>, second: z.output<Schema>): z.output<Schema>
  /**
   * Gets the checked fields and the section's `id`. Lists of blocks, in fields made by `blocks()` and in what references
   * brought in, arrive rendered, as one React node. A component from a file `X.island.tsx` of the block's folder is hydrated in the browser.
   */
  // biome-ignore lint/suspicious/noExplicitAny: rendered fields replace nested blocks by slots, which the schema does not know
  Component: ComponentType<any>
}

/** A section of a block whose fields are known. */
export type SectionOf<Type extends keyof Blocks> = Section & FieldsOf<Blocks[Type]> & { id?: string }

type FieldsOf<Type> = Type extends Block<infer Schema> ? z.input<Schema> : Record<string, unknown>

/** Declares a block: schema, examples and component in one plain, frozen value. */
export function defineBlock<Schema extends z.ZodObject>(definition: Block<Schema>): Block<Schema> {
  return Object.freeze(definition)
}

/**
 * Makes a section for a page's section list. Fields that are undefined are dropped.
 *
 * @param blockType the block that shows it
 * @param fields the block's fields; `heading` is a heading printed by the page type, which alone does not keep an
 *   empty section on the page, unlike `title`, which an editor wrote
 */
export function section<Type extends keyof Blocks>(
  blockType: Type,
  fields: FieldsOf<Blocks[Type]> & { id?: string },
): SectionOf<Type> {
  return defined({ blockType, ...(fields as Record<string, unknown>) }) as unknown as SectionOf<Type>
}
