/** The second contract: what server, services and studio may import from the engine beside the author's contract. */

export { type AssembleOptions, assemble } from './assemble/assemble.ts'
export { discover } from './assemble/discover.ts'
export { type InstalledSetting, installedSettings } from './assemble/installed-settings.ts'
export type { InstalledBlock, InstalledPage, InstalledType, SiteDefinition } from './assemble/site-definition.ts'
export type { ModuleBuilder } from './authoring/define-module.ts'
export { backoff } from './base/async/backoff.ts'
export { batchCalls } from './base/async/batch-calls.ts'
export { coalesceRuns } from './base/async/coalesce-runs.ts'
export { AbandonedError, BusyError, createGate } from './base/async/gate.ts'
export { SingleFlight, type Visitor } from './base/async/single-flight.ts'
export { inSlices, type Slice, Slices } from './base/async/slices.ts'
export { withinTime } from './base/async/within-time.ts'
export { type StagedFile, stageFile, syncFolder } from './base/files/staged-file.ts'
export { isLeftOver, isOtherProcess, unfinishedName } from './base/files/unfinished-files.ts'
export { writeWhole } from './base/files/write-whole.ts'
export { isRecord } from './base/is-record.ts'
export { editJson } from './base/json/edit-json.ts'
export { BoundedCache, itemBytes } from './base/memory/bounded-cache.ts'
export { bytesOf } from './base/memory/bytes.ts'
export { type FieldProblem, type Problem, problemLine, problemOf, problemText, within } from './base/problem.ts'
export { escapeHtml } from './base/text/escape.ts'
export { ENTRY_BOUNDS, JsonBoundsError } from './base/text/parse-json.ts'
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
export { type Effect, effectOf } from './content/effects.ts'
export { nameOf } from './content/entry-name.ts'
export { directionOf, languageTag } from './content/language.ts'
export { matchRoute, readEntryUrl, takenAddresses } from './content/paths.ts'
export { isCard } from './content/references/card-of.ts'
export type { StoredEntry } from './contract/content/entry.ts'
export type { Template } from './contract/content/entry-form.ts'
export type { Block } from './contract/page/block.ts'
export type { Page, PathInput } from './contract/page/page.ts'
export type { Archive } from './contract/ports/archive.ts'
export type {
  Address,
  Change,
  Condition,
  ContentStore,
  ContentTypeSchema,
  Found,
  PathMatch,
  Query,
  Scalar,
  SchemaField,
  Sort,
} from './contract/ports/content.ts'
export type { ContentFiles } from './contract/ports/content-files.ts'
export type { Images } from './contract/ports/images.ts'
export type { LastGoodFiles } from './contract/ports/last-good-files.ts'
export type { ServiceMetrics } from './contract/ports/metrics.ts'
export {
  type EntryHit,
  type IndexedRecord,
  type KeyCount,
  MAX_HITS,
  OWN_SOURCE,
  type SearchHit,
  type StoredRecord,
  type TextCompletions,
  type TextMatches,
  type TextQuery,
} from './contract/ports/text-search.ts'
export type { AnyService, RecordFolder } from './contract/site/service.ts'
export type { Theme } from './contract/site/theme.ts'
export type { Variables } from './contract/site/variable.ts'
export { type IpAddress, isIn, type Network, readAddress, readNetworks } from './environment/networks.ts'
export { momentVariable } from './environment/readers.ts'
export { contentBody, contentPlace, contentText, createContentFiles } from './files/content-files.ts'
export { FileError } from './files/file-error.ts'
export { fileNameHeader } from './files/file-name.ts'
export { filesAsTheyAre, lastGoodFiles } from './files/last-good-files.ts'
export { MAX_ENTRY_BYTES, MAX_LIST_BYTES } from './files/limits.ts'
export { type FoundFile, type OpenedFile, realPathSync } from './files/open-inside.ts'
export { HangingDiskError, isDiskHanging, PatientFolder } from './files/patient-folder.ts'
export { anchorTag } from './outputs/anchors.ts'
export { describeSite, loadedWith } from './outputs/describe-site.ts'
export type { PageAssets } from './outputs/document.ts'
export { wireExample } from './outputs/installed/wire-example.ts'
export { heightOf } from './outputs/picture-url.ts'
export { type FullSearchDocument, searchDocumentOf } from './outputs/search-document.ts'
export { likelyKeys, queryKey, readPath } from './request/input/address.ts'
export { render } from './request/render.tsx'
export { HTML, type PageFacts, type ResolvedRequest, type SiteRequest, type SiteResponse } from './request/request.ts'
export { resolvePath } from './request/resolve-path.ts'
export { uncachedRequest } from './request/resolve-request.ts'
export type { SiteOptions, Speech } from './request/runtime.ts'
export { noFacts, rootNoting } from './request/sections/section-facts.ts'
export { createSite, type Site } from './request/site.ts'
export { validate } from './request/validate.ts'
export { mayStand } from './schema/block-lists/placed-blocks.ts'
export { blocksWireSchemas } from './schema/block-lists/wire-schemas.ts'
export { describeFields, type Field, type Fields } from './schema/describe.ts'
export { entryFields, envelope, uidPattern } from './schema/envelope.ts'
export { type Control, type FieldKind, type FieldMeta, fieldRegistry, type When } from './schema/field-registry.ts'
export { annotate, FORM_KEYWORD, wirePath } from './schema/form/annotate.ts'
export { type Choice, choicesOf } from './schema/form/choices.ts'
export { headingsOf } from './schema/form/headings.ts'

export { labelOf, toModelName, toWireName } from './schema/names.ts'
export { type Conversions, normalise, type OnLoss, type ReferenceChoice } from './schema/normalise.ts'
export { readWire, type WireBlocks, wireBlock } from './schema/read-wire.ts'
export { spellingOf, spellingsOf, wireNameOf } from './schema/spelling.ts'
export { type BlockFields, fieldNames, type ModelPath, visitFields } from './schema/visit.ts'
export {
  DATE_FORMAT,
  formOf,
  type JsonSchema,
  LINK_PATTERN,
  MAX_RICH_TEXT,
  type Note,
  scalarSchema,
  wireSchema,
} from './schema/wire-schema.ts'
export { distanceOf, mistakeOf } from './search/distance.ts'
export { stemOf } from './search/stem.ts'
export { askNothing, isQuestion, telling } from './search/stop-words.ts'
export { fold, type Word, wordsIn } from './search/words.ts'
export { createJsonClient, readText } from './service/json-client.ts'
export { openServices, variablesOf } from './service/open-services.ts'
export { createClock, instantOf } from './time/clock.ts'
export { normaliseDate, shiftDate, weeksSince } from './time/stored-dates.ts'
export { localTime } from './time/zone.ts'
export { catalogueOf, englishTexts, type InstalledMessages } from './translation/catalogue.ts'
export type { OwnTexts } from './translation/check-texts.ts'
