import { type PageContext, type Section, section } from 'atrium'
import { restOfToday } from 'atrium/model/place/hours/opening-text.ts'
import { usualWeek } from 'atrium/model/place/hours/usual-week.ts'
import { placeToVisit } from 'atrium/model/place/place.ts'
import messages from '../messages.ts'
import { accessChoices } from '../rules/access.ts'
import { exhibitionDates } from '../rules/exhibition-dates.ts'
import { exhibitionStatus } from '../rules/exhibition-status.ts'
import type { Exhibition } from './exhibition-fields.ts'
import type { ShownPlace } from './shown-places.ts'

type Needs = Pick<PageContext, 'clock' | 'dates'>
type InfoNeeds = Needs & Pick<PageContext, 'settings' | 'translate' | 'textOf'>

/** When it is on, in words; what has no date yet is still to come. */
export const datesShown = (entry: Exhibition, { clock, dates }: Needs): string | undefined =>
  exhibitionDates(entry, dates, 'long') ??
  (exhibitionStatus(entry, clock).isUpcoming ? dates.long(undefined) : undefined)

/** Says what an exhibition is, and what a visitor has to know to see it. */
export function infoSection(entry: Exhibition, places: readonly ShownPlace[], needs: InfoNeeds): Section {
  const { accessibilityNote, description, languages = [], costNote = [], location } = entry.exhibitionDetails ?? {}
  const { status, isPast } = exhibitionStatus(entry, needs.clock)
  const planVisitUrl = isPast ? undefined : placeToVisit(places)?.planVisitUrl
  return section('exhibitionInfo', {
    description: description ?? entry.blurb,
    accessibilityNote,
    languages: languages.map(({ text }) => text),
    dates: datesShown(entry, needs),
    places: places.map(({ title, href, openHours }) =>
      status === 'current' && openHours
        ? { title, href, hours: restOfToday(openHours, needs), usualHours: usualWeek(openHours, needs) }
        : { title, href },
    ),
    room: location,
    cost: needs.settings.freeExhibitions ? needs.translate(messages).free : undefined,
    access: accessChoices(needs, entry.access).map(({ label }) => label),
    costNotes: costNote.map(({ text }) => text),
    cta: planVisitUrl ? { title: needs.translate(messages).planYourVisit, href: planVisitUrl } : undefined,
  })
}
