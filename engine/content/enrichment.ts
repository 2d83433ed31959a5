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

/** Facts of an entry from the service of its content type; undefined where there is nothing to ask. */
export type Enrichment = (entry: Entry) => Promise<object> | undefined

/**
 * Asks services for facts during one render, once for each entry. A failure is logged and means no facts; it never
 * rejects.
 */
export function createEnrichment({ site, ports, log, now, dependencies }: EnrichmentOptions): Enrichment {
  const asked = new Map<string, Promise<object>>()

  const ask = (entry: Entry): Promise<object | null> | undefined => {
    try {
      return site.contentTypes.get(entry.contentType)?.definition.enrich?.(entry, { ports, log })
    } catch (error) {
      return Promise.reject(error)
    }
  }

  const factsOf = async ({ uid, contentType }: Entry, answer: Promise<object | null>): Promise<object> => {
    const renewAfter = (ms: number) => noteRenewal(dependencies, new Date(now().getTime() + ms))
    try {
      const facts = await answer
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
    const known = asked.get(entry.uid)
    if (known) return known
    const answer = ask(entry)
    if (!answer) return undefined
    const facts = factsOf(entry, answer)
    asked.set(entry.uid, facts)
    return facts
  }
}
