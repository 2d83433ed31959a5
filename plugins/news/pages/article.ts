import { f, feedsOf, section } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { metaOf } from 'atrium/model/person/contributor.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import messages from '../messages.ts'
import { newsArticle } from '../news-article.json-ld.ts'
import { newsFeedTitle } from '../stories.ts'
import { storyFields } from '../story-fields.ts'
import { storyHero, tagList } from '../story-hero.ts'
import { articleTemplates } from '../templates.ts'

export default definePage({
  type: 'article',
  label: 'Article',
  kind: messages.article,
  plural: 'Articles',
  icon: 'newspaper',
  category: 'Stories',
  templates: articleTemplates,
  help: 'A magazine article.',
  route: '/news/:slug',
  fields: {
    ...storyFields(),
    leadText: f.html({ group: 'Story', help: 'The first sentences, set larger.' }),
    updatedDate: f.date({ group: 'In lists', help: 'Printed beside the date of publication; lists are sorted by it.' }),
    shopPromo: f.card('publication', { group: 'Related', help: 'A book that the story leads to.' }),
    callout: f.reference(contentPromo, {
      label: 'Call-out',
      group: 'Related',
      help: 'One invitation on a color, after the story.',
    }),
    contentPromos: f.references(contentPromo, {
      group: 'Related',
      help: 'Invitations to stay in touch, after the story.',
    }),
    relatedArticles: f.cards(['article', 'press_release'], {
      group: 'Related',
      help: 'Cards below the story, in this order.',
    }),
    publishedIn: f.stubs(['periodical', 'periodical_issue', 'publication'], {
      group: 'Related',
      help: 'The issue or book that the story was printed in.',
    }),
  },
  index: ['sortDate', 'publicationDate', 'updatedDate', 'categories', 'topicTags', 'authors', 'publishedIn'],
  derive: ({ entry: { updatedDate, publicationDate } }) => ({ sortDate: updatedDate ?? publicationDate }),
  card: ({ entry }) => ({
    date: entry.updatedDate ?? entry.publicationDate,
    excerpt: entry.blurb,
    ...metaOf(entry.authors),
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
