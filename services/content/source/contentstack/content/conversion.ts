/** An entry, asset or content type as the service gives it. */
export type Raw = Readonly<Record<string, unknown>>

/** What an entry may ask of the stack that it stands in. */
export interface StackFacts {
  contentType: Raw
  assetOf(uid: string): Raw | undefined
  typeOf(uid: string): string | undefined
  entryOf(uid: string): Raw | undefined
}

/** A file of the content directory: `entries/<folder>/<name>`. */
export interface ConvertedFile {
  folder: string
  name: string
  /** Null where no file can be made. */
  text: string | null
  /** What is lost, in words that name the entry. */
  problems: string[]
}

/** Makes files of a content directory from what the service gives. It reads and writes nothing. */
export interface Conversion {
  /** Names its code: files that other code has made are made again. */
  version: string
  /** False for content types whose entries are written as they were delivered. */
  isKnown(type: string): boolean
  entry(raw: Raw, facts: StackFacts): ConvertedFile
  /** Undefined for what no entry stands for. */
  asset(raw: Raw): ConvertedFile | undefined
  contentType(raw: Raw): { name: string; text: string | null }
}
