import type { EntryForm } from '../content/entry-form.ts'
import type { Block } from '../page/block.ts'

/** A field as people read it, in plain data. */
export interface FieldRow {
  /** The path of the field, like `media[].caption.credit`. */
  name: string
  /** How many groups it is in. */
  depth: number
  label: string
  help?: string
  /** In words, like `list of references`. */
  type: string
  /** How a value is written, like `HH:mm, 24 hours, local`. */
  form?: string
  required: boolean
  /** As JSON; absent where there is none worth a word. */
  standard?: string
  /** Values to choose from, and what editors read in place of each. */
  choices: readonly { value: string; label: string }[]
  /** Says what the form of editors shows beside, a sentence each. */
  notes: readonly string[]
  /** Content types that may be referred to; empty with a reference: any. */
  accepts: readonly string[]
  isReference: boolean
  /** Says whether what is referred to is shown as a card. */
  isCard: boolean
  isBlocks: boolean
  /** Its blocks are at the top level of a page, not in a text. */
  isTopLevel: boolean
  /** Other names that are read. */
  also: readonly string[]
}

/** A block with all that its declaration says. */
export interface InstalledBlockFacts
  extends Pick<Block, 'type' | 'label' | 'description' | 'icon' | 'category' | 'placement' | 'wire'> {
  file: string
  /** The file of the component that is hydrated in the browser. */
  island: string | null
  /** Names of the modules that are declared beside it, in `module.ts`. */
  modules: readonly string[]
  /** In the names of files where editors may use the block, else in those of the model. */
  fields: readonly FieldRow[]
  /** Fields into which editors may put it, like `article.body`. */
  allowedIn: readonly string[]
  examples: readonly {
    /** The section that a page composes. */
    section: { blockType: string; [field: string]: unknown }
    /** Says what an editor's file holds; absent: editors cannot use the block. */
    wire?: object
  }[]
}

/** A content type with all that its declaration says. */
export interface InstalledTypeFacts extends EntryForm {
  name: string
  label: string
  help?: string
  file: string
  /** Entries are shown as cards. */
  isCard: boolean
  page?: { file: string; route: string }
  /** Where entries are shown, in words. */
  address: string
  /** Of whole entries: those of the type itself, those that all pages share, and those of every entry. */
  fields: Readonly<Record<'own' | 'page' | 'entry', readonly FieldRow[]>>
  /** Fields of other types that name this one among those they refer to, like `article.authors`. */
  referrers: readonly { type: string; field: string }[]
  /**
   * Makes an entry to copy, as its file holds it.
   *
   * @param fill whether every field is filled in, or those alone without which the entry is not shown
   * @param present names an entry of a type, to which references lead; where there is none they lead to an example
   */
  example(fill: 'smallest' | 'full', present?: (type: string) => string | undefined): Record<string, unknown>
}

/** Describes what is installed on the site for those who fill it in and those who build it. */
export interface InstalledFacts {
  blocks: readonly InstalledBlockFacts[]
  contentTypes: readonly InstalledTypeFacts[]
}
