/** The answer of a web-archive service on one address: its `archived_snapshots.closest`. */
export interface ArchivedCopy {
  available?: boolean
  /** HTTP status of the page when it was archived, as text. */
  status?: string
  url?: string
}

/** Where copies of pages that are gone may be found. */
export interface Archive {
  /**
   * @param path the missing address, without query
   * @returns null when the service knows nothing of it
   * @throws when the service cannot be asked or does not answer in time
   */
  lookUp(path: string): Promise<ArchivedCopy | null>
}
