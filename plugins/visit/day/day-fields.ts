import { f } from 'atrium'
import location from 'atrium/model/place/types/location.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import type { z } from 'zod'

const month = (help: string) => f.required(f.integer({ min: 1, max: 12, help, example: 11 }))

const weather = () =>
  f.group({
    from: month('The first month of the year in which it is said, from 1, January, to 12.'),
    to: month('The last one; earlier than the first: over the turn of the year.'),
    text: f.required(f.inlineHtml({ help: 'What to wear or to bring, in a sentence or two.' })),
  })

const site = () =>
  f.group({
    location: f.required(f.reference(location, { help: 'Its hours come from its own entry.' })),
    facts: f.references(contentPromo, {
      help: 'Ways there, food, step-free routes, quiet hours, what children like: a few words and a link each, in this order.',
    }),
    weather: f.list(weather(), { label: 'Weather', help: 'What the season asks for; those of the month are shown.' }),
  })

const further = () =>
  f.group({
    title: f.required(f.text({ help: 'What has hours of its own, like a library or a café.' })),
    href: f.url({ label: 'Address', help: 'Its page.' }),
    openHours: f.required(f.reference(openHours, { help: 'When it is open; change them in their own entry.' })),
  })

/** Declares what is said of any day beside hours and programme. */
export const dayFields = () => ({
  sites: f.list(site(), {
    help: 'What helps on the way and at each site. It is shown on days on which the site is open.',
  }),
  further: f.list(further(), {
    label: 'Further hours',
    help: 'What else opens and closes, after the sites.',
    itemName: 'title',
  }),
})

/** What editors say of each site. */
export type SiteFacts = z.output<ReturnType<typeof dayFields>['sites']>[number]

/** Whether a month, from 1 to 12, lies within a season, which may reach over the turn of the year. */
export const isWithin = (month: number, { from, to }: { from: number; to: number }): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to
