import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { Log, Ports } from '../contract/context.ts'
import type { Entry } from '../contract/entry.ts'
import { type Dependencies, noteRenewal } from './dependencies.ts'

const MINUTE = 60_000
/** What was made with facts is made anew after this long; sooner where they are missing. */
const RENEW_MS = 15 * MINUTE
const RETRY_MS = MINUTE

export interface EnrichmentOptions {
  site: SiteDefinition
  ports: Ports
  log: Log
  now: () => Date
  /** When the answer has to be made anew is noted here. */
  dependencies: Dependencies
}

/** Facts of an entry from the service of its content type; undefined where the type has none. */
export type Enrichment = (entry: Entry) => Promise<object> | undefined

/**
 * Asks services for facts during one render, once for each entry. A failure is logged and means no facts; it never
 * rejects.
 */
export function createEnrichment({ site, ports, log, now, dependencies }: EnrichmentOptions): Enrichment {
  const asked = new Map<string, Promise<object>>()

  const factsOf = async (entry: Entry): Promise<object> => {
    const { uid, contentType } = entry
    const renewAfter = (ms: number) => noteRenewal(dependencies, new Date(now().getTime() + ms))
    try {
      const facts = await site.contentTypes.get(contentType)?.definition.enrich?.(entry, { ports, log })
      renewAfter(RENEW_MS)
      return facts ?? {}
    } catch (error) {
      renewAfter(RETRY_MS)
      log.error(
        { contentType, uid, error },
        `${contentType} ${uid} is shown without facts: ${(error as Error).message}`,
      )
      return {}
    }
  }

  return (entry) => {
    if (!site.contentTypes.get(entry.contentType)?.definition.enrich) return undefined
    const known = asked.get(entry.uid)
    if (known) return known
    const facts = factsOf(entry)
    asked.set(entry.uid, facts)
    return facts
  }
}
