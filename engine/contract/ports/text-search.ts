/** Nobody reads on from here: of so many results each can be had, the best ones. */
export const MOST_HITS = 1000

/** What is looked for in titles and texts. */
export interface TextQuery {
  /** As a visitor typed it: words, and phrases in quotation marks. Nothing in it is an operator. */
  term: string
  /** How many results come before the first that is wanted; counts from 0. From `MOST_HITS` on there are none. */
  from: number
  size: number
  /** Only results of this kind, by its key. */
  kind?: string
  /** Only results of this source, by its key. */
  source?: string
}

/** The source of the site's own entries. */
export const OWN_SOURCE = 'website'

/** A part of an extract of a text; what was looked for is marked. Plain text, to be escaped like any other. */
export interface ExtractPart {
  text: string
  marked: boolean
}

/** How many results have one key. */
export interface KeyCount {
  key: string
  count: number
}

/** Words as they are compared: in lower case, without accents, and as stems. */
export interface ComparedWords {
  stems: readonly string[]
  /** Words that were not typed to their end: what begins so counts. */
  beginnings: readonly string[]
  /** Words that nothing holds, not even with other letters; something like them may come. */
  unknown: readonly string[]
}

/** One result: an entry, or a record of another application. */
export type TextHit = { kind: string; source: string } & ({ uid: string } | { record: StoredRecord })

/** A record of another application as it is shown among results. */
export interface StoredRecord {
  title: string
  /** An `http(s)` address, or a path of this site. */
  url: string
  /** Plain text. */
  description: string
  /** What its service wants to know of it; plain data. */
  data?: unknown
}

/** A record as it is indexed. */
export interface IndexedRecord extends StoredRecord {
  /** Key of the kind, in snake case. */
  kind: string
  /** Further words by which it is found. */
  keywords?: readonly string[]
}

export interface TextMatches {
  /** The best first. */
  hits: TextHit[]
  /** How many there are, whatever the page. */
  total: number
  /** The most first: of the source asked for, whatever the kind. */
  kinds: KeyCount[]
  /** The most first: of the kind asked for, whatever the source. */
  sources: KeyCount[]
  /** What was looked for in the end. */
  words: ComparedWords
  /** The term with other letters, where nothing holds it as it was typed: the results are those of this one. */
  suggestion?: string
}

/** Titles that hold words beginning so. */
export interface TextCompletions {
  /** The best first, no two alike. */
  names: string[]
  words: ComparedWords
}
