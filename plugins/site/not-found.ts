import { defineErrorPage, type PageContext, section } from 'atrium'
import messages from './messages.ts'
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
  head: ({ data: entry, context: { translate } }) => ({
    title: translate(messages).notFound,
    description: entry?.a11yDescription,
  }),
  compose: ({ error: { path }, data: entry, context: { translate, langOf } }) => [
    section('notFound', {
      title: translate(messages).notFound,
      subheading: entry?.title,
      description: entry?.a11yDescription,
      lang: entry && langOf(entry),
      image: entry?.image,
      links: entry?.links ?? [],
      lookUp:
        path === LOOK_UP
          ? undefined
          : { title: translate(messages).lookForCopy, href: `${LOOK_UP}?path=${encodeURIComponent(path)}` },
    }),
  ],
})

export const otherErrorPage = defineErrorPage({
  status: 'other',
  head: ({ error: { status } }) => ({ title: String(status) }),
  compose: ({ error: { status, message }, context: { translate } }) => [
    section('errorMessage', {
      title: String(status),
      text: translate(messages).errorOccurred({ error: message || String(status) }),
      link: { title: translate(messages).homePage, href: '/' },
    }),
  ],
})
