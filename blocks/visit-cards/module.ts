import { defined, defineModule, f, section } from '#engine'
import { type Printed, printed } from '#model/page/printed.ts'
import { type HoursNeeds, shownHours } from '#model/place/hours/shown-hours.ts'
import location from '#model/place/types/location.ts'

export const visitFields = () => ({
  header: f.text({ aliases: ['title'] }),
  cta: f.link(),
  items: f.references(location),
})

/** Places side by side. */
export const visitCards = defineModule({
  label: 'Places to visit',
  fields: visitFields,
  section: ({ header: title, cta, items }, options: Printed, needs: HoursNeeds) =>
    section('visitCards', {
      ...printed({ title, cta }, options),
      items: items.map(({ uid, name, path, primaryUrl, image, admissionStatement, openHours }) =>
        defined({
          uid,
          title: name,
          href: primaryUrl ?? path ?? undefined,
          image,
          admission: admissionStatement,
          hours: shownHours(openHours, needs),
        }),
      ),
    }),
})
