import { z } from 'zod'
import { frameHost, host, link, list, object, text } from './kinds.ts'

const menuItem = z.union([text, link], 'Write a path like "/news", or { "title": "…", "href": "…" }.')

/** Links of the site, and other hosts that belong to it. */
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
        'Paths, which are called as the page there, or links. `{brand}` is filled with that key, and so is the name of any key of an area that is a text.',
      ),
    }),
  )
    .default([])
    .describe('Columns of the footer. What has no page is left out, and so is a column without links.'),
  socialLinks: list(link).default([]).describe('Profiles elsewhere: in the footer and in structured data.'),
  menuLabels: z
    .record(z.string(), text, 'Write an object.')
    .default({})
    .describe(
      'What links of menus are called, by path; it wins over the title of the page. A part of a page has a line of its own, like `/about/contact/#museum`.',
    ),
  frameHosts: list(frameHost).default([]).describe('Hosts whose pages may be shown in a frame; others are links.'),
  redirectHosts: list(host).default([]).describe('Hosts that `redirects.json` may lead to.'),
}
