import type { Coming } from '../api/contract.ts'

interface Moment {
  time: string
  at: string
  releases: { release: string | undefined; items: Coming[] }[]
}

/**
 * What is to come by day, moment and release, in the zone of the house.
 *
 * @param coming in order
 */
export function byDay(
  coming: readonly Coming[],
  { language, timeZone }: { language: string; timeZone: string },
): { day: string; moments: Moment[] }[] {
  const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone })
  // Where clocks are set back an hour comes twice, which the zone tells apart.
  const timeFormat = new Intl.DateTimeFormat(language, {
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  })
  const days = grouped(coming, ({ at }) => dayFormat.format(new Date(at)))
  return days.map(([day, ofDay]) => ({
    day,
    moments: grouped(ofDay, ({ at }) => timeFormat.format(new Date(at))).map(([time, items]) => ({
      time,
      // Moments of one minute are shown as one: as of the last of them all have come.
      at: items.at(-1)?.at ?? '',
      releases: grouped(items, ({ release }) => release).map(([release, own]) => ({ release, items: own })),
    })),
  }))
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}
