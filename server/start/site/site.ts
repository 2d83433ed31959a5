import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from 'atrium'
import { RenderContextProvider, type RenderSettings } from 'atrium/ui/render-context.tsx'
import { createElement } from 'react'
import {
  batchCalls,
  createClock,
  createContentFiles,
  createSite,
  lastGoodFiles,
  openServices,
  type SiteDefinition,
  type SiteResponse,
} from '#engine/host.ts'
import { INSTITUTION_FILE, InstitutionError } from '../../../config/institution/institution.ts'
import { lastGoodInstitution } from '../../../config/institution/last-good-institution.ts'
import { readTexts, type SiteTexts, textsOfIsland } from '../../../config/texts/site-texts.ts'
import { createArchive } from '../../../services/archive/index.ts'
import { movesKeeper, openContent } from '../../../services/content/index.ts'
import { type Changed, createGatewayImages, createImageService } from '../../../services/images/index.ts'
import { isMediaFile } from '../../assets/content-files.ts'
import { withErrorBoxes } from '../../assets/error-boxes.ts'
import { createSiteAssets } from '../../assets/page-assets.ts'
import { IMAGES, PublicPictures } from '../../assets/public-pictures.ts'
import { POLICY, securityHeaders } from '../../http/security-headers.ts'
import type { OutsideCaches } from '../../pages/keys/outside.ts'
import { createAlone } from '../../processes/peers.ts'
import { configurationRefusals } from '../content/refusals.ts'
import { openSource } from '../content/source.ts'
import { answeredBy, fileOf, kindOf } from './answered-by.ts'
import { buildFolder } from './build-folder.ts'
import { areaSettings, defineSite, type Settings, sourceHashes } from './site-definition.ts'
import type { RunningSite, SiteInputs, SiteListeners } from './site-types.ts'

export { misspeltSettings, readSettings } from './site-definition.ts'

/** Says what a site with candidates may keep in memory of what it reads, in bytes. */
const MAX_CANDIDATE_BYTES = 16 * 1024 * 1024

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
  await source.begin(definition, hashes.sourceHash)
  const content = await openContent({
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
    ...{ isAtHand: source.isAtHand || isEdited, isRequired: source.isRequired },
    refusals: configurationRefusals({ reading: ofInstitution, site: definition, files }),
    // Whoever changes routes of pages in development tries things out.
    keepMoves: import.meta.env.PROD ? movesKeeper(source.configuration, log) : undefined,
    ...(import.meta.env.PROD && { program: join(buildFolder, 'server/content-thread.mjs') }),
  })
  if (content.metrics.isMissing() && !reading && !(import.meta.env.PROD && existsSync(files.directory))) {
    await content.close()
    throw new MissingContentError(content.metrics.away() ?? '')
  }
  if (environment.CONTENT_WATCH) peers.lead(() => source.watch(content))
  const store = environment.ENABLE_PREVIEW ? content.preview : content.published
  const { siteUrl, language, timeZone, frameHosts } = institution
  const mediaGateway = environment.MEDIA_GATEWAY_URL
  const headers = securityHeaders({ mediaGateway, frameHosts, hstsSubdomains: environment.HSTS_SUBDOMAINS })
  const { assets, styles, unused } = createSiteAssets(client, definition.blocks, institution.theme, headers)
  for (const file of unused) log.warn({ file }, `The style sheet ${file} belongs to no block and is never sent.`)

  const imageBase = mediaGateway ?? IMAGES
  const shared: RenderSettings = { imageBase, siteUrl, language, timeZone, frameHosts }
  const pictures = new PublicPictures(content.published, content.preview)
  /** Pages state sizes of pictures: when that of a master turns out to be another they are made again, many at once. */
  const onResize = batchCalls(async (resized: string[]) => {
    const ids = [...new Set(resized)]
    if (!isAlone) peers.ask({ ask: 'resized', ids })
    try {
      const { items } = await store.find(['image'], { where: { id: { in: ids } } })
      site.forget()
      listeners.stale?.(items.map(({ uid }) => `e:${uid}`))
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
  const { moveDate } = content
  const { exclusively } = peers
  const contentFiles = createContentFiles(contentDir)
  const lastGood = lastGoodFiles(contentDir, dataDir, reading)
  const parts = { files: contentFiles, lastGood, dataDir, siteUrl, institution }
  const runtime = { ...parts, moveDate, now, log, exclusively }
  const services = await openServices(definition, environment, runtime, metrics)
  const options: SiteOptions = {
    definition,
    store,
    institution,
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
    contentCacheBytes: (environment.CONTENT_CACHE_MEGABYTES * 1024 * 1024) / peers.count,
    log,
    showProblems: environment.ENABLE_PREVIEW || !import.meta.env.PROD,
    ...speechOf(texts, shared, definition.messages),
    speechIn(language) {
      const other = readTexts(files, language, definition.messages)
      return other.catalogue.missing.length === 0 ? speechOf(other, shared, definition.messages) : undefined
    },
    assets,
  }
  const site = createSite(options)

  /**
   * A page with a policy of its own, where it shows pictures of other servers, or pages of this one: it is cached with the
   * page.
   */
  const withPolicy = (rendered: SiteResponse): SiteResponse => {
    const { facts: { hosts = [] } = {}, isForAuthors } = rendered
    if (hosts.length === 0 && !isForAuthors) return rendered
    const development = !import.meta.env.PROD
    const own = securityHeaders({ mediaGateway, frameHosts, imageHosts: hosts, ownFrames: isForAuthors, development })
    const body = isForAuthors ? withErrorBoxes(String(rendered.body), assets.island) : rendered.body
    return { ...rendered, body, headers: { ...rendered.headers, [POLICY]: own[POLICY] as string } }
  }

  const hasRoute = async (path: string) =>
    (await answeredBy(path, { definition, store })).kind !== 'nothing' || isMediaFile(contentDir, path)

  const visitorsGet = async (path: string) =>
    (await isMediaFile(contentDir, path))
      ? ('page' as const)
      : kindOf(await answeredBy(path, { definition, store: content.published }))

  source.follow(async () => {
    const result = await content.sync()
    await listeners.ingested?.()
    return result
  })

  const whole = (rendered: SiteResponse): SiteResponse => {
    pictures.noteShown(rendered.facts?.pictures.map(({ base }) => base))
    return withPolicy(rendered)
  }

  return {
    ...site,
    async resolve(request) {
      const resolved = await site.resolve(request)
      return { ...resolved, answer: async () => whole(await resolved.answer()) }
    },
    respond: async (request) => whole(await site.respond(request)),
    async openCandidates(view) {
      const { candidateSite } = await import('./candidates.ts')
      const overlay = await content.openOverlay(hasRoute, view)
      const { at, drafts = 'all', isForVisitors = false } = view ?? {}
      const deployment = { ...options.deployment, preview: !isForVisitors && drafts === 'all' }
      const shown = { showOrigins: !isForVisitors, showProblems: !isForVisitors }
      const clock = at ? () => at : now
      const made = candidateSite(overlay, (own) =>
        createSite({
          ...options,
          ...{ deployment, ...shown, contentCacheBytes: MAX_CANDIDATE_BYTES, now: clock, store: own },
        }),
      )
      const seen = new PublicPictures(overlay.store, content.preview)
      return {
        ...made,
        isPublic: (id) => seen.isPublic(id),
        respond: async (request) => withPolicy(await made.respond(request)),
      }
    },
    fileAt: async (address) => fileOf(await answeredBy(address, { definition, store })),
    tell: (given) => void Object.assign(listeners, given),
    restored({ styles: named, pictures: shown }) {
      styles.noteNamed(named)
      pictures.noteShown(shown)
    },
    institution,
    ownTexts: texts.own,
    ...{ styles, store },
    unlikeFiles: (path) => content.unlike(path, environment.ENABLE_PREVIEW ? 'preview' : 'published'),
    drafts: content.preview,
    images,
    shared: source.shared,
    hosted: source.hosted,
    sync: (files) => source.sync(content, files),
    catchUp: async () => (content.isApart ? content.sync() : undefined),
    edited: {
      ...{ clock, hasRoute, visitorsGet, source: source.writable, configuration: source.configuration, filesDir },
      ...{ store: content.storeFile, published: content.published, movedBy: content.movedBy, onWritten: content.sync },
    },
    openOutside: () => openOutside(environment, log),
    metrics: { content: content.metrics, images: images.metrics },
    async close() {
      await source.close()
      images.close()
      await content.close()
    },
  }
}

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

type SiteOptions = Parameters<typeof createSite>[0]

/** How the site speaks the language of its texts: in functions, in components and in islands. */
function speechOf(
  { translator, catalogue }: SiteTexts,
  shared: Omit<RenderSettings, 'messages'>,
  installed: SiteDefinition['messages'],
): Pick<SiteOptions, 'translator' | 'surround' | 'islandContext'> {
  const { language } = translator
  const settings: RenderSettings = { ...shared, language, messages: Object.fromEntries(catalogue.texts) }
  return {
    translator,
    surround: (element, root) => createElement(RenderContextProvider, { settings, root, children: element }),
    islandContext: (file) => ({ ...shared, language, messages: textsOfIsland(file, installed, catalogue) }),
  }
}
