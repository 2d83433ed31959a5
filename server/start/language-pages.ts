import { withoutBasePath } from 'atrium'
import type { Change } from '#engine/host.ts'
import { createCallers } from '../http/callers.ts'
import { speculationHeader } from '../http/speculation.ts'
import { fingerprintOf } from '../pages/disk/fingerprint.ts'
import { openDisk } from '../pages/disk/open-disk.ts'
import type { PageDisk } from '../pages/disk/page-disk.ts'
import { createFollower, type Follower } from '../pages/follow.ts'
import { HtmlCache } from '../pages/html-cache.ts'
import type { OutsidePages } from '../pages/keys/outside.ts'
import type { PurgeOrder } from '../pages/keys/purge-order.ts'
import { uncached } from '../pages/uncached.ts'
import type { PagesInputs } from './pages.ts'
import { allVariables } from './site/site-definition.ts'
import type { LanguageSite, RunningSite } from './site/site-types.ts'

interface LanguageInputs extends Omit<PagesInputs, 'site'> {
  site: LanguageSite & Partial<Pick<RunningSite, 'restored'>>
  /** Its part of what all languages may take. */
  share: number
  /** Caches in front of the site; undefined: there are none. */
  outside: OutsidePages | undefined
  /** Told of changes before pages that they touch are thrown away. */
  onChanges: (changes: readonly Change[]) => void
  onEverything: () => void
}

export interface LanguagePages {
  institution: LanguageSite['institution']
  cache: HtmlCache
  disk: PageDisk | undefined
  fingerprint: string
  follower: Follower
  /** Has pages made again. @returns how many were fresh until now */
  purge(order: PurgeOrder): number
  /** Throws away all that was made. */
  forget(): void
}

/** Opens the cached pages of one language, and has them follow its content from where they were. */
export function openLanguagePages({
  environment,
  build,
  site,
  share,
  peers,
  time: { now },
  headers,
  metrics,
  outside,
  onChanges,
  onEverything,
  log,
}: LanguageInputs): LanguagePages {
  const { institution } = site
  const fingerprint = fingerprintOf(build, environment, allVariables, [institution, site.ownTexts])
  const follower = createFollower({ store: site.store, now, log })
  const { isFollowing: isFollowed } = follower
  const disk = openDisk(environment, {
    ...{ fingerprint, peers, isFollowed, effectOf: site.effectOf, share, log },
    language: institution.basePath === '' ? undefined : institution.language,
  })
  const cache = new HtmlCache({
    disk,
    source: environment.ENABLE_PREVIEW ? uncached(site, follower) : site,
    basePath: institution.basePath,
    callerOf: createCallers(environment.TRUSTED_PROXIES, log),
    now,
    // Caches that are told hear of it when it comes.
    nextChange: () => (outside ? undefined : follower.nextChange),
    bytes: (environment.CACHE_MEGABYTES * 1024 * 1024 * share) / peers.count,
    queue: environment.RENDER_QUEUE,
    sharedMaxAge: environment.CACHE_SHARED_MAX_AGE,
    headers: { ...headers, ...speculationHeader(institution.siteUrl) },
    outside,
    canonicalHost: environment.DEPLOY_ENV === 'production' ? new URL(institution.siteUrl).host : undefined,
    onRender: metrics.rendered,
    onRestore: site.restored,
    log,
  })
  const purge = ({ paths, ...rest }: PurgeOrder) => {
    const order = { ...rest, paths: paths.flatMap((path) => withoutBasePath(path, institution.basePath) ?? []) }
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
    from: startingRevision(disk, outside),
    onChanges: async (changes) => {
      site.changed(changes)
      onChanges(changes)
      await cache.purge(changes)
      // A cache outside that asks again now gets what is new.
      await outside?.changed(changes)
    },
    onEverything: (revision) => {
      forget(revision)
      onEverything()
    },
  })
  return { institution, cache, disk, fingerprint, follower, purge, forget: () => forget() }
}

/** The revision from which pages on disk and caches outside are told of changes. Pages on disk of an unknown one go first. */
function startingRevision(disk: PageDisk | undefined, outside: OutsidePages | undefined): number | undefined {
  const told = outside?.revision
  if (!disk || told === undefined) return disk?.revision ?? told
  // The caches outside keep what they have: theirs is known.
  if (disk.revision === undefined) disk.clear(told)
  return Math.min(disk.revision ?? told, told)
}
