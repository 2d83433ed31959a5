/** In which languages of a stack entries are written as files. */
export interface StackLanguages {
  /** What the stack calls the language of an entry's own file; undefined: nobody knows, or it has no such language. */
  readonly own: string | undefined
  /**
   * Languages that have files beside it, as the stack calls them, by their tag. Undefined: one language is shown, and of
   * an entry that lacks it another.
   */
  readonly others: ReadonlyMap<string, string> | undefined
  /** The language whose fields count for all that are the same in all languages; undefined: each has its own. */
  readonly main: string | undefined
  /** Tags that names of files may end with. */
  readonly tags: readonly string[]
  /** Differs when files are to be made again. */
  readonly key: string
  /**
   * Asks the stack, unless that was done not long ago.
   *
   * @param age what is long ago, in milliseconds
   * @returns whether files are to be made again
   * @throws ServiceError when the service does not answer for now
   */
  ask(age?: number): Promise<boolean>
  /** Finds out what items tell, after they were written. @returns whether files are to be made again */
  find(): Promise<boolean>
}
