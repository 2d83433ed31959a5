import type { Card } from '../content/card.ts'
import type { Entry } from '../content/entry.ts'
import type { ModelOfType, TypeName } from '../content/type-name.ts'
import type { Erased } from '../erased.ts'
import type { Clock } from './clock.ts'
import type { SearchAnswer, TextCompletions, TextMatches, TextQuery } from './text-search.ts'

/** A scalar as stored: text, number or boolean; dates are ISO text and compare as such. */
export type Scalar = string | number | boolean

/**
 * One condition on one field. A bare scalar means equality. On a reference field the value compared is the uid of the
 * entry referred to, and any of several references satisfies the condition. A missing field satisfies only
 * `exists: false` and `not`.
 */
export type Condition =
  | Scalar
  | {
      exists?: boolean
      in?: readonly Scalar[]
      not?: Scalar
      lt?: Scalar
      lte?: Scalar
      gt?: Scalar
      gte?: Scalar
    }

/** All conditions hold; `or` holds when any of its members does. Fields are dotted paths in wire or model spelling. */
export type Where = { [field: string]: Condition | readonly Where[] | undefined } & { or?: readonly Where[] }

export interface Sort {
  /** Titles, and text fields in the `index` of their type, are put in order by the alphabet of the language of the site. */
  field: string
  /** Entries without the field come last in both orders. */
  order?: 'ascending' | 'descending'
}

export interface Query {
  where?: Where
  /** Ties that remain are broken by uid, ascending. */
  sort?: readonly Sort[]
  /** `number` counts from 1. Absent: all entries. */
  page?: { number: number; size: number }
}

export interface Found<Item> {
  items: Item[]
  /** How many entries match, whatever the page. */
  total: number
}

/** Describes what is at an address of the site. */
export type PathMatch =
  | { kind: 'entry'; uid: string; contentType: string; path: string }
  | { kind: 'moved'; to: string }

/** A field of a content type as the content service describes it. */
export interface SchemaField {
  uid: string
  displayName: string
  dataType: 'text' | 'number' | 'boolean' | 'isodate' | 'link' | 'reference' | 'group' | 'blocks'
  multiple: boolean
  mandatory: boolean
  choices?: string[]
  referenceTo?: string[]
  fields?: SchemaField[]
}

export interface ContentTypeSchema {
  uid: string
  title: string
  fields: SchemaField[]
}

/**
 * One published change. `before` or `after` is null when the entry was not published then; they are equal when it is seen
 * differently through another's change, which has one of its own.
 */
export interface Change {
  revision: number
  uid: string
  contentType: string
  before: Entry | null
  after: Entry | null
  /** Addresses that began, ceased or changed what they show. */
  paths: string[]
}

/** An address of the site and what is there. */
export interface Address {
  path: string
  uid: string
  contentType: string
  updatedAt?: string
  /** The entry's meta page keeps it out of search engines. */
  noindex: boolean
}

/** Where replicas of content live. One instance shows either published entries only, or the preview. */
export interface ContentStore {
  /**
   * Entries in the model, references as stubs; unknown and unpublished uids are absent. Order is not promised. They are
   * the caller's own: nobody else sees what is done to them.
   */
  get(uids: readonly string[]): Promise<Entry[]>
  find(types: readonly string[], query: Query): Promise<Found<Entry>>
  /** The newest published entry at the address, or where the address has moved to. */
  at(path: string): Promise<PathMatch | null>
  /** Every address, ascending by path and after `after`; one that several entries claim comes once. */
  paths(options: { after?: string; limit: number }): Promise<Address[]>
  schema(type: string): Promise<ContentTypeSchema | null>
  /** Full-text search of everything that is published and has an address, and of records of other applications. */
  search(query: TextQuery): Promise<TextMatches>
  /** Titles of the same, for someone who is still typing. */
  complete(prefix: string): Promise<TextCompletions>
  /** Grows with every change that a visitor could see. */
  revision(): Promise<number>
  /**
   * Changes after a revision, oldest first. They are kept for a while only: none, though the revision is another, means
   * that they are no longer known by name and everything may have changed.
   */
  changes(since: number, limit?: number): Promise<Change[]>
  /** When it changes next by itself, since an entry is published or expires; null: that is not known. */
  next?(): Promise<Date | null>
}

export interface EntriesQuery extends Query {
  /** Paths of references to load instead of what the view of the type names; `[]` loads none. */
  include?: readonly string[]
}

/** How something is made of each entry of a list. */
export interface Derivation<Model = Erased, Item = Erased, Fact = Erased, Part = Erased> {
  /** Returns what of the entry a part is made from. It is kept of all entries: as little as will do. */
  read(entry: Entry<Model>): Item
  /** Returns what else parts are made from, like the answer of a service on all of them. A part stays while its fact is equal. */
  facts?(items: readonly Item[]): Promise<(item: Item) => Fact>
  /** Makes a part; nothing where it is undefined. What it asks of the clock is noted. */
  make(item: Item, fact: Fact, clock: Clock): Part | undefined
}

/**
 * The content service as pages see it. Every answer is noted in the page's dependencies, also the empty ones. A condition
 * with an empty text is an error: nothing has such a value, so what was to be compared with is missing.
 */
export interface Content {
  /** All entries of one or several content types; given by value, their model is known. */
  entries<const Type extends TypeName | readonly TypeName[], Model = ModelOfType<Type>>(
    type: Type,
    query?: EntriesQuery,
  ): Promise<Found<Entry<Model>>>
  /**
   * Returns what is made of each entry of some types, in the order of uids: for values that are shared, like an index.
   * An entry is read again when it has changed or what is loaded with it, and its part is made again then, when its
   * fact is another or when its time has come: after a publish that is one of thousands. Others get their turn in
   * between.
   *
   * @param name begins with that of the area, like `events calendar`; always with the same derivation
   */
  derived<const Type extends TypeName | readonly TypeName[], Item, Fact, Part, Model = ModelOfType<Type>>(
    name: string,
    type: Type,
    derivation: Derivation<Model, Item, Fact, Part>,
  ): Promise<Part[]>
  /** The same entries, each as a card. */
  cards(type: TypeName | readonly TypeName[], query?: Query): Promise<Found<Card>>
  /** Entries by uid as cards, in that order; those that are not there or have no card are left out. */
  cardsOf(uids: readonly string[]): Promise<Card[]>
  /** One entry with all its references, as its own page loads it. */
  entry<Model = Record<string, unknown>>(
    uid: string,
    options?: { include?: readonly string[] },
  ): Promise<Entry<Model> | null>
  /**
   * Entries of several types that carry a tag.
   * @throws when `uid` is empty
   */
  byTag(uid: string, types: readonly TypeName[], query?: Query): Promise<Found<Card>>
  /** Returns what is published and has an address, by its title and texts, with the records of other applications. */
  search(query: TextQuery): Promise<SearchAnswer>
  /**
   * How many results these words have in another language of the site, of what is written in it.
   *
   * @param language its tag
   * @throws where the content in that language cannot be asked
   */
  countIn(language: string, query: Pick<TextQuery, 'term'>): Promise<number>
  /** The entries among the best thousand results for these words, by uid, the best first. */
  matching(query: Pick<TextQuery, 'term' | 'alike'>): Promise<string[]>
  /** Titles of the same that begin like what was typed, the best first. */
  complete(prefix: string): Promise<Pick<TextCompletions, 'names' | 'languages'>>
  schema(type: string): Promise<ContentTypeSchema | null>
  /** Every address, ascending by path and after `after`. What reads this is rendered again on every change. */
  paths(options: { after?: string; limit: number }): Promise<Address[]>
  /** The entry shown at an address, without its references; null where none is. */
  at(path: string): Promise<Entry | null>
}
