import type { SettingsOf } from 'atrium'
import { z } from 'zod'

const words = z.string().trim().min(1)
const item = z.union(
  [words, z.strictObject({ title: words, href: words })],
  'Write a path like "/news", or { "title": "…", "href": "…" }.',
)

/** Declares what the menu leads to beside the area's own pages. */
export const settings = {
  'menuLinks.news': z
    .array(item, 'Write a list.')
    .default([])
    .describe('What the menu of the news has beside its own pages: paths or links.'),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
