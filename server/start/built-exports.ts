/** Holds what tools and tests use of the built site without its server, from `dist/server/built-exports.mjs`. */

/** React as the build has it: who measures counts its renders. */
export * as reactServer from 'react-dom/server'
export { builtAssets } from '../assets/client-assets.ts'
export { HtmlCache } from '../pages/html-cache.ts'
export { openSite } from './site/site.ts'
export { defineSite, readSettings } from './site/site-definition.ts'
export { createTimeSource } from './site/time-source.ts'
export { start } from './start.ts'
