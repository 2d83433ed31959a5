import type { Image } from '../content/image.ts'

/** Nobody reads on from here: of so many results each can be had, the best ones. */
export const MAX_HITS = 1000

/** Says what is looked for in titles and texts. */
export interface TextQuery {
  /** As a visitor typed it: words, and phrases in quotation marks. Nothing in it is an operator. */
  term: string
  /** How many results come before the first that is wanted; counts from 0. From `MAX_HITS` on there are none. */
  from: number
  size: number
  /** Only results of this kind, by its key. */
  kind?: string
  /** Only results of this source, by its key. */
  source?: string
  /** Groups of words and phrases that mean the same: one is found by any other. In the same array they are read once. */
  alike?: readonly (readonly string[])[]
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
  /** Stems of phrases that mean the same: one of them alone is not what was looked for, and is not marked. */
  ofPhrases?: readonly string[]
  /** Words that were not typed to their end: what begins so counts. */
  beginnings: readonly string[]
  /** Words that nothing holds, not even with other letters; something like them may come. */
  unknown: readonly string[]
}

/** Words that were looked for on a site, with its language, in which they are compared (BCP 47). */
export interface SoughtWords extends ComparedWords {
  language: string
}

/** One result, from the index to the card: a page of this site, or a record of another application. */
export interface SearchHit {
  title: string
  /** A path of this site, or an `http(s)` address. */
  url: string
  /** Key of the kind of result: its label in snake case, like `press_release`. */
  kind: string
  /** Key of the application whose page it is. */
  source: string
  /** Plain text, may be empty. */
  description: string
  /** A passage of the text or the description that holds what was looked for; absent where there is none. */
  extract?: readonly ExtractPart[]
  image?: Image
  /** Language of title and words (BCP 47) where it is another than that of the site. */
  lang?: string
  /** Says what the service of a record keeps with it; plain data. */
  data?: unknown
}

/** Holds what the index keeps of a record. */
export type StoredRecord = Pick<SearchHit, 'title' | 'url' | 'description' | 'data'>

/** A record as it is indexed. */
export interface IndexedRecord extends StoredRecord, Pick<SearchHit, 'kind'> {
  /** Further words by which it is found. */
  keywords?: readonly string[]
}

/** A result that is an entry: the rest of it is read from that. */
export type EntryHit = Pick<SearchHit, 'kind' | 'source'> & { uid: string }

/** One page of results. */
export interface SearchAnswer<Hit = SearchHit> {
  /** The best first. */
  hits: Hit[]
  /** How many there are, whatever the page. */
  total: number
  /** How many of them are in another language than that of the site; they come after all others. Absent: none. */
  foreign?: number
  /** The most first: of the source asked for, whatever the kind. */
  kinds: readonly KeyCount[]
  /** The most first: of the kind asked for, whatever the source. */
  sources: readonly KeyCount[]
  /** The term with other letters, where nothing holds it as it was typed. */
  suggestion?: string
  /** The results are those of the suggestion. Not so of a short word, which may mean anything: that is looked for as it is. */
  isReplaced?: boolean
}

/** Describes what the index answers. */
export interface TextMatches extends SearchAnswer<SearchHit | EntryHit> {
  /** Holds what was looked for in the end. */
  words: ComparedWords
}

/** Titles that hold words beginning so. */
export interface TextCompletions {
  /** The best first, no two alike. */
  names: string[]
  /** Languages (BCP 47) of those in another than that of the site, which come last, by the name. */
  languages?: ReadonlyMap<string, string>
  words: ComparedWords
}
