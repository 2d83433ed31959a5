import { defineModule, f, section } from 'atrium'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import { type HoursNeeds, shownHours } from 'atrium/model/place/hours/shown-hours.ts'
import location from 'atrium/model/place/types/location.ts'

export const visitFields = () => ({
  header: f.text({ label: 'Title', aliases: ['title'], help: 'The heading over the places.' }),
  cta: f.link({ label: 'Link to more', help: 'Beside the heading, like Plan your visit.' }),
  items: f.references(location, { label: 'Places', help: 'Hours and admission come from their own entries.' }),
})

/** Places side by side. */
export const visitCards = defineModule({
  label: 'Places to visit',
  help: 'Our places side by side, with the hours of today and what admission costs.',
  fields: visitFields,
  section: ({ header: title, cta, items }, options: Printed, needs: HoursNeeds) =>
    section('visitCards', {
      ...printed({ title, cta }, options),
      items: items.map((place) => ({ ...place, hours: shownHours(place.openHours, needs) })),
    }),
})
