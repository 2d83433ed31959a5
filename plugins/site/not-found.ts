import { defineErrorPage, type PageContext, section } from '#engine'
import page404 from './types/page-404.ts'

/** Where a missing page's copy is looked for: a page of ours, which asks the archive in turn. */
export const LOOK_UP = '/archived-copy'

/** The entry published first is the one that counts. */
export async function firstEntry({ content }: PageContext) {
  const { items } = await content.entries(page404, {
    sort: [{ field: 'publish_details.time' }],
    page: { number: 1, size: 1 },
  })
  return items[0]
}

export const notFoundPage = defineErrorPage({
  status: 404,
  load: ({ context }) => firstEntry(context),
  head: ({ data: entry }) => ({ title: 'Page Not Found', description: entry?.a11yDescription }),
  compose: ({ error: { path }, data: entry }) => [
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
  head: ({ error: { status } }) => ({ title: String(status) }),
  compose: ({ error: { status, message } }) => [
    section('errorMessage', {
      title: String(status),
      text: `An error occurred ${message || status}`,
      link: { title: 'Home page', href: '/' },
    }),
  ],
})
