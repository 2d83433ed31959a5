import { f, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { signUp } from 'atrium/blocks/promo-cards/module.ts'
import { submenu } from 'atrium/model/page/submenu.ts'
import { definePage } from 'atrium/model/page.ts'
import publication from 'atrium/model/publication/types/publication.ts'
import { postParts } from 'atrium/ui/card/card-size.ts'
import messages from '../messages.ts'

const newestFirst = [{ field: 'meta.pubDate', order: 'descending' }, { field: 'title' }] as const

export default definePage({
  type: 'publications',
  label: 'Publications and reports',
  plural: 'Publications and reports pages',
  icon: 'book-copy',
  category: 'Publications',
  help: 'Every publication: what editors put forward, then all of them.',
  route: '/publications-reports',
  hero: { variant: 'Landing' },
  kind: 'Web Page',
  fields: {
    linkList: submenu({ help: 'Links in the hero, under a heading of their own.', group: 'Top of the page' }),
    featuredPublication: f.group(
      {
        header: f.text({ help: 'The heading over it.' }),
        ctaText: f.text({ label: 'Words of the link', help: 'The words of the link to it; default: Learn more.' }),
        item: f.card('publication', { label: 'Publication', help: 'The book that is shown.' }),
      },
      { group: 'Sections of the page', help: 'One book shown large at the top.' },
    ),
  },
  modules: {
    featuredPublications: listing({ size: 'xsmall' }, { help: 'Books put forward.' }),
    newPublications: listing({ size: 'xsmall' }, { help: 'Books that came out lately.' }),
    themedPublications: listing({ size: 'xsmall' }, { help: 'Books on one subject; say it in the heading.' }),
    news: listing({ show: postParts }),
    resources: listing({}, { help: 'What helps to find and order books.' }),
    signup: signUp({}, { label: 'Sign-up' }),
  },
  list: {
    of: publication,
    sortOptions: [
      { label: messages.newest, by: newestFirst },
      { label: messages.titleAscending, by: [{ field: 'title' }] },
      { label: messages.titleDescending, by: [{ field: 'title', order: 'descending' }] },
    ],
    filters: {
      imprint: { label: messages.imprint, field: 'meta.imprint' },
      format: { label: messages.format, field: 'meta.format', order: 'count' },
      year: { label: messages.year, field: 'year', descending: true },
    },
    nouns: messages.countOfPublications,
    cardSize: 'xsmall',
    look: ({ context: { translate } }) => {
      const { allPublications: heading, noPublications: empty } = translate(messages)
      return { heading, empty }
    },
  },
  compose: ({ entry: { linkList, featuredPublication }, list, parts, context: { translate } }) => {
    // Whoever pages, filters or sorts looks for a book.
    const isWhole = list.page === 1 && list.query.length === 0
    const { hero, featuredPublications, newPublications, themedPublications } = parts
    const { header: title, item, ctaText = translate(messages).learnMore } = featuredPublication ?? {}
    const cta = item?.href ? { title: ctaText, href: item.href } : undefined
    const one = item && featuredItem.section({ title, item, cta, variation: 'image-left' })
    const chosenByEditors = [one, featuredPublications, newPublications, themedPublications]
    return [
      section('hero', { ...hero, submenu: linkList ?? hero.submenu }),
      ...(isWhole ? chosenByEditors : []),
      ...parts.list,
      parts.news,
      parts.resources,
      parts.signup,
    ]
  },
})
