import type { SiteDefinition } from '../../assemble/site-definition.ts'
import { isExternal, pathOfUrl, takenAddresses, trimPath } from '../../content/entry/paths.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { PathInput } from '../../contract/page/page.ts'

/**
 * The entries with the addresses that their pages give them. One that a test states is kept.
 *
 * @param stated uids of entries whose address is stated
 */
export function withAddresses(entries: readonly Entry[], stated: ReadonlySet<string>, site: SiteDefinition): Entry[] {
  const taken = takenAddresses(site.pages.values())
  const byUid = new Map(entries.map((entry) => [entry.uid, entry]))
  const addressOf = (entry: Entry, above: readonly string[] = []): string | null => {
    const page = site.pages.get(entry.contentType)
    if (stated.has(entry.uid) || !page || above.includes(entry.uid)) return entry.path
    const { path } = page.definition
    if (!path) return pathOfUrl(page.route, entry.url)
    if (entry.url && isExternal(entry.url)) return null
    const other = (uid: string | undefined) => (uid === undefined ? undefined : byUid.get(uid))
    const input: PathInput = {
      entry,
      pathOf: (reference) => {
        const found = other(reference?.uid)
        return found ? addressOf(found, [...above, entry.uid]) : null
      },
      entryOf: (reference) => (other(reference?.uid) as never) ?? null,
      isReferredBy: (...types) =>
        entries.some(
          (from) => types.includes(from.contentType) && JSON.stringify(from).includes(`"uid":"${entry.uid}"`),
        ),
      isTaken: (address) => taken.has(trimPath(address)),
      none: () => null,
      settings: site.settings,
    }
    const own = path(input)
    return own === null ? null : trimPath(own)
  }
  return entries.map((entry) => ({ ...entry, path: addressOf(entry) }))
}
