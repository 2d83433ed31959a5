import { f, listAddress, section, wordsParameter } from 'atrium'
import { filteredSection } from 'atrium/model/page/list.ts'
import { definePage } from 'atrium/model/page.ts'
import { answerSection, answersTo } from '../answers.ts'
import { foundElsewhere } from '../elsewhere.ts'
import messages from '../messages.ts'
import { SEARCH } from '../open-search.ts'
import { cardOf } from '../results/result-card.ts'
import { results, termIn } from '../results/results.ts'
import { toolsSection } from '../tools.ts'
import { nearestCards, topCardFor } from '../top-cards/find.ts'
import { hoursOfSites, topCardSection } from '../top-cards/section.ts'

const PAGE_SIZE = 20

/** The page that searches the site: field, results with their filters, cards that editors chose, and tools. */
export default definePage({
  type: 'page_search',
  label: 'Search',
  plural: 'Search pages',
  icon: 'search',
  category: 'Site',
  help: 'The page that searches the site.',
  route: SEARCH.path,
  fields: {
    noResultsMessage: f.html({ help: 'What is said where a search finds nothing.' }),
    searchTools: f.group(
      {
        title: f.text({ help: 'The heading over the tools.' }),
        items: f.list(
          f.group({
            title: f.text({ help: 'What it is called.' }),
            text: f.html({ help: 'What is found there.' }),
            link: f.required(f.link({ help: 'Where it is.' })),
          }),
          { help: 'One for each place.', itemName: 'title' },
        ),
      },
      { help: 'Other places to search: catalogues, databases, an archive.' },
    ),
  },
  hero: { variant: 'Detail' },
  query: { q: wordsParameter },
  limit: { perMinute: 120 },
  list: {
    of: results,
    size: PAGE_SIZE,
    filters: { type: { label: messages.type, single: true }, source: { label: messages.source, single: true } },
  },
  async load({ entry, list: { answer, total, unfiltered }, context }) {
    const term = termIn(context)
    const meant = [term, answer.isReplaced ? answer.suggestion : undefined].filter((words) => words !== undefined)
    const [topCard] = (await Promise.all(meant.map((words) => topCardFor(words, context)))).filter(Boolean)
    const answers = topCard ? [] : (await Promise.all(meant.map((words) => answersTo(words, context)))).flat()
    const sites = topCard ? await hoursOfSites(topCard, context) : []
    const nearest =
      term && unfiltered === 0 && !topCard && answers.length === 0 ? await nearestCards(term, context) : []
    const { error, written } = answer
    const elsewhere = term && !error ? await foundElsewhere(term, { written, page: entry.uid }, context) : []
    return { term, error, elsewhere, results: answer.items, topCard, answers, sites, total, nearest }
  },
  compose({ entry, list, data: { term, error, elsewhere, topCard, answers, sites, nearest }, parts, context }) {
    const t = context.translate(messages)
    const { suggestion, isReplaced = false } = list.answer
    const isShown = isReplaced && list.unfiltered > 0
    return [
      section('hero', { ...parts.hero, intro: term ? undefined : parts.hero.intro }),
      section('searchForm', { action: context.path, suggestions: SEARCH.suggestions, term }),
      topCard && topCardSection(topCard, sites, context),
      ...answers.map(answerSection),
      term &&
        section('searchNotice', {
          term,
          failed: error !== undefined,
          nothing: list.unfiltered === 0,
          message: entry.noResultsMessage,
          suggestion: suggestion
            ? { term: suggestion, href: listAddress(context.path, [['q', suggestion]]), isShown }
            : undefined,
          nearest: nearest.flatMap((card) => {
            const href = card.linkGroup.flatMap(({ cta }) => cta)[0]?.href
            return href ? [{ title: card.name, href, lang: context.langOf(card) }] : []
          }),
          elsewhere,
        }),
      term &&
        filteredSection(
          {
            list,
            nouns: messages.results,
            id: 'results',
            heading: t.resultsFor({ term: (isShown && suggestion) || term }),
            size: 'editorial inline',
            items: list.items.map((result) => cardOf(result, context)),
          },
          context,
        ),
      toolsSection(entry.searchTools, term, context),
    ]
  },
  head: ({ entry, list, data: { term }, context: { translate } }) => ({
    title: term && translate(messages).titleFor({ title: entry.name, term }),
    noindex: true,
  }),
})
