/** One setting from the environment: how it is read, and what a person who sets it has to know. */
export interface Variable<Value = unknown> {
  /** One sentence for the configuration table. */
  description: string
  /** The text that replaces a variable that is not set; absent: the value is then undefined. */
  default?: string
  /** Says what values look like, for the configuration table. */
  form: string
  /** Says what to do about a wrong value. */
  remedy: string
  /** The value is never shown. */
  secret?: boolean
  /** Further variables without which this one means nothing: a start with it and without one of them is refused. */
  needs?: readonly string[]
  /** No page is made from it: those that were made before stay good when it changes. */
  affectsPages?: false
  /**
   * @param text never empty
   * @throws when the text is no such value
   */
  read: (text: string) => Value
}

/** Variables by name. */
export type Variables = Readonly<Record<string, Variable>>

/** Values by name, as read; without a default a value may be missing. */
export type ValuesOf<Declared extends Variables> = {
  readonly [Name in keyof Declared]:
    | ReturnType<Declared[Name]['read']>
    | (Declared[Name] extends { default: string } ? never : undefined)
}
