/** What pages ask of the image server; the pictures themselves are fetched by browsers. */
export interface Images {
  /**
   * @param id of a master at the image server
   * @returns size of the master in pixels; null when there is no such picture
   * @throws when the image server cannot be asked
   */
  sizeOf(id: string): Promise<{ width: number; height: number } | null>
}
