import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Log } from '../contract/ports/log.ts'
import type { Ports } from '../contract/ports/ports.ts'
import type { AskService } from './ask-service.ts'

export interface EnrichmentOptions {
  site: SiteDefinition
  ports: Ports
  log: Log
  askService: AskService
}

/** Data of an entry from the service of its content type; undefined where there is nothing to ask. */
export type Enrichment = (entry: Entry) => Promise<object> | undefined

/**
 * Asks services for data of entries during one render, once for each entry. A failure is logged and means no data; it
 * never rejects.
 */
export function createEnrichment({ site, ports, log, askService }: EnrichmentOptions): Enrichment {
  const asked = new Map<string, Promise<object>>()

  const ask = (entry: Entry): Promise<object | null> | undefined => {
    try {
      return site.contentTypes.get(entry.contentType)?.definition.enrich?.({ entry, ports, log })
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
    const loss = `${contentType} ${uid} is shown without data of its service`
    const found = askService(() => answer, { contentType, uid }, loss).then((data) => named(data ?? {}))
    asked.set(uid, found)
    return found
  }
}

/** A display title that comes from the service is what visitors call the entry. */
const named = (data: { displayTitle?: unknown; name?: unknown }): object =>
  data.displayTitle && !data.name ? { ...data, name: data.displayTitle } : data
