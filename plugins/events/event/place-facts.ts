import type { PageContext } from 'atrium'
import { addressLines } from 'atrium/model/person/address-lines.ts'
import type { Fact } from '../blocks/event-facts/index.tsx'
import messages from '../messages.ts'
import { placeLink } from '../rules/calendar-links.ts'
import { knownFacts } from './coming-dates.ts'
import type { EventData } from './event-data.ts'

/** Where it is led: each place with its address, and the way to what else is there. */
export function placeFacts({ places }: EventData, { translate }: Pick<PageContext, 'translate'>): Fact[] {
  const t = translate(messages)
  const lines = places.flatMap((place) => {
    const { title, href } = placeLink(place)
    const address = addressLines(place.address).join(', ')
    return [{ text: title, href }, ...(address ? [{ text: address }] : [])]
  })
  return knownFacts([{ label: places.length > 1 ? t.locations : t.location, lines }])
}
