import type { SiteConfig } from 'atrium'

/** The site that lives here: all areas, with the content of `demo/content`. */
export default {} satisfies SiteConfig
