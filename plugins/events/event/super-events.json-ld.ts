import { type Card, defined, type Institution, wholeAddress } from 'atrium'
import { oneOrAll } from 'atrium/model/place/place.json-ld.ts'

const TYPES: Readonly<Record<string, string>> = { exhibition: 'ExhibitionEvent', event: 'Event' }

/** Describes what an event or exhibition is a part of. */
export const superEvents = (cards: readonly Card[] = [], institution: Institution) =>
  oneOrAll(
    cards.map(({ contentType, title, href }) =>
      defined({
        '@type': TYPES[contentType ?? ''] ?? 'EventSeries',
        name: title,
        url: href && wholeAddress(href, institution),
      }),
    ),
  )
