import { z } from 'zod'
import { colors } from '#model/color/colors.ts'
import { link, list, matching, object, slug, text } from './kinds.ts'

const site = object({
  code: slug.describe('In addresses and in content: `location_id` of its `{brand}_location`.'),
  name: text.describe('What it is called where no location entry says otherwise.'),
})

const degrees = (most: number) => z.number(`Write degrees from ${-most} to ${most}.`).min(-most).max(most)
const percent = matching((value) => /^\d{1,3}(?:\.\d+)?%$/.test(value), 'Write a percentage like "49.5%".')

const map = object({
  image: text.optional().describe('uid of the `image` entry of the drawing.'),
  latitude: degrees(90).describe('Of its middle, in degrees.'),
  longitude: degrees(180).describe('Of its middle, in degrees.'),
  zoom: z.number('Write a number from 0 to 22.').min(0).max(22).describe('How near, as maps of the world count it.'),
  pins: list(
    object({
      site: slug.describe('`code` of the site.'),
      top: percent.describe('Of the drawing, from its upper edge.'),
      left: percent.describe('Of the drawing, from its left edge.'),
      color: z
        .enum(colors, `Write one of ${colors.join(', ')}.`)
        .optional()
        .describe('Ground of what the page says of the site, where an editor chose none.'),
    }),
  ).describe('Where the sites lie, in their order.'),
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
  siteMaps: object({
    visit: map.optional().describe('On the page for visitors.'),
    healthAndSafety: map.optional().describe('On the page about health and safety.'),
  })
    .default({})
    .describe('Drawn maps of the sites.'),
  freeExhibitions: z
    .boolean('Write true or false.')
    .default(false)
    .describe('Every exhibition is free: its page, the calendar and structured data say so.'),
  pastExhibitions: link.optional().describe('The button below the list of exhibitions, as it is written here.'),
}
