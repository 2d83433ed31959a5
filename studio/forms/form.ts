/** Forms as plain data, for server and browser: nothing is imported here that a browser could not load. */
import type { Field } from '#engine/host.ts'

export type FieldKind = Field['kind']

/** A field of a form. */
export interface FormField {
  /** Its key in the file. */
  name: string
  /** Its name in the model, which origins of sections speak of. */
  model: string
  /** Further keys that are read in its place. */
  aliases: readonly string[]
  label: string
  help?: string
  /** As it is in the file. */
  example?: unknown
  required: boolean
  /** Not to be written any more: another takes its place. */
  deprecated?: true
  kind: FieldKind
  /** The part of the form to which it belongs; absent: the first. */
  group?: string
  /** It is asked for only where another field beside it has this value, or one of these. */
  when?: { field: string; is: unknown }
  /** `false`: it is the same in all languages. */
  translate?: false
  /** Says what a new entry or block has here, as it is in the file. */
  initial?: unknown
  min?: number
  max?: number
  /** Characters: what is best, and what is too much. */
  length?: { ideal?: number; max?: number }
  pattern?: string
  /** Says what a group, or a list of groups, means as one, or a text: a link, a colour, opening hours. */
  control?: string
  /** Of `enum` and `color`. */
  choices?: readonly { value: string; label: string }[]
  /** Of `group`. */
  fields?: readonly FormField[]
  /** Of `list`. */
  of?: FormField
  /** Of `reference`: content types; none: any that has a page. */
  to?: readonly string[]
  /** Of `blocks`: they are the top level of a page. */
  isTopLevel?: boolean
  /** Field of a group or of list items that names one, like `title`. */
  itemName?: string
}

/** A starting point for a new entry. */
export interface Template {
  name: string
  label: string
  help?: string
}

/** The form of a content type. */
export interface TypeForm {
  name: string
  label: string
  plural: string
  icon: string
  category: string
  help?: string
  /** Entries have addresses of their own. */
  hasPage: boolean
  itemName?: string
  templates: readonly Template[]
  fields: readonly FormField[]
  /** Names of the parts of the form, in the order in which they come. */
  groups: readonly string[]
  /** Keys of the file that are neither fields of the form nor unknown: the studio keeps them itself. */
  system: readonly string[]
}

/** The form of a block that editors may put. */
export interface BlockForm {
  /** Its key in the file. */
  wire: string
  /** Its name in the model. */
  type: string
  label: string
  help?: string
  icon: string
  category: string
  placement: 'body' | 'section' | 'both'
  /** So many of it may be at the top level of one page. */
  most?: number
  itemName?: string
  fields: readonly FormField[]
  /** Filled in, as they are in the file: `{ "<wire>": { … } }`. */
  examples: readonly object[]
  /** In how many entries it is. */
  uses?: number
  /** Where the canvas shows the first example alone. */
  example?: string
}
