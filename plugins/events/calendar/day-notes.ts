import { escapeHtml, type PageContext } from 'atrium'
import { closingOn } from 'atrium/model/place/hours/closed-days.ts'
import { type Place, placeList } from 'atrium/model/place/place.ts'
import messages from '../messages.ts'

type Needs = Pick<PageContext, 'clock' | 'translate'>

/** Says which houses are closed on a day, and why, as inline rich text: a sentence for those that share a reason. */
export function closingNotes(places: readonly Place[], day: string, { clock, translate }: Needs): string[] {
  const t = translate(messages)
  const notes: string[] = []
  const byReason = new Map<string, Place[]>()
  for (const place of places) {
    const closing = closingOn(place.openHours, day, clock)
    if (closing?.text) notes.push(closing.text)
    else if (closing) byReason.set(closing.reason ?? '', [...(byReason.get(closing.reason ?? '') ?? []), place])
  }
  for (const [reason, closed] of byReason) {
    const said = { count: closed.length, places: escapeHtml(placeList(closed, translate)) }
    notes.push(reason ? t.closedFor({ ...said, reason }) : t.closed(said))
  }
  return notes
}

/** Says of what takes place nevertheless which of its houses are closed that day. */
export const closedText = (closed: readonly string[] = [], translate: Needs['translate']): string | undefined =>
  closed.length > 0
    ? translate(messages).closedThatDay({
        count: closed.length,
        places: placeList(
          closed.map((title) => ({ title })),
          translate,
        ),
      })
    : undefined
