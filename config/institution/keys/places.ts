import { z } from 'zod'
import { link, list, object, slug, text } from './kinds.ts'

const site = object({
  code: slug.describe('In addresses and in content: `location_id` of its `{brand}_location`.'),
  name: text.describe('What it is called where no location entry says otherwise.'),
})

/** Where visitors come to, and what holds for all that is shown there. */
export const places = {
  sites: list(site)
    .superRefine((sites, context) => {
      for (const [index, { code }] of sites.entries())
        if (sites.findIndex((other) => other.code === code) < index)
          context.addIssue({ code: 'custom', path: [index, 'code'], message: 'Give each site a code of its own.' })
    })
    .default([])
    .describe(
      'Where visitors come to, in the order in which filters offer them; the code `online` is for what is followed from home.',
    ),
  freeExhibitions: z
    .boolean('Write true or false.')
    .default(false)
    .describe('Every exhibition is free: its page, the calendar and structured data say so.'),
  pastExhibitions: link.optional().describe('The button below the list of exhibitions; it needs a page to lead to.'),
}
