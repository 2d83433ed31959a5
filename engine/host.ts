/** The second contract: what server, services and studio may import from the engine beside the author's contract. */

export { assemble } from './assemble/assemble.ts'
export { discover } from './assemble/discover.ts'
export { installedSettings } from './assemble/installed-settings.ts'
export type { SiteDefinition } from './assemble/site-definition.ts'
// Tools that know nothing of sites, pages or entries; their list is in that file.
export * from './base/index.ts'
export {
  bytesOfDependencies,
  createDependencies,
  type Dependencies,
  EVERY_PATH,
  entryTag,
  flattened,
  type ListQuery,
  MANY,
  MISSING,
  normaliseTag,
  surrogateKeys,
  withParts,
} from './content/dependencies.ts'
export { effectOf } from './content/effects.ts'
export { nameOf } from './content/entry/entry-name.ts'
export { directionOf, languageTag } from './content/entry/language.ts'
export { matchRoute, readEntryUrl, takenAddresses } from './content/entry/paths.ts'
export type { Change, ContentStore } from './contract/ports/content.ts'
export type { ServiceMetrics } from './contract/ports/metrics.ts'
export type { Variables } from './contract/site/variable.ts'
export { momentVariable } from './environment/readers.ts'
export { withPublicAddresses } from './outputs/addresses/public-address.ts'
export { anchorTag } from './outputs/anchors.ts'
export { describeSite, loadedWith } from './outputs/describe-site.ts'
export { wireExample } from './outputs/installed/wire-example.ts'
export { heightOf } from './outputs/picture-url.ts'
export { searchDocumentOf } from './outputs/search-document.ts'
export { likelyKeys, queryKey, readPath } from './request/input/address.ts'
export { HTML, type ResolvedRequest, type SiteRequest, type SiteResponse } from './request/input/request.ts'
export { resolvePath } from './request/input/resolve-path.ts'
export { uncachedRequest } from './request/resolve-request.ts'
export { createSite, type Site } from './request/site.ts'
export { migrateWire } from './schema/block-lists/migrate-wire.ts'
export { blocksWireSchemas } from './schema/block-lists/wire-schemas.ts'
export type { Field, Fields } from './schema/describe.ts'
export { entryFields, modelPath, uidPattern } from './schema/envelope.ts'
export { annotate, FORM_KEYWORD, wirePath } from './schema/form/annotate.ts'
export { choicesOf } from './schema/form/choices.ts'
export { headingsOf } from './schema/form/headings.ts'
export { labelOf, toModelName, toWireName } from './schema/names.ts'
export { normalise, type ReferenceChoice } from './schema/normalise.ts'
export { readWire, wireBlock } from './schema/read-wire.ts'
export { spellingOf, wireNameOf } from './schema/spelling.ts'
export { fieldNames, visitFields } from './schema/visit.ts'
export { DATE_FORMAT, LINK_PATTERN, MAX_RICH_TEXT, wireSchema } from './schema/wire-schema.ts'
export { createJsonClient, readText } from './service/json-client.ts'
export { openServices, variablesOf } from './service/open-services.ts'
export { createClock, instantOf } from './time/clock.ts'
export { normaliseDate, shiftDate, weeksSince } from './time/stored-dates.ts'
export { localTime } from './time/zone.ts'
export { catalogueOf, englishTexts } from './translation/catalogue.ts'
