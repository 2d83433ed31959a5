import image from 'atrium/model/media/types/image.ts'
import { composed as composedBy, type WireEntry, type WrittenEntry } from 'atrium/testing'
import event from '../pages/event.ts'
import exhibition from '../pages/exhibition.ts'
import tour from '../pages/tour.ts'
import seriesItem from '../types/series-item.ts'

/**
 * What a page makes of an entry at a moment: its sections and, in `boundary`, when they change by themselves. The first
 * entry is the page's own.
 */
export async function composed(
  page: Parameters<typeof composedBy>[0],
  now: string,
  own: WireEntry,
  ...entries: WrittenEntry[]
) {
  const made = await composedBy(page, own, { now, entries, types: [image, event, exhibition, tour, seriesItem] })
  return { ...made, boundary: made.context.dependencies }
}
