import { defineModule, f, section } from '#engine'
import location from '#model/place/types/location.ts'

/** Places side by side. */
export const visitCards = defineModule({
  label: 'Places to visit',
  fields: () => ({ header: f.text({ aliases: ['title'] }), cta: f.link(), items: f.references(location) }),
  section: ({ header: title, cta, items }, { heading, id }: { heading?: string; id?: string }) =>
    section('visitCards', { title: heading ? undefined : title, heading, cta, items, id }),
})
