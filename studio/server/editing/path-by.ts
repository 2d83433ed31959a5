import { trimPath } from 'atrium'
import { type SiteDefinition, takenAddresses, toModelName } from '#engine/host.ts'
import { ownPath, whyNoPage } from '../desk/content.ts'
import type { Sent } from './writes.ts'

/** Where an entry would be by what is written in it alone. */
export interface OwnAddress {
  /** Null: it has none, or that depends on other entries. */
  path: string | null
  /** Why it has none. */
  reason?: string
}

/**
 * Computes where an entry would be, also where it cannot be loaded yet since something that is required is missing.
 *
 * @param value as its file would hold it
 */
export function pathBy(site: SiteDefinition, type: string, value: Sent): OwnAddress {
  const page = site.pages.get(type)
  if (!page) return { path: null }
  const entry = Object.fromEntries(Object.entries(value).map(([key, own]) => [toModelName(key), own]))
  const taken = takenAddresses(site.pages.values())
  const routes = [...site.serverRoutes, ...site.endpoints.map(({ definition }) => definition.route)]
  let reason: string | undefined
  let isOfOthers = false
  const unknown = () => {
    isOfOthers = true
    return null
  }
  const help = {
    ...{ entryOf: unknown, pathOf: unknown, settings: site.settings },
    isReferredBy: () => Boolean(unknown()),
    isTaken: (path: string) => taken.has(trimPath(path)),
    none(why: string) {
      reason = why
      return null
    },
  }
  try {
    const path = ownPath(entry as unknown as Parameters<typeof ownPath>[0], page, help)
    if (isOfOthers) return { path: null }
    const problem = path === null ? reason : whyNoPage(path, routes)
    return { path: problem ? null : path, ...(problem ? { reason: problem } : {}) }
  } catch {
    // What it is made of is not written yet.
    return { path: null }
  }
}
