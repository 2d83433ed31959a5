import { type Card, f, type PageContext, section } from 'atrium'
import { chosenNavigation, navigationField } from 'atrium/model/navigation/chosen-navigation.ts'
import { definePage } from 'atrium/model/page.ts'
import { periodicalNode } from 'atrium/model/publication/periodical.json-ld.ts'
import periodical from 'atrium/model/publication/types/periodical.ts'
import { bySeason, issuesOf, newestIssue, pastIssues } from '../issues.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_magazine',
  label: 'Magazine',
  plural: 'Magazines',
  icon: 'book-open-text',
  category: 'Publications',
  help: 'The magazine: its current issue, its articles, and all past issues.',
  route: '/news/magazine',
  hero: { variant: 'Landing', navigation: chosenNavigation('news') },
  fields: {
    periodical: f.required(f.reference(periodical, { help: 'The magazine; its issues refer to it.' })),
    feature: f.group(
      {
        header: f.text({ help: 'The heading over them.' }),
        items: f.cards('article', { help: 'Articles put forward, in this order.' }),
      },
      {
        label: 'Featured articles',
        group: 'Sections of the page',
        help: 'Articles put forward, after the current issue.',
      },
    ),
    navigation: navigationField('news'),
    articles: f.group(
      { title: f.text({ help: 'The heading over the list.' }) },
      { group: 'Sections of the page', help: 'The list of all articles of the magazine.' },
    ),
    pastIssues: f.group(
      { title: f.text({ help: 'The heading over the issues.' }) },
      { group: 'Sections of the page', help: 'All issues but the current one.' },
    ),
  },
  list: {
    of: 'article',
    where: async ({ entry: { periodical: magazine }, context }) => {
      const issues = await issuesOf(magazine.uid, bySeason, context)
      return { publishedIn: { in: [magazine.uid, ...issues.map(({ uid }) => uid)] } }
    },
    sort: [{ field: 'sortDate', order: 'descending' }, { field: 'title' }],
    size: 12,
    cardSize: 'editorial inline',
    look: ({ entry: { articles }, context: { translate } }) => {
      const { articles: heading, noArticles: empty } = translate(messages)
      return { title: articles?.title, heading, empty }
    },
  },
  load: async ({ entry: { periodical: magazine }, context }) => {
    const issues = await issuesOf(magazine.uid, bySeason, context)
    const newest = newestIssue(issues)
    const cardsOf = (shown: readonly { uid: string }[]) => context.content.cardsOf(shown.map(({ uid }) => uid))
    const [current, past] = await Promise.all([cardsOf(newest ? [newest] : []), cardsOf(pastIssues(issues, newest))])
    return { issues, current, past }
  },
  compose: ({ entry, data: { current, past }, list, parts, context }) => [
    parts.hero,
    list.page === 1 &&
      section('listingFeature', {
        title: entry.feature?.header,
        items: [
          ...current.map((card) => currentIssueCard(card, entry.periodical, context)),
          ...(entry.feature?.items ?? []),
        ],
      }),
    ...parts.list,
    section('cardListing', {
      heading: entry.pastIssues?.title ?? context.translate(messages).pastIssues,
      items: past,
      size: 'xsmall',
      show: ['image', 'subtitle', 'ctas'],
    }),
  ],
  jsonLd: ({ entry, data: { issues }, context, basis }) => periodicalNode(entry.periodical, issues, { context, basis }),
})

interface Periodical {
  currentIssueHeading?: string
  currentIssueCtaText?: string
}

/** The card of the current issue among the features of a magazine: what it is, and a link in the words of the magazine. */
function currentIssueCard(
  card: Card,
  { currentIssueHeading, currentIssueCtaText }: Periodical,
  { translate }: Pick<PageContext, 'translate'>,
): Card {
  const t = translate(messages)
  const { href, ctas = [] } = card
  const read = href ? [{ title: currentIssueCtaText ?? t.readIssue, href }] : []
  const said = card.lang ? { said: [...(card.said ?? []), 'tag' as const, 'ctas' as const] } : {}
  return { ...card, ...said, tag: currentIssueHeading ?? t.currentIssue, ctas: [...read, ...ctas] }
}
