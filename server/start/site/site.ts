import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from 'atrium'
import {
  createClock,
  createContentFiles,
  createSite,
  entryTag,
  lastGoodFiles,
  openServices,
  type SiteResponse,
} from '#engine/host.ts'
import { INSTITUTION_FILE, InstitutionError } from '../../../config/institution/institution.ts'
import { lastGoodInstitution } from '../../../config/institution/last-good-institution.ts'
import { readTexts } from '../../../config/texts/site-texts.ts'
import { createArchive } from '../../../services/archive/index.ts'
import { type ContentOptions, contentThread, movesKeeper, openContent } from '../../../services/content/index.ts'
import { type Changed, createGatewayImages, createImageService } from '../../../services/images/index.ts'
import { createSiteAssets } from '../../assets/page-assets.ts'
import { IMAGES, PublicPictures } from '../../assets/public-pictures.ts'
import { readAddress } from '../../http/addresses/address.ts'
import { localRequest } from '../../http/addresses/base-path.ts'
import { publicAnswer } from '../../http/addresses/site-path.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import type { OutsideCaches } from '../../pages/keys/outside.ts'
import { batchCalls } from '../../processes/batch-calls.ts'
import { createAlone } from '../../processes/peers.ts'
import { configurationRefusals } from '../content/refusals.ts'
import { openSource } from '../content/source.ts'
import { answeredBy, fileOf } from './answered-by.ts'
import { buildFolder } from './build-folder.ts'
import { type EditedSite, editedSite } from './edited-site.ts'
import { answering } from './languages/answering.ts'
import { openInLanguages } from './languages/candidates-of-languages.ts'
import { languagesAskedFor } from './languages/languages-asked-for.ts'
import { askedByOthers, openOtherLanguage } from './languages/other-language.ts'
import { type Shown, type SiteOptions, speaking } from './languages/speech.ts'
import { ownPolicies } from './own-policies.ts'
import { areaSettings, defineSite, type Settings, sourceHashes } from './site-definition.ts'
import type { RunningSite, SiteInputs, SiteListeners } from './site-types.ts'

export { misspeltSettings, readSettings } from './site-definition.ts'

/** The one place that sees all: what is installed, its content, its services, and the server's settings. */
export async function openSite({
  environment,
  time,
  log,
  client,
  metrics,
  peers = createAlone(),
  reading = false,
  isEdited = false,
  isOwnLanguageAlone = false,
  areLanguagesAskedFor = false,
  sourceHash,
}: SiteInputs): Promise<RunningSite> {
  const dataDir = environment.DATA_DIR
  const isAlone = peers.count === 1
  const listeners: SiteListeners = {}
  const { now } = time
  const ofInstitution = { settings: areaSettings, siteUrl: environment.SITE_URL }
  const source = await openSource({
    ...{ environment, reading, metrics, now, log },
    institution: ofInstitution,
    exclusively: peers.exclusively,
  })
  const { contentDir, filesDir } = source
  const files = lastGoodFiles(filesDir, dataDir, reading)
  const { institution, warnings, fault } = await peers.exclusively('institution', async () =>
    lastGoodInstitution(filesDir, files, ofInstitution),
  )
  // Whoever writes it wants to see what is wrong, not what was right.
  if (fault && !import.meta.env.PROD) throw new InstitutionError(fault)
  if (fault) log.error({ file: INSTITUTION_FILE }, `${fault}\nThe site starts with the last good one.`)
  for (const warning of warnings) log.warn({}, warning)
  const definition = defineSite(institution)
  const texts = readTexts(files, institution.language, definition.messages)
  for (const { file, reason, remedy } of [...definition.warnings, ...texts.problems])
    log.warn({ file }, `${reason}. ${remedy}`)

  const clock = createClock(time.now, institution.timeZone)
  const hashes = sourceHashes(definition, sourceHash)
  await source.begin(definition, hashes.sourceHash, institution.languages)
  const contentOptions: ContentOptions = {
    contentDir,
    dataDir,
    site: definition,
    institution,
    ...hashes,
    clock,
    log,
    reading,
    exclusively: peers.exclusively,
    isChecked: !peers.isFirst,
    isAtHand: source.isAtHand || isEdited,
    // Servers alone are counted: a command or the studio takes nothing away from those that run.
    isRequired: source.isRequired && (metrics !== undefined || !import.meta.env.PROD),
    refusals: configurationRefusals({ reading: ofInstitution, site: definition, files }),
    // Whoever changes routes of pages in development tries things out.
    keepMoves: import.meta.env.PROD ? movesKeeper(source.configuration, log) : undefined,
    ...(import.meta.env.PROD && { thread: contentThread(join(buildFolder, 'server/content-thread.mjs')) }),
  }
  const content = await openContent(contentOptions)
  if (content.metrics.isMissing() && !reading && !(import.meta.env.PROD && existsSync(files.directory))) {
    await content.close()
    throw new MissingContentError(content.metrics.away() ?? '')
  }
  const store = environment.ENABLE_PREVIEW ? content.preview : content.published
  const { siteUrl, basePath, language, timeZone, frameHosts } = institution
  const mediaGateway = environment.MEDIA_GATEWAY_URL
  const headers = securityHeaders({ mediaGateway, frameHosts, hstsSubdomains: environment.HSTS_SUBDOMAINS })
  const { assets, styles, unused } = createSiteAssets(client, definition.blocks, institution.theme, headers)
  for (const file of unused) log.warn({ file }, `The style sheet ${file} belongs to no block and is never sent.`)

  const imageBase = mediaGateway ?? IMAGES
  const shared: Shown = { imageBase, siteUrl, basePath, language, timeZone, frameHosts }
  const pictures = new PublicPictures(content.published, content.preview)
  /** Pages state sizes of pictures: when that of a master turns out to be another they are made again, many at once. */
  const onResize = batchCalls(async (resized: string[]) => {
    const ids = [...new Set(resized)]
    if (!isAlone) peers.ask({ ask: 'resized', ids })
    try {
      const { items } = await store.find(['image'], { where: { id: { in: ids } } })
      site.forget()
      listeners.stale?.(items.map(({ uid }) => entryTag(uid)))
    } catch (error) {
      log.error({ ids, error }, `Pages with these pictures keep their former sizes: ${(error as Error).message}`)
    }
  })
  const images = createImageService({
    mastersDir: join(contentDir, 'images'),
    masterElsewhere: source.originalOf,
    cacheDir: join(dataDir, 'images'),
    factsFile: join(dataDir, 'masters.jsonl'),
    maxBytes: environment.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
    baseUrl: siteUrl + IMAGES,
    placeholderId: institution.placeholderImageId,
    ...(!environment.ENABLE_PREVIEW && { isPublic: (id) => pictures.isPublic(id) }),
    onResize,
    exclusively: isAlone ? undefined : peers.exclusively,
    running: isAlone ? undefined : 1,
    onChange: isAlone ? undefined : batchCalls((changed: Changed[]) => peers.ask({ ask: 'pictures', changed })),
    log,
  })
  const [{ moveDate }, { exclusively }] = [content, peers]
  const contentFiles = createContentFiles(contentDir)
  const lastGood = lastGoodFiles(contentDir, dataDir, reading)
  const parts = { files: contentFiles, lastGood, dataDir, siteUrl, institution }
  const runtime = { ...parts, moveDate, now, log, exclusively }
  const services = await openServices(definition, environment, runtime, metrics)
  const stores = new Map<string, ReturnType<typeof askedByOthers>>()
  const options: SiteOptions = {
    definition,
    store,
    institution,
    otherLanguages: stores,
    deployment: {
      environment: environment.DEPLOY_ENV,
      contentEnvironment: environment.CONTENT_ENV,
      preview: environment.ENABLE_PREVIEW,
    },
    imageBase,
    now,
    ports: {
      ...services,
      archive: createArchive({
        endpoint: environment.PAGE_ARCHIVE_API_ENDPOINT,
        siteUrl,
        files: contentFiles,
        lastGood,
        now,
        metrics: metrics?.('archive'),
      }),
      images: mediaGateway
        ? createGatewayImages({ gateway: mediaGateway, now, log, metrics: metrics?.('images') })
        : images,
    },
    // Most visitors read the institution's own language.
    contentCacheBytes:
      (environment.CONTENT_CACHE_MEGABYTES * 1024 * 1024) / peers.count / (institution.languages.length > 1 ? 2 : 1),
    log,
    showProblems: environment.ENABLE_PREVIEW || !import.meta.env.PROD,
    ...speaking(texts, shared, definition.messages, { filesDir, files, reading: ofInstitution }),
    assets,
  }
  const site = createSite(options)
  stores.set(language, askedByOthers(site.store, definition, texts.translator))

  const withPolicy = ownPolicies({ mediaGateway, frameHosts, island: assets.island })

  const whole = (rendered: SiteResponse): SiteResponse => {
    pictures.noteShown(rendered.facts?.pictures.map(({ base }) => base))
    return publicAnswer(withPolicy(rendered), siteUrl)
  }

  /** Each language has a store of its own, made of the same files. */
  const sync = async (named?: readonly string[]) => {
    const result = await content.sync(named)
    for (const other of others.opened) await other.sync(named)
    return result
  }
  const forAll = { clock, source: source.writable, configuration: source.configuration, filesDir, onWritten: sync }
  const editing: Parameters<typeof openOtherLanguage>[1]['editing'] = (options, content, storeOver) =>
    editedSite({ options, content, storeOver, contentDir, answered: withPolicy, shared: forAll })
  const own: Own = {
    ...{ ...answering(site, whole), definition, store, institution },
    ...editing(options, content),
  }
  const others = languagesAskedFor(
    isOwnLanguageAlone ? [] : institution.languages.slice(1),
    (tag) =>
      openOtherLanguage(tag, {
        ...{ environment, peers, define: defineSite, filesDir, files, reading: ofInstitution, shown: shared, log },
        ...{ content: contentOptions, options, answered: whole, editing },
      }),
    { own: store, stores },
  )
  if (!areLanguagesAskedFor) await others.openAll()
  const everywhere = { ...content, sync }
  source.follow(async () => {
    const result = await sync()
    await listeners.ingested?.()
    return result
  })
  if (environment.CONTENT_WATCH) peers.lead(() => source.watch(everywhere))

  return {
    ...site,
    languages: others.opened,
    resolve: own.resolve,
    respond: async (request) => {
      const there: Own = (await others.at(request.path)) ?? own
      return there.respond(localRequest(request, there.institution))
    },
    openCandidates: (view) => openInLanguages([own, ...others.opened], view),
    async fileAt(address) {
      const { path } = readAddress(address)
      const there: Own = (await others.at(address)) ?? own
      return fileOf(await answeredBy(localRequest({ path }, there.institution).path, there))
    },
    tell: (given) => void Object.assign(listeners, given),
    restored({ styles: named, pictures: shown }) {
      styles.noteNamed(named)
      pictures.noteShown(shown)
    },
    institution,
    ownTexts: texts.own,
    ...{ styles, store },
    unlikeFiles: (path) => content.unlike(path, environment.ENABLE_PREVIEW ? 'preview' : 'published'),
    ...{ drafts: own.drafts, edited: own.edited },
    images,
    shared: source.shared,
    hosted: source.hosted,
    sync: (files) => source.sync(everywhere, files),
    catchUp: async () => (content.isApart ? sync() : undefined),
    openOutside: () => openOutside(environment, log),
    metrics: { content: content.metrics, images: images.metrics },
    async close() {
      await source.close()
      images.close()
      await others.settled()
      for (const other of others.opened) await other.close()
      await content.close()
    },
  }
}

/** What answers at an address in one language. */
type Own = Pick<RunningSite, 'resolve' | 'respond' | 'definition' | 'store' | 'institution'> & EditedSite

/** There is nothing to serve, and there never was: a wrong path, or a disk that is not mounted. */
class MissingContentError extends Error {
  override name = 'MissingContentError'
}

/** Nothing of it is loaded where no cache is told; what a preview shows is never cached. */
async function openOutside(settings: Settings, log: Log): Promise<OutsideCaches | undefined> {
  const { ENABLE_PREVIEW, VARNISH_URL, FASTLY_TOKEN, CLOUDFLARE_TOKEN, DATA_DIR: dataDir } = settings
  if (ENABLE_PREVIEW || !(VARNISH_URL || FASTLY_TOKEN || CLOUDFLARE_TOKEN)) return undefined
  const caches = await import('../../../services/outside-caches/index.ts')
  return new caches.OutsideCaches({ settings, dataDir, log })
}
