import { list, object, slug, text } from './kinds.ts'

const site = object({
  code: slug.describe('In addresses and in content: `location_id` of its `{brand}_location`.'),
  name: text.describe('What it is called where no location entry says otherwise.'),
})

/** Where visitors come to. */
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
}
