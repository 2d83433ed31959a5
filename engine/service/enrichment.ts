import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { Log, Ports } from '../contract/context.ts'
import type { Entry } from '../contract/entry.ts'
import type { AskService } from './ask-service.ts'

export interface EnrichmentOptions {
  site: SiteDefinition
  ports: Ports
  log: Log
  askService: AskService
}

/** Facts of an entry from the service of its content type; undefined where there is nothing to ask. */
export type Enrichment = (entry: Entry) => Promise<object> | undefined

/**
 * Asks services for facts during one render, once for each entry. A failure is logged and means no facts; it never
 * rejects.
 */
export function createEnrichment({ site, ports, log, askService }: EnrichmentOptions): Enrichment {
  const asked = new Map<string, Promise<object>>()

  const ask = (entry: Entry): Promise<object | null> | undefined => {
    try {
      return site.contentTypes.get(entry.contentType)?.definition.enrich?.(entry, { ports, log })
    } catch (error) {
      return Promise.reject(error)
    }
  }

  return (entry) => {
    const { uid, contentType } = entry
    const known = asked.get(uid)
    if (known) return known
    const answer = ask(entry)
    if (!answer) return undefined
    const loss = `${contentType} ${uid} is shown without facts`
    const facts = askService(() => answer, { contentType, uid }, loss).then((found) => found ?? {})
    asked.set(uid, facts)
    return facts
  }
}
