/** The envelope that every entry carries. Dates are ISO 8601 in UTC. */
export interface EntryHead {
  uid: string
  contentType: string
  title: string
  /** Says what visitors call it: what its type derives as `name`, else its display title, else its title. */
  name: string
  url?: string
  /** The entry's own address on this site; null when no page shows it. */
  path: string | null
  /** Absent: a draft. */
  publishDetails?: { environment?: string; locale?: string; time: string; expires?: string }
  /** Of a draft in a site of several languages: that of its words, BCP 47. */
  draftLanguage?: string
  createdAt?: string
  updatedAt?: string
  version: number
  /** `publication_date` where the type has one, else the time of publishing. */
  datePublished?: string
}

export type Entry<Model = Record<string, unknown>> = EntryHead & Model

/** A reference as it is stored: it names an entry and says nothing about it. */
export interface ReferenceStub {
  uid: string
  contentType: string
}

/** The stored form of a model: what its references lead to is not loaded. */
export type Stored<Value> = Value extends EntryHead
  ? ReferenceStub
  : Value extends readonly (infer Item)[]
    ? Stored<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Stored<Value[Key]> }
      : Value

/** An entry as it is stored: its head, and its fields with references as stubs. */
export type StoredEntry<Model = Record<string, unknown>> = EntryHead & Stored<Model>
