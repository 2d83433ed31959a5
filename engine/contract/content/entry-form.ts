/** A whole entry to begin with, as its file holds it; uid and publication are added when it is made. */
export interface Template {
  /** Unlike that of any other template of the type. */
  name: string
  /** The name that editors read. */
  label: string
  /** When to begin with it, in one sentence for editors. */
  help?: string
  /** In the names of the file. What is required of the entry itself may be missing: editors fill it in. */
  value: Readonly<Record<string, unknown>>
}

/** Describes what editors see of a content type where they find and make its entries. */
export interface EntryForm {
  /** Holds what several entries are called; default: the label. */
  plural?: string
  /** A name in the icon set. */
  icon?: string
  /** Where editors find the type among others, like `Stories`. */
  category?: string
  /** The path of the field whose value names an entry among others, in the spelling of the model; default: the title. */
  itemName?: string
  /** Says what a new entry may begin with. */
  templates?: readonly Template[]
}
