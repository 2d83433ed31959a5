import { decoded, localAddress } from 'atrium'
import { publishingOf } from '../../../server/start/site/publishing.ts'
import type { Desk } from '../desk/desk.ts'
import type { Ref } from '../lists/rows.ts'

const MAX_PATHS = 100

/** What visitors see differently when an entry is published. */
export interface Effects {
  /** Addresses of pages, that of the entry first. */
  paths: string[]
  total: number
  /** False: there may be more, since not all pages were looked at yet. */
  isWhole: boolean
  /** When visitors see it, in words and in seconds at most. */
  when: string
  seconds: number
}

/** Nothing changes by an entry that cannot be loaded: visitors do not see it. */
export async function effectsOf(
  {
    site,
    published,
    pageFacts,
    shown,
    ...desk
  }: Pick<Desk, 'site' | 'settings' | 'say' | 'pageFacts' | 'published' | 'shown'>,
  { uid }: Ref,
): Promise<Effects> {
  pageFacts.begin()
  await shown()
  const change = await publishingOf(published, site.drafts, uid)
  if (!change) return { paths: [], total: 0, isWhole: true, ...seenIn(desk) }
  const { paths, ...touched } = touchedBy(pageFacts, [change])
  const { basePath } = site.institution
  return { ...touched, paths: paths.map((path) => localAddress(path, basePath)), ...seenIn(desk) }
}

/** The pages of some changes, their own first. */
function touchedBy(
  pageFacts: Desk['pageFacts'],
  changes: Parameters<Desk['pageFacts']['of']>[0],
): Omit<Effects, 'when' | 'seconds'> {
  const { paths: others, isWhole } = pageFacts.of(changes)
  const paths = [...new Set([...changes.flatMap((change) => change.paths), ...others.map(decoded)])]
  return { paths: paths.slice(0, MAX_PATHS), total: paths.length, isWhole }
}

/** Entries with a block that are looked at, those that were changed last. */
const MAX_ENTRIES = 2000

/**
 * The pages that a change of a block touches.
 *
 * @param block its name in the model
 */
export async function pagesWith(
  { lists, published, pageFacts }: Pick<Desk, 'lists' | 'published' | 'pageFacts'>,
  block: string,
): Promise<Omit<Effects, 'when' | 'seconds'>> {
  pageFacts.begin()
  const { rows, total: entries } = await lists.find({ block, limit: MAX_ENTRIES })
  const shown = await published.get(rows.map(({ uid }) => uid))
  const changes = shown.map((entry) => ({
    ...{ uid: entry.uid, contentType: entry.contentType, before: entry, after: entry },
    paths: entry.path === null ? [] : [entry.path],
  }))
  const touched = touchedBy(pageFacts, changes)
  return { ...touched, isWhole: touched.isWhole && entries <= MAX_ENTRIES }
}

/** The site follows its content by the second; a cache in front of it may answer for longer, unless it is told. */
function seenIn({ settings, say }: Pick<Desk, 'settings' | 'say'>): Pick<Effects, 'when' | 'seconds'> {
  const { VARNISH_URL, FASTLY_TOKEN, CLOUDFLARE_TOKEN, CACHE_SHARED_MAX_AGE: seconds } = settings
  const isAtOnce = VARNISH_URL || FASTLY_TOKEN || CLOUDFLARE_TOKEN || seconds === 0
  const message = isAtOnce
    ? 'Visitors see it at once.'
    : 'Visitors see it at once; where a cache is in front of the site, after {seconds} seconds at most.'
  return { when: say({ message, remedy: '', values: { seconds } }).message, seconds: isAtOnce ? 1 : seconds }
}
