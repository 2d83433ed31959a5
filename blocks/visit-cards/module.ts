import { defined, defineModule, f, section } from '#engine'
import { type HoursNeeds, shownHours } from '#model/place/hours/shown-hours.ts'
import location from '#model/place/types/location.ts'

/** Places side by side. */
export const visitCards = defineModule({
  label: 'Places to visit',
  fields: () => ({ header: f.text({ aliases: ['title'] }), cta: f.link(), items: f.references(location) }),
  section: ({ header: title, cta, items }, { heading, id }: { heading?: string; id?: string }, needs: HoursNeeds) =>
    section('visitCards', {
      title: heading ? undefined : title,
      heading,
      cta,
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
      id,
    }),
})
