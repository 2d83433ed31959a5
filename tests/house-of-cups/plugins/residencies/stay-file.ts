import { defineEndpoint, type ModelOf } from 'atrium'
import { calendarFile } from 'atrium/model/calendar/calendar-file.ts'
import { occurrenceOf } from 'atrium/model/calendar/occurrence.ts'
import type residency from './pages/residency.ts'

/** When somebody is here: `/residencies/ada.ics`. */
export const stayFile = defineEndpoint({
  name: 'the days of a residency',
  route: '/residencies/:resident.ics',
  cache: 'dependencies',
  async handle({ request, context }) {
    const page = await context.content.at(`/residencies/${request.parameters.resident}`)
    if (page?.contentType !== 'residency') return null
    const entry = await context.content.entry<ModelOf<typeof residency.contentType>>(page.uid)
    if (!entry) return null
    return calendarFile(
      { name: entry.name, events: [occurrenceOf(entry, { start: entry.begins, end: entry.ends }, context)] },
      context,
    )
  },
})
