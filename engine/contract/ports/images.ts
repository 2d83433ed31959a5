/** What pages ask of the image server; the pictures themselves are fetched by browsers. */
export interface Images {
  /** The masters are the site's own: asking for a size costs next to nothing, and pages follow when one is replaced. */
  readonly isOwn?: boolean
  /**
   * @param id of a master at the image server
   * @returns size of the master in pixels; null when there is no such picture
   * @throws when the image server cannot be asked
   */
  sizeOf(id: string): Promise<{ width: number; height: number } | null>
}
