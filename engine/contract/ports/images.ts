/** Says what pages ask of the image server; the pictures themselves are fetched by browsers. */
export interface Images {
  /**
   * The size of a master, where it is known to be another than an editor stated. Present where the masters are the site's
   * own: nobody waits for a file, pages follow when its size becomes known, and when it is replaced.
   *
   * @param stated in pixels
   */
  correctedSize?(id: string, stated: { width: number; height: number }): { width: number; height: number } | undefined
  /**
   * @param id of a master at the image server
   * @returns size of the master in pixels; null when there is no such picture
   * @throws when the image server cannot be asked
   */
  sizeOf(id: string): Promise<{ width: number; height: number } | null>
}
