import { f, feedsOf, section } from '#engine'
import { definePage } from '#model/page.ts'
import contentPromo from '#model/promo/types/content-promo.ts'
import messages from '../messages.ts'
import { newsArticle } from '../news-article.json-ld.ts'
import { newsFeedTitle } from '../stories.ts'
import { bylineOf, storyFields } from '../story-fields.ts'
import { storyHero, tagList } from '../story-hero.ts'

export default definePage({
  type: 'article',
  label: 'Article',
  help: 'A magazine article.',
  route: '/news/:slug',
  fields: {
    ...storyFields(),
    leadText: f.html(),
    updatedDate: f.date(),
    shopPromo: f.card('publication'),
    callout: f.reference(contentPromo),
    contentPromos: f.references(contentPromo),
    relatedArticles: f.cards(['article', 'press_release']),
    publishedIn: f.stubs(['periodical', 'periodical_issue', 'publication']),
  },
  index: ['sortDate', 'publicationDate', 'updatedDate', 'categories', 'topicTags', 'authors', 'publishedIn'],
  derive: ({ entry: { updatedDate, publicationDate } }) => ({ sortDate: updatedDate ?? publicationDate }),
  card: ({ entry }) => ({
    date: entry.updatedDate ?? entry.publicationDate,
    excerpt: entry.blurb,
    meta: bylineOf(entry.authors),
  }),
  compose: ({ entry, parts, context, context: { translate } }) => [
    storyHero(parts.hero, entry, context),
    entry.keyMedia && section('keyMedia', entry.keyMedia),
    entry.leadText && section('intro', { text: entry.leadText }),
    ...entry.body,
    entry.postscript && section('attribution', { text: entry.postscript }),
    entry.editorsNote && section('editorsNote', { text: entry.editorsNote }),
    entry.branding && section('coBrand', entry.branding),
    tagList(entry, context),
    entry.shopPromo && section('shopPromo', { item: entry.shopPromo, ctaText: translate(messages).learnMore }),
    entry.callout && section('callOut', { contentPromo: entry.callout }),
    section('promoCards', { heading: translate(messages).stayConnected, items: entry.contentPromos }),
    section('cardListing', {
      heading: translate(messages).relatedArticles,
      items: entry.relatedArticles,
      size: 'medium',
    }),
  ],
  head: ({ entry: { blurb, intro, leadText }, context }) => ({
    description: blurb ?? intro ?? leadText,
    feeds: feedsOf('/news', newsFeedTitle(context)),
  }),
  jsonLd: ({ entry, context, basis }) => newsArticle(entry, context, basis),
})
