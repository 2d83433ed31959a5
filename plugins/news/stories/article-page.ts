import { definePage, feedsOf, type SectionList, section } from '#engine'
import { newsArticle } from '../json-ld.ts'
import { type ArticleEntry, article } from './article.ts'
import { storyIncludes } from './story-fields.ts'
import { storyHero } from './story-hero.ts'

/** What stands after the text of an article. */
const afterwards = (entry: ArticleEntry): SectionList => [
  entry.postscript && section('attribution', { text: entry.postscript }),
  entry.editorsNote && section('editorsNote', { text: entry.editorsNote }),
  entry.branding && section('coBrand', entry.branding),
  section('tagList', {
    heading: 'Article Tags',
    items: entry.topicTags.flatMap(({ title, path }) => (title ? [{ title, ...(path && { href: path }) }] : [])),
  }),
  entry.shopPromo && section('shopPromo', { item: entry.shopPromo, ctaText: 'Learn more about this publication' }),
  entry.callout && section('callOut', { contentPromo: entry.callout }),
  section('promoCards', { heading: 'Stay Connected', items: entry.contentPromos }),
  section('cardListing', { heading: 'Related Articles', items: entry.relatedArticles, size: 'medium' }),
]

export const articlePage = definePage({
  name: 'article',
  type: article,
  route: '/news/:slug',
  include: [
    ...storyIncludes,
    'callout.image',
    'callout.content_reference',
    'content_promos.image',
    'content_promos.content_reference',
  ],
  compose: (entry, _data, context) => [
    storyHero(entry, context),
    entry.keyMedia && section('keyMedia', entry.keyMedia),
    entry.leadText && section('intro', { text: entry.leadText }),
    ...entry.body,
    ...afterwards(entry),
  ],
  head: (_entry, _data, { institution }) => ({ feeds: feedsOf('/news', `News from ${institution.name}`) }),
  jsonLd: (entry, _data, context, basis) => newsArticle(entry, context, basis),
})
