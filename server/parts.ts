/** What tools and tests use of the built site without its server, from `dist/server/parts.mjs`. */
export { builtAssets } from './assets/client-assets.ts'
export { HtmlCache } from './cache/html-cache.ts'
export { openSite } from './site.ts'
export { defineSite, readSettings } from './site-definition.ts'
export { start } from './start.ts'
export { createTimeSource } from './time-source.ts'
