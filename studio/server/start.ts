import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { defined, type Log } from 'atrium'
import { builtAssets } from '../../server/assets/client-assets.ts'
import { IMAGES } from '../../server/assets/public-pictures.ts'
import { createCallers } from '../../server/http/callers.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { openLog } from '../../server/operations/log/open-log.ts'
import { openSite } from '../../server/start/site/site.ts'
import { allVariables, misspeltSettings } from '../../server/start/site/site-definition.ts'
import { createTimeSource } from '../../server/start/site/time-source.ts'
import { createStudioApp } from './app.ts'
import { createCanvas } from './canvas/canvas.ts'
import { Canvases } from './canvas/canvases.ts'
import { canvasHeaders } from './canvas/page.ts'
import { VersionCanvases } from './canvas/version-canvases.ts'
import { openContent, Translations, type WrittenEntry } from './desk/content.ts'
import type { Desk } from './desk/desk.ts'
import { followWrites } from './desk/following.ts'
import { refusing } from './desk/refusing.ts'
import { PageFacts } from './effects/page-facts.ts'
import { openCommits } from './git/commits.ts'
import { cookiesOf } from './guards/cookies.ts'
import { sayingIn } from './guards/in-language.ts'
import { openHistory } from './history/history.ts'
import { keepTidy } from './history/tidying.ts'
import { deskIn } from './languages/desk-in.ts'
import { namesOf } from './languages/names.ts'
import { readFileHead } from './lists/file-head.ts'
import { type Ref, rowsOf } from './lists/rows.ts'
import { openEntrance } from './people/entrances/open-entrance.ts'
import { notePeople } from './people/note.ts'
import { openUploads } from './pictures/uploads.ts'
import { openPorts } from './ports.ts'
import { placeOf } from './preview/place-of.ts'
import { createPreviews } from './preview/previews.ts'
import { Shares } from './preview/shares.ts'
import { Visits } from './preview/visits.ts'
import { Worlds } from './preview/worlds.ts'
import { type StudioSettings, studioVariables } from './settings.ts'
import { openStudioStore } from './store/studio-store.ts'
import { sessionKey } from './together/here.ts'

export interface StartedStudio {
  log: Log
  /** Tells the person who started it an address that opens a session, once. */
  invite(): void
  stop(): Promise<void>
}

/**
 * Starts the studio.
 *
 * @param build folder of the build, with `client`, `studio` and `assets.json`
 * @param say tells the person who started it an address to open, each time the one before it was used
 */
export async function startStudio(
  settings: StudioSettings,
  build: string,
  say: (address: string) => void,
): Promise<StartedStudio> {
  const time = createTimeSource(settings.SITE_NOW)
  const { log, reports } = openLog(settings, {
    variables: { ...allVariables, ...studioVariables },
    now: time.now,
    share: 1,
  })
  for (const sentence of misspeltSettings(process.env, studioVariables)) log.warn({}, sentence)
  const ports = await openPorts(settings)
  const name = randomUUID()
  const { origins } = ports
  try {
    const store = openStudioStore({
      // Of entries that are written elsewhere nothing is kept.
      folder: settings.CONTENTSTACK_API_KEY ? join(settings.DATA_DIR, 'studio') : settings.STUDIO_DIR,
      url: settings.CONTENT_STORE_URL,
      ...{ now: time.now, log },
    })
    const commits = settings.STUDIO_GIT === 'commit' ? await openCommits(settings.CONTENT_DIR, log) : undefined
    const client = builtAssets(join(build, 'assets.json'))
    const site = await openSite({ environment: settings, time, log, client, isEdited: true })
    const { definition, institution, drafts } = site
    const { edited } = site
    const following = followWrites(edited.onWritten, log)
    const { shown } = following
    const onDone = (write: WrittenEntry) => history.noted(write)
    const content = openContent({ site: definition, institution, edited, following, onDone, log })
    const { lists, configuration, present, writer = refusing(edited.contentDir) } = content
    const read = async (ref: Ref) =>
      ref.type === '' ? defined({ published: await configuration.read(ref.uid) }) : writer.read(ref)
    const history = openHistory({ store, read, now: time.now, log })
    const endTidying = keepTidy(store, time.now, log)
    await edited.source?.tidy?.().catch((error: Error) => {
      log.warn({ error }, `What a killed process left of a write stays: ${error.message}`)
    })
    const names = namesOf(site.languages.map((other) => other.institution.language))
    const canvases = new Canvases(site.openCandidates, shown, names)
    const versionCanvases = new VersionCanvases(site.openCandidates)
    const worlds = new Worlds({ open: site.openCandidates, shown })
    const shares = new Shares(store.shares, time.now)
    const { published } = edited
    const uploads = openUploads(settings)
    const pageFacts = new PageFacts({ open: site.openCandidates, published, siteUrl: institution.siteUrl, log })
    const { invite, ...people } = openEntrance({
      ...{ settings, origins, log, say, note: notePeople(log, history) },
      onBegin: () => pageFacts.begin(),
      onEnd(session) {
        void canvases.end(session)
        void versionCanvases.end(session)
        // What cannot be forgotten now is in half a minute.
        store.windows.closed(sessionKey({ studio: name }, session)).catch(() => undefined)
      },
    })
    const translations = new Translations(edited.contentDir, institution)
    const fileHead = readFileHead(writer)
    const desk: Desk = {
      ...names,
      ...{
        site,
        lists,
        writer,
        shown,
        present,
        canvases,
        uploads,
        settings,
        published,
        pageFacts,
        ...{ configuration, filesDir: edited.filesDir, visitorsGet: edited.visitorsGet },
        ...{ versionCanvases, history, shares, commits, audit: store.audit, store, studio: name },
        movedBy: edited.movedBy,
        placeOf: (share) => place(share),
        now: time.now,
        say: sayingIn(institution.language),
      },
      rows: rowsOf({ ...{ site: definition, basePath: institution.basePath, drafts, images: IMAGES }, fileHead }),
      translation: (ref, tag) => translations.of(ref, tag),
    }
    const others = site.languages.map((other) => deskIn(other, { own: desk, canvases, following, onDone, log }))
    const desks: readonly [Desk, ...Desk[]] = [desk, ...others.map((other) => other.desk)]
    const headers = securityHeaders({
      mediaGateway: settings.MEDIA_GATEWAY_URL,
      frameHosts: institution.frameHosts,
    })
    const studio = join(build, 'studio')
    const around = { worlds, house: institution, origins, headers, now: time.now }
    const place = placeOf(desks, worlds, (share) => visits.view(share))
    const visits = new Visits({
      ...around,
      ...{ shares, log, placeOf: place },
      headers: canvasHeaders(headers, origins),
      cookies: cookiesOf(origins.canvas[0] as string),
      callerOf: createCallers(settings.TRUSTED_PROXIES, log),
      sessionOf: (request) => people.sessions.ofCanvas(request),
    })
    ports.answer({
      studio: createStudioApp({
        ...{ desks, ...people },
        origins,
        client: studio,
        log,
      }),
      canvas: createCanvas({
        ...{ site, canvases, versionCanvases, sessions: people.sessions, origins, headers, log },
        previews: createPreviews({ ...around, visits }),
        contentDir: settings.CONTENT_DIR,
        files: { site: join(build, 'client'), studio },
      }),
    })
    // Whoever opens the studio first finds its lists made.
    lists.counts().catch((error: Error) => log.warn({ error }, `Entries cannot be listed: ${error.message}`))
    return {
      ...{ log, invite },
      async stop() {
        await ports.close()
        await pageFacts.end()
        await canvases.close()
        await versionCanvases.close()
        await worlds.close()
        await endTidying()
        for (const other of others) await other.close()
        await history.close()
        lists.close()
        uploads.close()
        await site.close()
        await reports?.flush()
      },
    }
  } catch (error) {
    await ports.close()
    throw error
  }
}
