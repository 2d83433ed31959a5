import type { Log, Translator } from 'atrium'
import {
  type ContentStore,
  createSite,
  type LastGoodFiles,
  type SiteDefinition,
  type SiteResponse,
} from '#engine/host.ts'
import type { InstitutionOptions } from '../../../../config/institution/institution.ts'
import { lastGoodInstitution } from '../../../../config/institution/last-good-institution.ts'
import { readTexts } from '../../../../config/texts/site-texts.ts'
import {
  type ContentOptions,
  type ContentService,
  languageDir,
  movesIn,
  openContent,
} from '../../../../services/content/index.ts'
import type { EditedSite } from '../edited-site.ts'
import type { defineSite, Settings } from '../site-definition.ts'
import type { LanguageSite, SiteInputs } from '../site-types.ts'
import { answering } from './answering.ts'
import { withOwnAddresses } from './own-addresses.ts'
import { type Shown, type SiteOptions, speaking } from './speech.ts'

/** What the site in the institution's own language has, and the others go by. */
export interface OwnLanguage {
  environment: Settings
  peers: Pick<NonNullable<SiteInputs['peers']>, 'exclusively'>
  /** Puts the installed areas together. */
  define: typeof defineSite
  filesDir: string
  files: LastGoodFiles
  /** How `institution.json` is read. */
  reading: InstitutionOptions
  shown: Shown
  content: ContentOptions
  options: SiteOptions
  /** What is made of each answer before it is sent. */
  answered: (response: SiteResponse) => SiteResponse
  /** Makes what those need who write its content. */
  editing(options: SiteOptions, content: ContentService, storeOver?: (store: ContentStore) => ContentStore): EditedSite
  log: Log
}

/** What sites in other languages ask of the content in this one: its own words that mean the same are looked for, too. */
export const askedByOthers = (
  store: ContentStore,
  { search, settings }: Pick<SiteDefinition, 'search' | 'settings'>,
  { translate }: Translator,
): Pick<ContentStore, 'get' | 'search'> => ({
  get: (uids) => store.get(uids),
  search: (query) => store.search({ ...query, alike: search?.alike?.({ settings, translate }) }),
})

/**
 * Opens the site in another language of the institution: the same areas over the same content directory, with a store of
 * its own in which each entry is as that language has it.
 */
export async function openOtherLanguage(
  tag: string,
  {
    environment,
    peers,
    define,
    filesDir,
    files,
    reading,
    shown,
    content: ofContent,
    options,
    answered,
    editing,
    log,
  }: OwnLanguage,
): Promise<
  LanguageSite & EditedSite & Pick<ContentService, 'sync' | 'close'> & { asked: ReturnType<typeof askedByOthers> }
> {
  const { institution, warnings, fault } = await peers.exclusively(`institution ${tag}`, async () =>
    lastGoodInstitution(filesDir, files, { ...reading, language: tag }),
  )
  for (const warning of fault ? [fault, ...warnings] : warnings) log.warn({ language: tag }, warning)
  const definition = define(institution)
  const texts = readTexts(files, tag, definition.messages)
  for (const { file, reason, remedy } of texts.problems) log.warn({ file }, `${reason}. ${remedy}`)
  const dataDir = languageDir(ofContent.dataDir, tag)
  const { keepMoves } = ofContent
  const content = await openContent({
    ...ofContent,
    ...{ dataDir, site: definition, institution },
    exclusively: (name, work) => peers.exclusively(`${name} ${tag}`, work),
    // What is wrong with files that all languages share is said once.
    refusals: undefined,
    keepMoves: keepMoves && ((moves) => keepMoves(movesIn(moves, institution))),
    isAtHand: false,
  })
  const addressed = (seen: ContentStore) => withOwnAddresses(seen, options.store)
  const store = addressed(environment.ENABLE_PREVIEW ? content.preview : content.published)
  const here: Shown = { ...shown, language: tag, basePath: institution.basePath }
  const speech = speaking(texts, here, definition.messages, { filesDir, files, reading })
  // The languages beside the institution's own share as much as that has.
  const contentCacheBytes = options.contentCacheBytes / (institution.languages.length - 1)
  const own: SiteOptions = { ...options, definition, store, institution, ...speech, contentCacheBytes }
  const site = createSite(own)
  return {
    ...site,
    ...{ institution, store, ownTexts: texts.own },
    ...answering(site, answered),
    ...editing(own, content, addressed),
    asked: askedByOthers(site.store, definition, texts.translator),
    ...{ sync: content.sync, close: content.close },
  }
}
