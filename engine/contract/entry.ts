/** The envelope that every entry carries. Dates are ISO 8601 in UTC. */
export interface EntryHead {
  uid: string
  contentType: string
  title: string
  url?: string
  /** The entry's own address on this site; null when no page shows it. */
  path: string | null
  /** Absent: a draft. */
  publishDetails?: { environment?: string; locale?: string; time: string }
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

/**
 * What a reference field holds after loading. Until its path is named in an `include` only uid and content type are
 * there; afterwards it is the entry. A reference that leads nowhere is taken out.
 */
export type Reference<Model = Record<string, unknown>> = ReferenceStub & Partial<EntryHead> & Partial<Model>

/** True when a reference was included and found. */
export function isIncluded<Model>(
  reference: Reference<Model> | undefined,
): reference is Entry<Model> & Reference<Model> {
  return reference?.title !== undefined
}
