/** What tools and tests use of the built site without its server, from `dist/server/parts.mjs`. */
export { readSiteEnvironment } from '../config/environment.ts'
export { builtAssets } from './assets/client-assets.ts'
export { HtmlCache } from './cache/html-cache.ts'
export { openSite } from './site.ts'
export { defineSite } from './site-definition.ts'
export { start } from './start.ts'
export { createTimeSource } from './time-source.ts'
