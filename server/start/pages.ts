import { normaliseTag } from '#engine/host.ts'
import { IMAGES } from '../assets/public-pictures.ts'
import { createCallers } from '../http/callers.ts'
import { speculationHeader } from '../http/speculation.ts'
import type { Metrics } from '../operations/metrics/metrics.ts'
import { fingerprintOf } from '../pages/disk/fingerprint.ts'
import { openDisk } from '../pages/disk/open-disk.ts'
import type { PageDisk } from '../pages/disk/page-disk.ts'
import { createFollower, type Follower } from '../pages/follow.ts'
import { HtmlCache } from '../pages/html-cache.ts'
import type { OutsideCaches } from '../pages/keys/outside.ts'
import type { PurgeOrder } from '../pages/keys/purge-order.ts'
import { uncached } from '../pages/uncached.ts'
import { BACKGROUND_PRIORITY, Warmer } from '../pages/warming/warmer.ts'
import type { Peers } from '../processes/peers.ts'
import { allVariables, type Settings } from './site/site-definition.ts'
import type { RunningSite, SiteInputs } from './site/site-types.ts'

interface PagesInputs extends Required<Pick<SiteInputs, 'environment' | 'time' | 'log'>> {
  /** Folder of the build. */
  build: string
  site: RunningSite
  peers: Peers
  /** Header lines of every answer. */
  headers: Record<string, string>
  metrics: Pick<Metrics, 'rendered'>
}

/** The pages of a site: cached in memory, on disk and in caches in front of it, and what keeps them true. */
export interface Pages {
  cache: HtmlCache
  /** Caches in front of the site that are told what changes; undefined: there are none. */
  outside: OutsideCaches | undefined
  /** Takes over what is published. */
  follower: Follower
  /** Makes picture sizes ahead; undefined: nobody does. */
  warmer: Warmer | undefined
  /** Has pages made again. @returns how many were fresh until now */
  purge(order: PurgeOrder): number
  /** Throws away all that was made, as when the clock goes back. */
  forget(): void
}

/** Opens the caches, and has them follow the content from where they were. */
export async function openPages({
  environment,
  build,
  site,
  peers,
  time: { now },
  headers,
  metrics,
  log,
}: PagesInputs): Promise<Pages> {
  const { institution } = site
  const outside = await site.openOutside()
  const fingerprint = fingerprintOf(build, environment, allVariables, [institution, site.ownTexts])
  const follower = createFollower({ store: site.store, now, log })
  const { isFollowing: isFollowed } = follower
  const disk = openDisk(environment, { fingerprint, peers, isFollowed, effectOf: site.effectOf, log })
  const cache = new HtmlCache({
    disk,
    source: environment.ENABLE_PREVIEW ? uncached(site, follower) : site,
    callerOf: createCallers(environment.TRUSTED_PROXIES, log),
    now,
    bytes: (environment.CACHE_MEGABYTES * 1024 * 1024) / peers.count,
    queue: environment.RENDER_QUEUE,
    sharedMaxAge: environment.CACHE_SHARED_MAX_AGE,
    headers: { ...headers, ...speculationHeader },
    outside,
    canonicalHost: environment.DEPLOY_ENV === 'production' ? new URL(institution.siteUrl).host : undefined,
    onRender: metrics.rendered,
    onRestore: site.restored,
    log,
  })
  const warmer = isWarming(environment)
    ? new Warmer({ site, mount: IMAGES, rests: BACKGROUND_PRIORITY, log })
    : undefined
  const purge = (order: PurgeOrder) => {
    site.forget()
    const purged = cache.expire(order)
    outside?.order(order)
    return purged
  }
  const forget = (revision?: number) => {
    site.forget()
    cache.clear(revision)
    outside?.everything(revision)
  }
  follower.follow({
    from: knownRevision(disk, outside),
    onChanges: async (changes) => {
      site.changed(changes)
      warmer?.changed(changes)
      await cache.purge(changes)
      // A cache outside that asks again now gets what is new.
      await outside?.changed(changes)
    },
    onEverything: (revision) => {
      forget(revision)
      warmer?.everything()
    },
  })
  site.tell({
    stale: (tags) => void purge({ tags: tags.map(normaliseTag), paths: [], all: false }),
    ingested: follower.look,
  })
  outside?.onForgotten(() => cache.noteOutside())
  outside?.begin(fingerprint, disk?.revision)
  return { cache, outside, follower, warmer, purge, forget: () => forget() }
}

/** Drafts are not waited for, and pictures of another image server are its own. */
const isWarming = ({ IMAGE_WARMING, ENABLE_PREVIEW, MEDIA_GATEWAY_URL }: Settings): boolean =>
  IMAGE_WARMING && !ENABLE_PREVIEW && MEDIA_GATEWAY_URL === undefined

/** The revision from which both pages on disk and caches outside have to be told of changes. */
function knownRevision(disk: PageDisk | undefined, outside: OutsideCaches | undefined): number | undefined {
  if (outside?.revision === undefined) return disk?.revision
  if (!disk) return outside.revision
  return disk.revision === undefined ? undefined : Math.min(disk.revision, outside.revision)
}
