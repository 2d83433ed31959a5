import { z } from 'zod'
import { address, frameHost, host, link, list, object, origin, text } from './kinds.ts'

const menuItem = z.union([text, link], 'Write a path like "/news", or { "title": "…", "href": "…" }.')

/** What the site links to, and which other hosts belong to it. */
export const links = {
  mainMenu: list(
    object({
      title: text.describe('What it is called.'),
      paths: list(text).describe('Where it may lead; the first address that has a page counts.'),
    }),
  )
    .default([])
    .describe('The main navigation; areas add to it what it does not name.'),
  footerMenus: list(
    object({
      title: text.describe('Heading of the column.'),
      items: list(menuItem).describe(
        'Paths, which are called as the page there, or links. `{brand}` and `{journal}` stand for these keys.',
      ),
    }),
  )
    .default([])
    .describe('Columns of the footer. What has no page is left out, and so is a column without links.'),
  socialLinks: list(link).default([]).describe('Profiles elsewhere: in the footer and in structured data.'),
  menuLabels: z
    .record(z.string(), text, 'Write an object.')
    .default({})
    .describe('What links of menus are called, by path; it wins over the title of the page.'),
  menuLinks: object({
    researchTools: link.optional().describe('Tools for research.'),
    collection: link.optional().describe('The collection.'),
    news: list(menuItem).optional().describe('What the menu of the news has beside its own pages: paths or links.'),
    museumEducation: list(link).optional().describe('What the museum offers to schools.'),
  })
    .default({})
    .describe('Links of section menus that lead outside, or to content of the institution.'),
  resourceListingExclusions: list(text).default([]).describe('Addresses at which no listing of resources stands.'),
  conservationNewsTag: text
    .optional()
    .describe('Slug of the topic tag under which the conservation institute has its news.'),
  ticketingHost: origin.optional().describe('Origin of the ticketing site.'),
  guideAppUrl: address.optional().describe('Where the guide app is downloaded.'),
  podcastServices: list(
    object({
      service: text.describe('As content names it; `rss` is the feed.'),
      label: text.describe('What visitors read.'),
      icon: text.optional().describe('Name of its icon, one of lucide.dev/icons.'),
    }),
  )
    .default([])
    .describe('Where podcasts are followed. A service that is not named here is called as content names it.'),
  frameHosts: list(frameHost).default([]).describe('Hosts whose pages may stand in a frame; others are links.'),
  redirectHosts: list(host).default([]).describe('Hosts that `redirects.json` may lead to.'),
}
