import type { SiteDefinition } from '../assemble/site-definition.ts'
import { createDependencies, type Dependencies, noteRenewal } from '../content/dependencies.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Log } from '../contract/ports/log.ts'
import type { Ports } from '../contract/ports/ports.ts'
import type { Institution } from '../contract/site/institution.ts'
import { createAskService } from './ask-service.ts'

export interface EnrichmentOptions {
  site: SiteDefinition
  institution: Institution
  ports: Ports
  log: Log
  now: () => Date
}

/** Data of an entry from the service of its content type; undefined where there is nothing to ask. */
export type Enrichment = (entry: Entry) => Promise<object> | undefined

/**
 * Asks services for data of entries during one render, once for each entry. A failure is logged and means no data; it
 * never rejects.
 *
 * @returns asks for something made from `dependencies`, where it is noted when services are to be asked again
 */
export function createEnrichment({
  site,
  institution,
  ports,
  log,
  now,
}: EnrichmentOptions): (to: Dependencies) => Enrichment {
  const asked = new Map<string, { data: Promise<object>; own: Dependencies }>()

  const answerOf = (entry: Entry, holds: () => void): Promise<object | null> | undefined => {
    try {
      return site.contentTypes.get(entry.contentType)?.definition.enrich?.({ entry, ports, institution, log, holds })
    } catch (error) {
      return Promise.reject(error)
    }
  }

  const ask = (entry: Entry) => {
    const { uid, contentType } = entry
    const known = asked.get(uid)
    if (known) return known
    const own = createDependencies()
    let isHeld = false
    const answer = answerOf(entry, () => {
      isHeld = true
    })
    if (!answer) return undefined
    const loss = `${contentType} ${uid} is shown without data of its service`
    const found = createAskService({ log, now, dependencies: own })(() => answer, { contentType, uid }, loss)
    const data = found.then((data) => {
      if (isHeld && data) own.renewal = null
      return named(data ?? {})
    })
    const question = { data, own }
    asked.set(uid, question)
    return question
  }

  return (dependencies) => (entry) => {
    const question = ask(entry)
    return question?.data.then((data) => {
      if (question.own.renewal) noteRenewal(dependencies, question.own.renewal)
      return data
    })
  }
}

/** A display title that comes from the service is what visitors call the entry. */
const named = (data: { displayTitle?: unknown; name?: unknown }): object =>
  data.displayTitle && !data.name ? { ...data, name: data.displayTitle } : data
