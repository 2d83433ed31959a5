import type { InstalledType } from '../../assemble/site-definition.ts'
import type { Card } from '../../contract/card.ts'
import type { Log } from '../../contract/context.ts'
import type { Entry } from '../../contract/entry.ts'
import type { DateFormats } from '../../contract/ports/clock.ts'
import { foreignLanguage } from '../language.ts'
import { isExternal } from '../paths.ts'

/** The content types by name, and the site's language, in which cards need not say theirs. */
export interface CardSource {
  contentTypes: ReadonlyMap<string, InstalledType>
  language: string
  dates: DateFormats
  log: Log
}

/**
 * An entry as a card: what its content type maps, with title, link and language filled in where the mapping leaves them
 * out. A mapping that fails is logged, and takes nothing down but its card.
 *
 * @returns null when the type declares no card, or its mapping failed
 */
export function cardOf(entry: Entry, { contentTypes, language, dates, log }: CardSource): Card | null {
  const mapping = contentTypes.get(entry.contentType)?.definition.card
  if (!mapping) return null
  const { uid, contentType, title, displayTitle, url } = entry
  const href = entry.path ?? (url && isExternal(url) ? url : undefined)
  const lang = foreignLanguage(entry, language)
  try {
    const card: Card = {
      uid,
      contentType,
      title: (displayTitle as string | undefined) ?? title,
      ...(href && { href }),
      ...(lang && { lang }),
    }
    for (const [name, value] of Object.entries(mapping.map?.(entry, { dates }) ?? {}))
      if (value !== undefined) Object.assign(card, { [name]: value })
    return card
  } catch (error) {
    log.error({ contentType, uid, error }, `The card of ${contentType} ${uid} is left out: ${(error as Error).message}`)
    return null
  }
}
