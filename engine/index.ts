/** The public contract: all that areas, blocks and the model may import from the engine. */

export { defineContentType } from './authoring/define-content-type.ts'
export { defineModule } from './authoring/define-module.ts'
export { type PageFrame, pagesWith } from './authoring/define-page.ts'
export type { SiteConfig } from './authoring/site-config.ts'
export { inSlices } from './base/async/slices.ts'
export { defined } from './base/defined.ts'
export { isRecord } from './base/json/is-record.ts'
export type { FieldProblem, Problem } from './base/problem.ts'
export { decoded } from './base/text/decoded.ts'
export { escapeHtml } from './base/text/escape.ts'
export { commaIn, listed } from './base/text/listed.ts'
export { parseJson } from './base/text/parse-json.ts'
export { parseUrl } from './base/text/parse-url.ts'
export { plainText, withoutFormatting } from './base/text/plain-text.ts'
export { foreignLanguage, languageAttributes, serviceLanguage } from './content/entry/language.ts'
export { entryHref, isExternal, pathOfUrl, trimPath } from './content/entry/paths.ts'
export type { Card } from './contract/content/card.ts'
export type { ContentType, ModelOf } from './contract/content/content-type.ts'
export type { Entry, EntryHead, ReferenceStub } from './contract/content/entry.ts'
export type { Image } from './contract/content/image.ts'
export type { PageLanguage } from './contract/content/page-language.ts'
export type { PageContext } from './contract/context.ts'
export {
  type Blocks,
  defineBlock,
  type Section,
  type SectionOf,
  section,
} from './contract/page/block.ts'
export { defineErrorPage } from './contract/page/error-page.ts'
export type { Feed, FeedItem } from './contract/page/feed.ts'
export type { JsonLdBasis } from './contract/page/json-ld.ts'
export type { ComputedList, ListPage, ListSource } from './contract/page/list.ts'
export type { QueryParameter } from './contract/page/page.ts'
export { defineRegion } from './contract/page/region.ts'
export type { RenderRoot, ScriptAddress } from './contract/page/render-root.ts'
export type { ArchivedCopy } from './contract/ports/archive.ts'
export type { Clock, DateFormats } from './contract/ports/clock.ts'
export type { Content, Where } from './contract/ports/content.ts'
export type { Log } from './contract/ports/log.ts'
export type { Ports, ServicePorts } from './contract/ports/ports.ts'
export {
  type KeyCount,
  MAX_HITS,
  OWN_SOURCE,
  type SearchAnswer,
  type SearchHit,
  type TextCompletions,
  type TextQuery,
} from './contract/ports/text-search.ts'
export { defineEndpoint, type Endpoint } from './contract/site/endpoint.ts'
export { frameOrigin, type Institution, ONLINE, type SiteLanguage } from './contract/site/institution.ts'
export type { Link, SectionNavigation } from './contract/site/link.ts'
export { defineNavigation } from './contract/site/navigation.ts'
export { definePlugin, type Plugin } from './contract/site/plugin.ts'
export type { Provided } from './contract/site/provided.ts'
export { defineService, type ServiceRuntime } from './contract/site/service.ts'
export type { Settings, SettingsOf } from './contract/site/settings.ts'
export {
  defineMessages,
  defineTranslation,
  type PluralMessage,
  type Text,
  type Translator,
} from './contract/site/translator.ts'
export { numberVariable, textVariable, urlVariable } from './environment/readers.ts'
export { listAddress } from './lists/list-query.ts'
export { wordsParameter } from './lists/words-parameter.ts'
export { localAddress, withoutBasePath } from './outputs/addresses/local-address.ts'
export { publicAddress, sitePath, wholeAddress } from './outputs/addresses/public-address.ts'
export { feedEndpoints, feedsOf } from './outputs/feed/feed-endpoints.ts'
export { element, xmlDocument } from './outputs/feed/xml.ts'
export { websiteId } from './outputs/json-ld/graph.ts'
export { pictureHost } from './outputs/picture-host.ts'
export {
  assetBase,
  captionAndCredit,
  cropOf,
  DOWNLOAD_WIDTH,
  downloadUrl,
  pictureUrl,
} from './outputs/picture-url.ts'
export { isOpenToRobots } from './outputs/robots.ts'
export { f } from './schema/fields.ts'
export { slugOf, toModelName, toWireName } from './schema/names.ts'
export { type JsonServiceOptions, jsonService, type OnInvalidField } from './service/json-service.ts'
export { createDateFormats, type Weekday, weekdayOf, weekdays } from './time/dates.ts'
export { dayAfter } from './time/day-after.mjs'
export { isDate } from './time/stored-dates.ts'
export { createTranslator } from './translation/translator.ts'
