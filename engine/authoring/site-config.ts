/** What the repository of a site says of it, as the default export of its `atrium.config.ts`. */
export interface SiteConfig {
  /**
   * Names of Atrium's areas that are installed, like `events`; absent: all. Those of the repository's own `plugins/` are
   * installed by being there.
   */
  areas?: readonly string[]
}
