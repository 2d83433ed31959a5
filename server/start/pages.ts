import { type Change, entryTag } from '#engine/host.ts'
import { IMAGES } from '../assets/public-pictures.ts'
import type { Metrics } from '../operations/metrics/metrics.ts'
import { CachesOfLanguages, type PageCaches } from '../pages/caches-of-languages.ts'
import type { Follower } from '../pages/follow.ts'
import type { OutsideCaches } from '../pages/keys/outside.ts'
import type { PurgeOrder } from '../pages/keys/purge-order.ts'
import { BACKGROUND_PRIORITY, Warmer } from '../pages/warming/warmer.ts'
import type { Peers } from '../processes/peers.ts'
import { type LanguagePages, openLanguagePages } from './language-pages.ts'
import { isPageAddress } from './page-address.ts'
import type { Settings } from './site/site-definition.ts'
import type { LanguageSite, RunningSite, SiteInputs } from './site/site-types.ts'

export interface PagesInputs extends Required<Pick<SiteInputs, 'environment' | 'time' | 'log'>> {
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
  cache: PageCaches
  /** Caches in front of the site that are told what changes; undefined: there are none. */
  outside: OutsideCaches | undefined
  /** Takes over what is published in the institution's own language. */
  follower: Follower
  /** Resolves when everything published before the call is taken over, in all languages. */
  look(): Promise<void>
  /** Makes picture sizes ahead; undefined: nobody does. */
  warmer: Warmer | undefined
  /** Has pages made again. @returns how many were fresh until now */
  purge(order: PurgeOrder): number
  /** Throws away all that was made, as when the clock goes back. */
  forget(): void
  stop(): Promise<void>
}

/** Opens the caches of every language, and has them follow the content from where they were. */
export async function openPages(inputs: PagesInputs): Promise<Pages> {
  const { environment, site, log } = inputs
  const outside = await site.openOutside()
  const warmer = isWarming(environment)
    ? new Warmer({ site, mount: IMAGES, rests: BACKGROUND_PRIORITY, log })
    : undefined
  const all: LanguagePages[] = []
  const share = 1 / (1 + site.languages.length)
  const open = (one: LanguageSite, isOwn: boolean) =>
    openLanguagePages({
      ...inputs,
      site: one,
      share,
      outside: isOwn ? outside : outside?.inLanguage(one.institution.language),
      onChanges: (changes) => {
        if (isOwn) warmer?.changed(changes)
        tellOthers(changes, one, all)
      },
      onEverything: () => {
        if (isOwn) warmer?.everything()
      },
    })
  const own = open(site, true)
  const others = site.languages.map((one) => open(one, false))
  all.push(own, ...others)
  const purge = (order: PurgeOrder) => all.reduce((sum, one) => sum + one.purge(order), 0)
  const look = async () => void (await Promise.all(all.map(({ follower }) => follower.look())))
  site.tell({ stale: (tags) => void purge({ tags, paths: [], all: false }), ingested: look })
  outside?.onForgotten(() => {
    for (const { cache } of all) cache.noteOutside()
  })
  outside?.begin(own.fingerprint, own.disk?.revision)
  return {
    ...{ outside, warmer },
    follower: own.follower,
    cache: others.length > 0 ? new CachesOfLanguages([own, ...others], isPageAddress) : own.cache,
    ...{ look, purge },
    forget: () => {
      for (const { forget } of all) forget()
    },
    stop: async () => {
      for (const { follower } of all) follower.stop()
      await Promise.all(all.map(({ cache }) => cache.close()))
    },
  }
}

/** Where a page begins, ends, moves, or is in another language from now on, the same page names that in all languages. */
function tellOthers(changes: readonly Change[], { institution }: LanguageSite, all: readonly LanguagePages[]): void {
  const moved = changes.filter(
    ({ paths, before, after }) => paths.length > 0 || before?.publishDetails?.locale !== after?.publishDetails?.locale,
  )
  const order = { tags: moved.map(({ uid }) => entryTag(uid)), paths: [], all: false }
  if (moved.length === 0) return
  for (const other of all) if (other.institution.language !== institution.language) other.purge(order)
}

/** Drafts are not waited for, and pictures of another image server are its own. */
const isWarming = ({ IMAGE_WARMING, ENABLE_PREVIEW, MEDIA_GATEWAY_URL }: Settings): boolean =>
  IMAGE_WARMING && !ENABLE_PREVIEW && MEDIA_GATEWAY_URL === undefined
