import type { SiteDefinition } from '../../assemble/site-definition.ts'
import { defined } from '../../base/defined.ts'
import type { Card } from '../../contract/content/card.ts'
import type { ContentType } from '../../contract/content/content-type.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { Image } from '../../contract/content/image.ts'
import type { Clock, DateFormats } from '../../contract/ports/clock.ts'
import type { Log } from '../../contract/ports/log.ts'
import type { Institution } from '../../contract/site/institution.ts'
import type { Translator } from '../../contract/site/translator.ts'
import { isDate } from '../../time/stored-dates.ts'
import { noting, notingDates } from '../../translation/noting.ts'
import { foreignLanguage } from '../entry/language.ts'
import { entryHref } from '../entry/paths.ts'

/** The site, and who it speaks for: cards in its language need not say theirs. */
export interface CardSource {
  site: Pick<SiteDefinition, 'contentTypes' | 'pages'>
  institution: Institution
  clock: Clock
  dates: DateFormats
  translator: Translator
  log: Log
}

/**
 * An entry as a card: what every entry shows, then what its content type says. A mapping that fails is logged, and costs
 * its card alone.
 *
 * @returns null when entries of the type are shown as no card, or the mapping failed
 */
export function cardOf(entry: Entry, source: CardSource): Card | null {
  const { site, institution, clock, dates, translator, log } = source
  const type = site.contentTypes.get(entry.contentType)?.definition
  if (!type || !isCard(type.card, site.pages.has(entry.contentType))) return null
  const { uid, contentType, name } = entry
  try {
    const lang = foreignLanguage(entry, translator.language, institution.language)
    const texts = new Set<string>()
    const translate = lang ? noting(translator.translate, texts) : translator.translate
    const printed = lang ? notingDates(dates, texts) : dates
    const card: Card = {
      uid,
      contentType,
      title: name,
      href: entryHref(entry),
      lang,
      image: pictureOf(entry),
      excerpt: (entry.blurb ?? entry.intro) as string | undefined,
      ...(type.card && type.card({ entry, clock, dates: printed, institution, translate })),
    }
    const isSaid = (line: (typeof LINES)[number]) =>
      (texts.has(card[line] ?? '') && !(line === 'meta' && card.metaLang)) ||
      (line === 'date' && isDate(card.date ?? ''))
    const said = lang ? LINES.filter(isSaid) : []
    const metaLang = foreignLanguage({ draftLanguage: card.metaLang }, lang ?? translator.language)
    return defined({ ...card, metaLang, said: said.length > 0 ? said : undefined })
  } catch (error) {
    log.error({ contentType, uid, error }, `The card of ${contentType} ${uid} is left out: ${(error as Error).message}`)
    return null
  }
}

/** Lists what the site may say on a card. */
const LINES = ['subtitle', 'tag', 'meta', 'date'] as const

/** Types with a page are cards unless they say otherwise; others when they say what a card shows. */
export const isCard = (card: ContentType['card'], hasPage: boolean): boolean => Boolean(card ?? hasPage)

/** The picture that shows an entry. */
export const pictureOf = ({ thumbnail, image, hero }: Entry): Image | undefined =>
  (thumbnail ?? image ?? (hero as { image?: unknown } | undefined)?.image) as Image | undefined
