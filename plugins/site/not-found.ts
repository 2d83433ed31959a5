import { z } from 'zod'
import {
  also,
  defineContentType,
  defineErrorPage,
  group,
  html,
  image,
  links,
  type PageContext,
  section,
  text,
} from '#engine'

/** Where a missing page's copy is looked for: a page of ours, which asks the archive in turn. */
export const LOOK_UP = '/archived-copy'

export const page404 = defineContentType({
  name: 'page_404',
  label: 'Page not found',
  schema: z.object({
    a11yDescription: text(),
    image: image(),
    links: links(),
    archiveLinkTitle: text(),
    archiveLookupStatusMessages: also(group({ success: html(), failure: html() }), 'status_messages'),
  }),
})

type Page404 = z.output<typeof page404.schema>

/** The entry published first is the one that counts. */
export async function firstEntry({ content }: PageContext) {
  const { items } = await content.entries<Page404>('page_404', {
    sort: [{ field: 'publish_details.time' }],
    page: { number: 1, size: 1 },
    include: ['image'],
  })
  return items[0]
}

export const notFoundPage = defineErrorPage({
  status: 404,
  load: (_error, context) => firstEntry(context),
  head: (_error, entry) => ({
    title: 'Page Not Found',
    ...(entry?.a11yDescription && { description: entry.a11yDescription }),
  }),
  compose: ({ path }, entry) => [
    section('notFound', {
      title: 'Page Not Found',
      subheading: entry?.title,
      description: entry?.a11yDescription,
      image: entry?.image,
      links: entry?.links ?? [],
      lookUp:
        path === LOOK_UP
          ? undefined
          : { title: 'Look for an archived copy of this page', href: `${LOOK_UP}?path=${encodeURIComponent(path)}` },
    }),
  ],
})

export const otherErrorPage = defineErrorPage({
  status: 'other',
  head: ({ status }) => ({ title: String(status) }),
  compose: ({ status, message }) => [
    section('errorMessage', {
      title: String(status),
      text: `An error occurred ${message || status}`,
      link: { title: 'Home page', href: '/' },
    }),
  ],
})
