import { z } from 'zod'
import type { Deprecated } from '../base/deprecated.mjs'
import type { Text } from '../contract/site/translator.ts'

export type FieldKind =
  | 'text'
  | 'inline'
  | 'html'
  | 'int'
  | 'number'
  | 'bool'
  | 'date'
  | 'datetime'
  | 'time'
  | 'ratio'
  | 'url'
  | 'email'
  | 'phone'
  | 'color'
  | 'enum'
  | 'group'
  | 'list'
  | 'map'
  | 'reference'
  | 'blocks'

/** Describes what an author may say of any field. */
export interface FieldOptions {
  /** The name that editors read; default: the field's name as words. */
  label?: string
  /** Says what the field means, in one sentence for editors. */
  help?: string
  /** A value as it is on the wire, for the examples that editors copy. */
  example?: unknown
  /** The name on the wire where it is not the model name in snake_case. */
  wireName?: string
  /** Further wire names that are read, in this order, when the field's own name has no data; `date.start` reads into a group. */
  aliases?: readonly string[]
  /** The heading of a part of the form: fields that name the same one are shown together below it. */
  group?: string
  /** Shown in the form only while another field of the same object has a value. */
  when?: When
  /** Says what the field of a new entry, block or list item holds, as it is on the wire. */
  initial?: unknown
  /**
   * `false`: it is the same in all languages, and not written in another one than the institution's own. Dates, numbers,
   * choices and references are so anyway.
   */
  translate?: boolean
  /** The one thing that a group of fields means, or a text names: the form has a control of its own for it. */
  control?: Control
  /**
   * Says that it is not to be written any more, and works for one more minor version. `use` names the field of the same object
   * that takes its place: content and code may say either, and \`npm run upgrade\` renames it.
   */
  deprecated?: Deprecated
}

/** Names another field of the same object, in the spelling of the model, and the value or values that it has to have. */
export interface When {
  field: string
  is: Plain | readonly Plain[]
}

type Plain = string | number | boolean

/**
 * `link`: title and address; `color`: a color of the theme; `crops`: parts of a picture by their ratio; `point`: what
 * matters most in it; `master`: where it is kept; `search`: what search engines and social media show; `hours`: times of the days of a week; `icon`: a name in the icon set; `recording`: facts of what is played, with its file; `address`:
 * what the address of the entry is made of, as it is when it is new of its title.
 */
export type Control =
  | 'link'
  | 'color'
  | 'crops'
  | 'point'
  | 'master'
  | 'search'
  | 'hours'
  | 'icon'
  | 'recording'
  | 'address'

/** Says what an author may ask of words. */
export interface WordOptions extends FieldOptions {
  /** In characters that a reader sees: told while editors write, and never a reason to leave the words out. */
  length?: Length
}

/** `ideal`: up to here it is good; `max`: from here on it is cut where others show it, as search engines do. */
export interface Length {
  ideal?: number
  max?: number
}

/** Says what an author may ask of a text. */
export interface TextOptions extends WordOptions {
  /** The expression that it has to match. Give an `example`, too: it tells what to write. */
  pattern?: string
}

/** Says what an author may ask of a number. */
export interface NumberOptions extends FieldOptions {
  min?: number
  max?: number
}

/** Describes what an author may say of a choice. */
export interface ChoiceOptions<Value extends string = string> extends FieldOptions {
  /**
   * Says what is read in place of a value, by editors and by visitors who filter by it; default: the value as words. A
   * message is said to visitors in the language of the site, and to editors in English.
   */
  labels?: Readonly<Partial<Record<Value, Text>>>
}

/** Describes what an author may say of a list. */
export interface ListOptions extends FieldOptions {
  /** The path of the field whose value names an item in the form, like `media.title`; in the spelling of the model. */
  itemName?: string
}

/** Says what an author may say of a field that refers to entries, or holds blocks. */
export interface ReferenceOptions extends FieldOptions {
  /** Every reader of an entry needs it: it is loaded for cards of the entry and references to it, not for its page alone. */
  preload?: boolean
}

/**
 * How a reference is loaded: `view` with what its content type says that every reader needs, `head` without references of
 * its own, `card` as a card, `none` not at all unless a path in `include` names it.
 */
export type Loading = 'view' | 'head' | 'card' | 'none'

export interface FieldMeta extends ReferenceOptions, TextOptions, NumberOptions, ChoiceOptions, ListOptions {
  kind: FieldKind
  /** Of a date: a date-time is kept as its day in the institution's zone. */
  dayOnly?: boolean
  /** Of the group of a module: the name of its kind, like `Listing`. */
  module?: string
  /** A group with fewer keys than this on the wire is invalid; `_metadata` counts. */
  keys?: number
  /** Content types a reference may lead to; empty: any. */
  to?: readonly string[]
  /** Those of them that are named by value: content types and pages. */
  types?: readonly unknown[]
  /** Of references. */
  load?: Loading
  /** Of blocks: they are at the top level of a page. */
  isTopLevel?: boolean
  /** Left out when an entry is loaded for a reader of its view; loaded for the entry's own page. */
  ownPageOnly?: boolean
}

/** Holds what a zod type alone does not say of a field. */
export const fieldRegistry = z.registry<FieldMeta>()

/** @returns the same type, described */
export const field = <Type extends z.ZodType>(type: Type, meta: FieldMeta): Type => {
  fieldRegistry.add(type, meta)
  return type
}
