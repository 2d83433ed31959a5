import type { Card } from '#engine'

/** Days end with their last second. */
export const lastSecond = (date: string): string => (date.length === 10 ? `${date}T23:59:59` : date)

const SUPER: Readonly<Record<string, string>> = { exhibition: 'ExhibitionEvent', event: 'Event' }

/** What an event or exhibition is a part of, in structured data. */
export const superEvents = (cards: readonly Card[], siteUrl: string): object[] =>
  cards.map(({ contentType, title, href }) => ({
    '@type': SUPER[contentType ?? ''] ?? 'EventSeries',
    name: title,
    ...(href && { url: href.startsWith('/') ? siteUrl + href : href }),
  }))
